import type { Call } from './call.ts';
import type { WireRequest } from './Transport.ts';

/** What is asked of the museum by a POST: which call, and its payload. */
export interface Question {
  readonly call: Call;
  readonly payload: object;
}

/** The headers of every request; those who came without the mini-program's token send none (§6). */
export const headersFor = (token: string | null): WireRequest['headers'] => ({
  'content-type': 'application/json',
  ...(token === null || token === '' ? {} : { token }),
});

/** A question as it leaves the app, but for its headers. */
export const posted = ({ call, payload }: Question): Omit<WireRequest, 'headers'> => ({
  method: 'POST',
  path: call.path,
  body: JSON.stringify(payload),
});
