import * as v from 'valibot';
import type { Failure } from '../../domain/model/Failure.ts';
import { failed, type Result, success } from '../../domain/model/Result.ts';
import { truncated } from '../../domain/model/Text.ts';
import { losslessJson } from './LosslessJson.ts';
import type { WireResponse } from './Transport.ts';

/** An answer longer than this is not read (Q-BAD-1). */
const longestBody = 2 * 1024 * 1024;
/** The login has expired (§7). */
const expiredCode = 1017;
const longestText = 200;
const longestRetryAfterMs = 120_000;

const malformed: Failure = { kind: 'malformed' };

const codeSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+$/))]),
  v.transform(Number),
  v.safeInteger(),
);

/**
 * What every answer of the museum is wrapped in (§7): `code` as a number or numeric text, the rest by the code. The two
 * `.do` calls answer with `content` instead, and with a code only when something went wrong.
 */
const envelopeSchema = v.object({
  code: v.optional(codeSchema),
  data: v.optional(v.unknown()),
  content: v.optional(v.unknown()),
  error: v.optional(v.unknown()),
  message: v.optional(v.unknown()),
});

// Control characters and the marks that turn the direction of text around.
const unprintable = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const plainText = (value: unknown): string =>
  typeof value === 'string' ? truncated(value.replace(unprintable, '').trim(), longestText) : '';

/** How long to wait by `Retry-After`, in seconds or as a date; undefined when it says nothing readable. */
const retryAfterMs = (headers: WireResponse['headers']): number | undefined => {
  const value = headers['retry-after']?.trim() ?? '';
  if (/^\d+$/.test(value)) return Math.min(Number(value) * 1000, longestRetryAfterMs);
  // Engines read dates into much that is none, such as "-5"; an HTTP date ends in its zone.
  const until = /GMT$/i.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(until)) return undefined;
  // The museum's own clock where it is readable: the phone's may be wrong.
  const sent = Date.parse(headers['date'] ?? '');
  const wait = until - (Number.isNaN(sent) ? Date.now() : sent);
  return Math.min(Math.max(wait, 0), longestRetryAfterMs);
};

const busy = (headers: WireResponse['headers']): Failure => {
  const wait = retryAfterMs(headers);
  return wait === undefined ? { kind: 'busy' } : { kind: 'busy', retryAfterMs: wait };
};

// A crowded gate answers in JSON, or says when to come back; a page that does neither stands for a closed museum.
const isPage = (body: string): boolean => /^\s*</.test(body);

/**
 * A status that speaks for itself. A gateway that got no answer for a write can't know whether the museum carried it
 * out, so that a write ends there as if the connection had broken (R25).
 */
const failureOfStatus = (
  { status, headers, body }: WireResponse,
  writes: boolean,
): Failure | null => {
  if (status === 503 && isPage(body) && retryAfterMs(headers) === undefined) {
    return { kind: 'maintenance' };
  }
  if (status === 429 || status === 503) return busy(headers);
  if (status === 502) return writes ? { kind: 'network' } : busy(headers);
  if (status === 504) return writes ? { kind: 'timeout' } : busy(headers);
  return null;
};

/** What a JSON text holds; undefined for anything that is none, and for more than 2 MB of it. */
const readJson = async (text: string): Promise<unknown> => {
  if (text.length > longestBody) return undefined;
  try {
    return await losslessJson(text);
  } catch {
    return undefined;
  }
};

type Envelope = v.InferOutput<typeof envelopeSchema>;

const openedAnswer = async (
  response: WireResponse,
  writes: boolean,
  codeWhenMissing?: number,
): Promise<Result<Envelope>> => {
  const envelope = v.safeParse(envelopeSchema, await readJson(response.body));
  const code = envelope.success ? (envelope.output.code ?? codeWhenMissing) : undefined;
  if (code === expiredCode) return failed({ kind: 'expired' });
  const byStatus = failureOfStatus(response, writes);
  if (byStatus !== null) return failed(byStatus);
  if (!envelope.success || code === undefined || response.status >= 500) return failed(malformed);
  if (code !== 0) {
    const text = plainText(envelope.output.error) || plainText(envelope.output.message);
    return failed({ kind: 'business', code: String(code), text });
  }
  if (response.status < 200 || response.status > 299) return failed(malformed);
  return success(envelope.output);
};

/**
 * Opens an answer's envelope, the first edge, and hands on the call's own data for {@link readData} (Q-BAD-1).
 *
 * - code 1017, whatever the status: `expired`
 * - HTTP 503 with a page and without `Retry-After`: `maintenance`
 * - HTTP 429, 502, 503, 504: `busy`, with the wait of `Retry-After` up to two minutes
 * - any other code but 0: `business`, with the plain text of `error` or `message`
 * - no JSON, no envelope, another status, more than 2 MB: `malformed`
 */
export async function openEnvelope(
  response: WireResponse,
  writes: boolean,
): Promise<Result<unknown>> {
  const opened = await openedAnswer(response, writes);
  return opened.ok ? success(opened.value.data) : opened;
}

/**
 * Opens an answer of the `.do` calls, which have no envelope but `content` (§7), and hands that on. Where it is a JSON
 * text, which is a second edge, what stands in the text. Fails as {@link openEnvelope} does; a missing code is none.
 */
export async function openContent(response: WireResponse): Promise<Result<unknown>> {
  const opened = await openedAnswer(response, false, 0);
  if (!opened.ok) return opened;
  const { content } = opened.value;
  return success(typeof content === 'string' ? await readJson(content) : content);
}

/** Reads what was in an envelope by the call's own schema, the second step; `malformed` when it has another shape. */
export function readData<T>(data: unknown, schema: v.GenericSchema<unknown, T>): Result<T> {
  const parsed = v.safeParse(schema, data);
  return parsed.success ? success(parsed.output) : failed(malformed);
}
