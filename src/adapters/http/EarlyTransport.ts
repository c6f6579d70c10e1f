import type { Clock } from '../../ports/Clock.ts';
import type { Transport, WireRequest, WireResponse } from './Transport.ts';

/** How long an answer waits for whoever asks for it: as long as a page may take to load where there is hardly a network. */
const keptMs = 30_000;

const keyOf = ({ method, path, query, headers, body }: WireRequest): string =>
  JSON.stringify([method, path, query, headers, body]);

/**
 * Carries as the transport below it; and sends requests ahead, before there is anybody who asks. Their answers wait, each
 * for the first who asks the very same, and for 30 s at most: counts of places that nobody has taken are old by then.
 */
export class EarlyTransport implements Transport {
  readonly #carrier: Transport;
  readonly #clock: Pick<Clock, 'after'>;
  readonly #ahead = new Map<string, () => Promise<WireResponse>>();

  constructor(carrier: Transport, clock: Pick<Clock, 'after'>) {
    this.#carrier = carrier;
    this.#clock = clock;
  }

  /** Sends a request; whether it fails, who asks for it learns. Resolves once it was answered, or was not. */
  sendAhead(request: WireRequest, timeoutMs: number): Promise<void> {
    return this.#foretold(request, timeoutMs)();
  }

  /** Sends a request after a while, or when somebody asks for it until then; never twice. */
  sendSoon(request: WireRequest, timeoutMs: number, inMs: number): void {
    this.#clock.after(inMs, this.#foretold(request, timeoutMs));
  }

  /** @returns what sends it for whoever will ask; resolves as {@link sendAhead} */
  #foretold(request: WireRequest, timeoutMs: number): () => Promise<void> {
    let answer: Promise<WireResponse> | undefined;
    const send = () => {
      answer ??= this.#carrier.send(request, timeoutMs);
      return answer;
    };
    const key = keyOf(request);
    this.#ahead.set(key, send);
    return () => {
      this.#clock.after(keptMs, () => {
        if (this.#ahead.get(key) === send) this.#ahead.delete(key);
      });
      return send().then(
        () => {},
        () => {},
      );
    };
  }

  send(request: WireRequest, timeoutMs: number): Promise<WireResponse> {
    const key = keyOf(request);
    const sentAhead = this.#ahead.get(key);
    this.#ahead.delete(key);
    return sentAhead?.() ?? this.#carrier.send(request, timeoutMs);
  }
}
