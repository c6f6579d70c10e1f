import {
  type Transport,
  TransportError,
  type WireRequest,
  type WireResponse,
} from '../../../src/adapters/http/Transport.ts';

type Answer = Partial<WireResponse> | 'network' | 'timeout';

/** Answers every request the same way and remembers what it was asked. */
export class RecordingTransport implements Transport {
  readonly requests: { request: WireRequest; timeoutMs: number }[] = [];
  readonly #answer: Answer;

  constructor(answer: Answer) {
    this.#answer = answer;
  }

  async send(request: WireRequest, timeoutMs: number): Promise<WireResponse> {
    this.requests.push({ request, timeoutMs });
    if (typeof this.#answer === 'string') throw new TransportError(this.#answer);
    return { status: 200, headers: {}, body: '', ...this.#answer };
  }

  /** The one request that was sent. */
  get only(): { request: WireRequest; timeoutMs: number } {
    const [first, ...others] = this.requests;
    if (first === undefined || others.length > 0) {
      throw new Error(`expected one request, there were ${this.requests.length}`);
    }
    return first;
  }

  /** The payload of the one request. */
  get payload(): unknown {
    return JSON.parse(this.only.request.body ?? 'null');
  }
}
