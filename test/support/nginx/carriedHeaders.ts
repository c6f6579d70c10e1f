import { readHeaders, shippedHeaders } from '../../../scripts/readHeaders.ts';
import type { Answered } from './ask.ts';

type Pairs = readonly (readonly [name: string, value: string | string[] | undefined])[];

/** The headers of deploy/headers.conf, names in small letters, in the file's order. */
export const wantedHeaders: Pairs = Object.entries(readHeaders(shippedHeaders)).map(
  ([name, value]) => [name.toLowerCase(), value],
);

/** The same as an answer carries them: one that comes twice is joined by a comma, and so another value. */
export const carriedHeaders = ({ headers }: Answered): Pairs =>
  wantedHeaders.map(([name]) => [name, headers[name]]);
