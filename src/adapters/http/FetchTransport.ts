import {
  type Transport,
  TransportError,
  type WireRequest,
  type WireResponse,
} from './Transport.ts';

/** Where a {@link FetchTransport} sends to. */
export interface FetchTransportSettings {
  /**
   * What is put before every path: a path on the page's own origin (`/museum`) or an absolute address
   * (`https://museum.example/api`), without a slash at its end.
   */
  readonly prefix: string;
}

// One slash, then nothing that could lead to another host or, by dot segments, out of the prefix.
const safePath = /^\/(?!\/)(?!.*\/(?:\.|%2e){1,2}(?:\/|$))[^\\?#\s]*$/i;

const lowerCase = (headers: Headers): Record<string, string> => {
  const named: Record<string, string> = {};
  headers.forEach((value, name) => {
    named[name.toLowerCase()] = value;
  });
  return named;
};

/**
 * Carries requests to a real museum by `fetch`. Nothing is cached, no referrer is told, and no redirect is followed: a
 * token never reaches another address than the configured one (Q-SEC-3, Q-SEC-6).
 */
export class FetchTransport implements Transport {
  readonly #prefix: string;

  constructor({ prefix }: FetchTransportSettings) {
    this.#prefix = prefix;
  }

  async send(
    { method, path, query, headers, body }: WireRequest,
    timeoutMs: number,
  ): Promise<WireResponse> {
    // An order number out of an address may hold anything; what is no path of the museum's reaches nobody.
    if (!safePath.test(path)) throw new TransportError('network');
    // AbortSignal.timeout is missing in the older web-views that the app has to run in.
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), timeoutMs);
    try {
      const search = query === undefined ? '' : `?${new URLSearchParams(query)}`;
      const response = await fetch(this.#prefix + path + search, {
        method,
        headers,
        ...(body === undefined ? {} : { body }),
        cache: 'no-store',
        credentials: 'same-origin',
        referrerPolicy: 'no-referrer',
        redirect: 'error',
        signal: controller.signal,
      });
      return {
        status: response.status,
        headers: lowerCase(response.headers),
        body: await response.text(),
      };
    } catch {
      throw new TransportError(controller.signal.aborted ? 'timeout' : 'network');
    } finally {
      clearTimeout(timer);
    }
  }
}
