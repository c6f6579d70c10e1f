/**
 * The museum's wire as bytes: one request in, one response out. {@link HttpMuseumApi} speaks over it; `fetch` carries
 * it in production and the in-memory museum answers it everywhere else, so that the translation is tested once.
 */

/** One call as it leaves the app. `path` starts with `/` and stands below the museum's API prefix. */
export interface WireRequest {
  readonly method: 'GET' | 'POST';
  /** Holds no query: that stands in {@link query}. */
  readonly path: string;
  /** The query of a GET, not yet encoded. */
  readonly query?: Readonly<Record<string, string>>;
  /** Header names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text; absent on GET. */
  readonly body?: string;
}

/** One answer as it arrives, before anybody has looked into it. */
export interface WireResponse {
  readonly status: number;
  /** Header names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Why no answer arrived. The request may or may not have reached the museum. */
export class TransportError extends Error {
  constructor(readonly reason: 'network' | 'timeout') {
    super(`no answer from the museum: ${reason}`);
    this.name = 'TransportError';
  }
}

/** Carries requests to a museum. */
export interface Transport {
  /**
   * Sends one request and resolves with whatever answer came, whatever its status.
   *
   * @throws TransportError when no answer came within `timeoutMs` or the connection broke
   */
  send(request: WireRequest, timeoutMs: number): Promise<WireResponse>;
}
