import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** Where {@link readSeenRed} reads, and where a run of all guards writes. */
export const seenRedFile: string = join(import.meta.dirname, '../../test/trust/seenRed.json');

const SeenRedSchema = v.object({ guard: v.string(), on: v.string(), red: v.array(v.string()) });

/** When a guard was last broken on purpose, as an ISO date, and the titles of the tests that were red then. */
export type SeenRed = Readonly<v.InferOutput<typeof SeenRedSchema>>;

/** The guards seen broken so far. @throws ValiError when the record is none */
export function readSeenRed(): readonly SeenRed[] {
  return v.parse(v.array(SeenRedSchema), JSON.parse(readFileSync(seenRedFile, 'utf8')));
}
