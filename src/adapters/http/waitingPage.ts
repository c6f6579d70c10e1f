import * as v from 'valibot';
import type { Failure } from '../../domain/model/Failure.ts';
import type { WireResponse } from './Transport.ts';

const askAgainMs = { least: 1_000, most: 120_000 } as const;
const mostMinutes = 24 * 60;

const count = v.fallback(v.pipe(v.number(), v.finite(), v.minValue(0)), 0);

/** What a waiting room before the museum answers in JSON; one of them puts it under a name of its own. */
const RoomSchema = v.object({
  inWaitingRoom: v.literal(true),
  waitTimeKnown: v.optional(v.unknown()),
  waitTime: v.optional(count, 0),
  refreshIntervalSeconds: v.optional(count, 0),
});

const AnswerSchema = v.union([
  RoomSchema,
  v.pipe(
    v.object({ cfWaitingRoom: RoomSchema }),
    v.transform(({ cfWaitingRoom }) => cfWaitingRoom),
  ),
]);

const waitingWords = /waiting\s?-?room|please wait|in line|排队|等候|稍候|http-equiv=["']?refresh/i;
const readFirst = 20_000;

const again = (seconds: number): { retryAfterMs?: number } =>
  seconds > 0
    ? { retryAfterMs: Math.min(Math.max(seconds * 1000, askAgainMs.least), askAgainMs.most) }
    : {};

/**
 * What a waiting room says that answered in the museum's place; null for anything that is none (Q-RUSH-6). In JSON it
 * is sure, and a write that met it never reached the museum. A page is one by its words or because it refreshes itself,
 * and for a read alone: of a write nobody can tell whether it was carried out before.
 *
 * @param json what the body held, undefined where that was no JSON
 */
export function waitingPage(
  { body, headers }: WireResponse,
  json: unknown,
  writes: boolean,
): Failure | null {
  const room = v.safeParse(AnswerSchema, json);
  if (room.success) {
    const { waitTimeKnown, waitTime, refreshIntervalSeconds } = room.output;
    const minutes = waitTimeKnown === false ? 0 : Math.min(Math.ceil(waitTime), mostMinutes);
    return {
      kind: 'busy',
      ...again(refreshIntervalSeconds),
      ...(minutes > 0 ? { queueMinutes: minutes } : {}),
    };
  }
  const refresh = headers['refresh'];
  const isPage = /^\s*</.test(body);
  if (
    writes ||
    !isPage ||
    (refresh === undefined && !waitingWords.test(body.slice(0, readFirst)))
  ) {
    return null;
  }
  return { kind: 'busy', ...again(Number.parseInt(refresh ?? '', 10)) };
}
