import type fc from 'fast-check';
import * as paths from '../../src/adapters/http/paths.ts';
import {
  type Transport,
  TransportError,
  type WireRequest,
  type WireResponse,
} from '../../src/adapters/http/Transport.ts';
import type { InMemoryMuseum } from '../../src/adapters/inMemory/museum/InMemoryMuseum.ts';
import { museumTransport } from '../../src/adapters/inMemory/museum/MuseumTransport.ts';
import { Intents } from './Intents.ts';
import type { Mortal } from './MemoryLocks.ts';
import type { Timeline } from './Timeline.ts';

/** A page that sends requests. */
export interface Sender extends Mortal {
  /** What the visitor is about to order in its tab. */
  readonly intent: number;
  /** The moment at which it was loaded. */
  readonly bornAt: number;
  /** Whether the visitor has just pressed *try again*; asked once. */
  takeLicence(): boolean;
}

/** What a {@link Wire} lies between. */
export interface WireSettings {
  readonly museum: InMemoryMuseum;
  readonly timeline: Timeline;
  readonly scheduler: fc.Scheduler;
  readonly tell: (violation: string) => void;
  /** Numbers what happens. */
  readonly moment: () => number;
}

/** The shipped fault transport, and around it a network on which requests and answers overtake one another. */
export class Wire {
  readonly #settings: WireSettings;
  readonly #transport: Transport;
  readonly #intents: Intents;
  /** How many requests were sent. */
  sent = 0;

  constructor(settings: WireSettings) {
    this.#settings = settings;
    const { museum, timeline } = settings;
    this.#intents = new Intents(settings);
    this.#transport = museumTransport(
      {
        handle: (request) => {
          const response = museum.handle(request);
          this.#intents.noteAnswer(request, response);
          return response;
        },
        takeFault: (path) => museum.takeFault(path),
        takeLatency: () => museum.takeLatency(),
      },
      timeline,
    );
  }

  /** What one page sends by. A page that is gone hears of nothing any more, but what it sent is on its way. */
  of(page: Sender): Transport {
    return { send: (request, timeoutMs) => this.#send(page, request, timeoutMs) };
  }

  #send(page: Sender, request: WireRequest, timeoutMs: number): Promise<WireResponse> {
    if (page.isOver) return new Promise(() => {});
    this.sent += 1;
    if (request.path === paths.saveOrder.path) this.#intents.noteRequest(page, request);
    return new Promise((resolve, reject) => {
      const { timeline } = this.#settings;
      const end = (outcome: () => void) => {
        stop();
        if (!page.isOver) outcome();
      };
      const stop = timeline.after(timeoutMs, () =>
        end(() => reject(new TransportError('timeout'))),
      );
      this.#carry(request).then(
        (response) => end(() => resolve(response)),
        (error: unknown) => end(() => reject(error)),
      );
    });
  }

  async #carry(request: WireRequest): Promise<WireResponse> {
    const { scheduler } = this.#settings;
    await scheduler.schedule(Promise.resolve(), `→ ${request.path}`);
    const answer = await this.#transport
      .send(request, Number.POSITIVE_INFINITY)
      .then((response) => () => response)
      .catch((error: unknown) => () => {
        throw error;
      });
    this.#intents.noteEnd(request);
    await scheduler.schedule(Promise.resolve(), `← ${request.path}`);
    return answer();
  }
}
