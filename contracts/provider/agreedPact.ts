import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** Where the agreement stands. */
export const agreedPactFile = join(import.meta.dirname, '../pacts/timed-entry-museum-api.json');

// Loose throughout and without defaults in answers: what is not looked into stays as it is, so that a changed agreement can be written again.
const PactSchema = v.looseObject({
  consumer: v.looseObject({ name: v.string() }),
  provider: v.looseObject({ name: v.string() }),
  interactions: v.array(
    v.looseObject({
      description: v.string(),
      providerStates: v.optional(
        v.array(
          v.looseObject({
            name: v.string(),
            params: v.optional(v.record(v.string(), v.unknown()), {}),
          }),
        ),
        [],
      ),
      request: v.looseObject({
        method: v.string(),
        path: v.string(),
        headers: v.optional(v.record(v.string(), v.unknown()), {}),
        query: v.optional(v.record(v.string(), v.unknown()), {}),
        body: v.optional(v.looseObject({ content: v.record(v.string(), v.unknown()) })),
      }),
      response: v.looseObject({
        status: v.number(),
        body: v.looseObject({
          // The two GET calls have a code only when something went wrong.
          content: v.looseObject({ code: v.exactOptional(v.number()) }),
        }),
      }),
    }),
  ),
});

/** An agreement as far as it is looked into. */
export type AgreedPact = v.InferOutput<typeof PactSchema>;

/** The code that an interaction's answer has, or stands for. */
export const codeOf = ({ response }: AgreedPact['interactions'][number]): number =>
  response.body.content.code ?? 0;

/** Reads an agreement. Throws when there is none, or the file holds something else. */
export function readPact(file: string): AgreedPact {
  return v.parse(PactSchema, JSON.parse(readFileSync(file, 'utf8')));
}
