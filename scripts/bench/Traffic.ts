import type { CDPSession } from 'playwright-core';

/** What a file is to the visitor who waits for it. */
export type TrafficKind = 'html' | 'js' | 'css' | 'image' | 'museum' | 'other';

/** One request. Times are milliseconds since the page itself was asked for. */
export interface WireRequest {
  readonly path: string;
  readonly kind: TrafficKind;
  readonly sent: number;
  answered: number | null;
  /** 0 until the answer begins. */
  status: number;
  /** On the wire, packed, with its headers. */
  bytes: number;
}

const kinds: readonly (readonly [RegExp, TrafficKind])[] = [
  [/^\/museum\/file\//, 'image'],
  [/^\/museum\//, 'museum'],
  [/\.m?js$/, 'js'],
  [/\.css$/, 'css'],
  [/\.(?:svg|png|jpg|webp|ico)$/, 'image'],
  [/(?:^\/[^.]*|\.html)$/, 'html'],
];

/** What a path of the app's origin leads to. */
export function kindOf(path: string): TrafficKind {
  return kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';
}

/** Hears what a page asks for, by the browser's own account. */
export class Traffic {
  readonly requests: WireRequest[] = [];
  readonly #open = new Map<string, WireRequest>();
  #start: number | null = null;
  #lastChange = performance.now();

  /** Begins to hear; the page must not have been opened yet. */
  static async of(devTools: CDPSession): Promise<Traffic> {
    const traffic = new Traffic();
    devTools.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
      if (/^https?:/.test(request.url)) traffic.#begin(requestId, request.url, timestamp * 1000);
    });
    devTools.on('Network.responseReceived', ({ requestId, response }) => {
      const request = traffic.#open.get(requestId);
      if (request !== undefined) request.status = response.status;
    });
    devTools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
      traffic.#end(requestId, timestamp * 1000, encodedDataLength),
    );
    devTools.on('Network.loadingFailed', ({ requestId }) => traffic.#end(requestId, null, 0));
    await devTools.send('Network.enable');
    return traffic;
  }

  /** For how many milliseconds nothing has been under way. */
  quietFor(): number {
    return this.#open.size > 0 ? 0 : performance.now() - this.#lastChange;
  }

  /** The requests that came to an end without an answer, or with a refusal. */
  get failures(): readonly WireRequest[] {
    const open = new Set(this.#open.values());
    return this.requests.filter(
      (request) => !open.has(request) && (request.answered === null || request.status >= 400),
    );
  }

  /** What was asked for before a moment, in milliseconds since the page was. */
  before(moment: number): readonly WireRequest[] {
    return this.requests.filter(({ sent }) => sent < moment);
  }

  #begin(id: string, url: string, at: number): void {
    this.#start ??= at;
    const { pathname } = new URL(url);
    const request: WireRequest = {
      path: pathname,
      kind: kindOf(pathname),
      sent: at - this.#start,
      answered: null,
      status: 0,
      bytes: 0,
    };
    this.requests.push(request);
    this.#open.set(id, request);
    this.#lastChange = performance.now();
  }

  #end(id: string, at: number | null, bytes: number): void {
    const request = this.#open.get(id);
    if (request === undefined) return;
    this.#open.delete(id);
    request.answered = at === null ? null : at - (this.#start ?? 0);
    request.bytes = bytes;
    this.#lastChange = performance.now();
  }
}

/** The bytes on the wire by kind. */
export function bytesByKind(
  requests: readonly WireRequest[],
): Readonly<Partial<Record<TrafficKind, number>>> {
  const sums: Partial<Record<TrafficKind, number>> = {};
  for (const { kind, bytes } of requests) sums[kind] = (sums[kind] ?? 0) + bytes;
  return sums;
}
