import type { AskingPage } from './adapters/askingPage.ts';
import { browserAdapters } from './adapters/browserAdapters.ts';
import { start } from './start.ts';

/** Starts the app of production. */
export const startOnline = (page: AskingPage, document: Document): Promise<void> =>
  start(browserAdapters(page), { document, answered: page.answered });
