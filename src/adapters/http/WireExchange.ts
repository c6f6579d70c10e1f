import type * as v from 'valibot';
import { failed, type Result } from '../../domain/model/Result.ts';
import type { Call } from './call.ts';
import { openContent, openEnvelope, readData } from './Envelope.ts';
import type { ReadRetries } from './ReadRetries.ts';
import {
  type Transport,
  TransportError,
  type WireRequest,
  type WireResponse,
} from './Transport.ts';
import { headersFor, posted } from './wireRequest.ts';

type Answer = Result<unknown>;
/** An answer that is none. */
export type Refused = Extract<Answer, { readonly ok: false }>;

/** Knows what to do where the museum did not answer as it does (Q-RUSH-6, R9). */
export interface Doorkeeper {
  /** What an answer that was not the museum's own is after all, such as a waiting room; tells of an expired login. */
  judge(refused: Refused, response: WireResponse, call: Call): Promise<Answer>;
  /** Keeps a read waiting that was turned away by a crowd, and asks it again. */
  admit(refused: Refused, ask: () => Promise<Answer>): Promise<Answer>;
}

/** What an exchange with the museum needs. */
export interface WireExchangeSettings {
  readonly transport: Transport;
  /** The mini-program's token; null for a visitor who came without one (§6). */
  readonly token: () => string | null;
  /** Asks reads again that failed for the moment (Q-RUSH-1); without it every request is sent once. */
  readonly retries?: ReadRetries | null;
  /** Loads whoever knows what to do where something else answered than the museum; without it that is a failure. */
  readonly doorkeeper?: () => Promise<Doorkeeper>;
  /** Is told after each call whether it met nobody: no connection, or no answer for as long as a call may take. */
  readonly learn?: (isLost: boolean) => void;
}

type Opener = (response: WireResponse, writes: boolean) => Promise<Answer>;

/**
 * Asks the museum and opens its answers. A write is sent once; a read may be asked again, see {@link ReadRetries}, and
 * is shared with whoever asks the same while it is on its way (Q-RUSH-2).
 */
export class WireExchange {
  readonly #settings: WireExchangeSettings;
  readonly #reads = new Map<string, Promise<Answer>>();
  #writing = 0;
  /** How many reads wait before a crowded museum. */
  #standing = 0;

  constructor(settings: WireExchangeSettings) {
    this.#settings = settings;
  }

  /** Whether a write is on its way, and nobody knows yet what becomes of it. */
  get isWriting(): boolean {
    return this.#writing > 0;
  }

  /**
   * Posts a payload and reads the answer's data by a schema. Every failure of the wire comes back as a value, see
   * {@link openEnvelope}; no answer at all is `network` or `timeout`.
   */
  async ask<T>(
    call: Call,
    payload: object,
    dataSchema: v.GenericSchema<unknown, T>,
  ): Promise<Result<T>> {
    const request = posted({ call, payload });
    const answer = this.#noted(await this.#answerTo(call, request, openEnvelope));
    return answer.ok ? readData(answer.value, dataSchema) : answer;
  }

  /** As {@link ask}, for the calls that are asked by GET and answer with `content`, see {@link openContent}. */
  async askContent<T>(
    call: Call,
    query: Readonly<Record<string, string>>,
    contentSchema: v.GenericSchema<unknown, T>,
  ): Promise<Result<T>> {
    const request = { method: 'GET', path: call.path, query } as const;
    const answer = this.#noted(await this.#answerTo(call, request, openContent));
    return answer.ok ? readData(answer.value, contentSchema) : answer;
  }

  #noted(answer: Answer): Answer {
    const kind = answer.ok ? null : answer.failure.kind;
    this.#settings.learn?.(kind === 'network' || kind === 'timeout');
    return answer;
  }

  async #answerTo(call: Call, asked: Omit<WireRequest, 'headers'>, open: Opener): Promise<Answer> {
    const request = { ...asked, headers: headersFor(this.#settings.token()) };
    if (call.writes) return this.#write(call, request, open);
    const key = JSON.stringify([request, call.timeoutMs]);
    const underWay = this.#reads.get(key);
    if (underWay !== undefined) return underWay;
    const answer = this.#read(call, request, open).finally(() => {
      if (this.#reads.get(key) === answer) this.#reads.delete(key);
    });
    this.#reads.set(key, answer);
    return answer;
  }

  async #write(call: Call, request: WireRequest, open: Opener): Promise<Answer> {
    this.#settings.retries?.noteCall();
    this.#writing += 1;
    try {
      return await this.#attempt(call, request, open);
    } finally {
      this.#writing -= 1;
      // What was asked before a write knows nothing of it: from now on everybody asks anew (R25).
      this.#reads.clear();
    }
  }

  async #read(call: Call, request: WireRequest, open: Opener): Promise<Answer> {
    const { retries } = this.#settings;
    retries?.noteCall();
    for (let retriesMade = 0; ; retriesMade += 1) {
      const answer = await this.#attempt(call, request, open);
      if (answer.ok || !call.repeats || !retries) return answer;
      const { kind } = answer.failure;
      const isCrowd = kind === 'busy' || kind === 'maintenance';
      const mayAsk = await retries.waitBeforeRetry(answer.failure, retriesMade);
      // Once somebody stands before the door, whoever was turned away as well stands behind them.
      if (mayAsk && !(isCrowd && this.#standing > 0)) continue;
      if (!isCrowd) return answer;
      return this.#stand(answer, () => this.#attempt(call, request, open));
    }
  }

  async #stand(refused: Refused, ask: () => Promise<Answer>): Promise<Answer> {
    this.#standing += 1;
    try {
      return await this.#consult(refused, (doorkeeper) => doorkeeper.admit(refused, ask));
    } finally {
      this.#standing -= 1;
    }
  }

  async #attempt(call: Call, request: WireRequest, open: Opener): Promise<Answer> {
    let response: WireResponse;
    try {
      response = await this.#settings.transport.send(request, call.timeoutMs);
    } catch (error) {
      if (error instanceof TransportError) return failed({ kind: error.reason });
      throw error;
    }
    const answer = await open(response, call.writes);
    // What the museum says in its own words is plain.
    if (answer.ok || answer.failure.kind === 'business') return answer;
    return this.#consult(answer, (doorkeeper) => doorkeeper.judge(answer, response, call));
  }

  #consult(answer: Answer, about: (doorkeeper: Doorkeeper) => Promise<Answer>): Promise<Answer> {
    const doorkeeper = this.#settings.doorkeeper?.();
    return doorkeeper ? doorkeeper.then(about, () => answer) : Promise.resolve(answer);
  }
}
