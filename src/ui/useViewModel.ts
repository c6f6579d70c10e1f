import { useEffect, useState } from 'react';
import type { Stop } from '../ports/Clock.ts';

/** A model that has something to do while its screen is shown. Its constructor does nothing but remember. */
export interface Startable {
  /** Begins; the returned function ends it. May be called again after it was ended (StrictMode does). */
  start(): Stop;
}

/** Makes a screen's model once, starts it while the screen is shown, and stops it when the screen is left. */
export function useViewModel<Model extends Startable>(create: () => Model): Model {
  const [model] = useState(create);
  useEffect(() => model.start(), [model]);
  return model;
}
