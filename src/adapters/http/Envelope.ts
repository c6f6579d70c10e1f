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
);

/** What every answer of the museum is wrapped in (§7): `code` as a number or numeric text, the rest by the code. */
const envelopeSchema = v.object({
  code: codeSchema,
  data: v.optional(v.unknown()),
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

/**
 * A status that speaks for itself, whatever the body. A gateway that got no answer for a write can't know whether the
 * museum carried it out, so that a write ends there as if the connection had broken (R25).
 */
const failureOfStatus = ({ status, headers }: WireResponse, writes: boolean): Failure | null => {
  if (status === 429 || status === 503) return busy(headers);
  if (status === 502) return writes ? { kind: 'network' } : busy(headers);
  if (status === 504) return writes ? { kind: 'timeout' } : busy(headers);
  return null;
};

const contentOf = async (body: string): Promise<unknown> => {
  if (body.length > longestBody) return undefined;
  try {
    return await losslessJson(body);
  } catch {
    return undefined;
  }
};

/**
 * Opens an answer: envelope first, then the call's own data (Q-BAD-1).
 *
 * - code 1017, whatever the status: `expired`
 * - HTTP 429, 502, 503, 504: `busy`, with the wait of `Retry-After` up to two minutes
 * - any other code but 0: `business`, with the plain text of `error` or `message`
 * - no JSON, no envelope, data of another shape, another status, more than 2 MB: `malformed`
 */
export async function openEnvelope<T>(
  response: WireResponse,
  dataSchema: v.GenericSchema<unknown, T>,
  writes: boolean,
): Promise<Result<T>> {
  const envelope = v.safeParse(envelopeSchema, await contentOf(response.body));
  if (envelope.success && envelope.output.code === expiredCode) {
    return failed({ kind: 'expired' });
  }
  const byStatus = failureOfStatus(response, writes);
  if (byStatus !== null) return failed(byStatus);
  if (!envelope.success || response.status >= 500) return failed(malformed);
  const { code, data, error, message } = envelope.output;
  if (code !== 0) {
    const text = plainText(error) || plainText(message);
    return failed({ kind: 'business', code: String(code), text });
  }
  if (response.status < 200 || response.status > 299) return failed(malformed);
  const parsed = v.safeParse(dataSchema, data);
  return parsed.success ? success(parsed.output) : failed(malformed);
}
