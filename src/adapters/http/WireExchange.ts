import type * as v from 'valibot';
import { failed, type Result } from '../../domain/model/Result.ts';
import { openContent, openEnvelope, readData } from './Envelope.ts';
import type { Call } from './paths.ts';
import type { ReadRetries } from './ReadRetries.ts';
import {
  type Transport,
  TransportError,
  type WireRequest,
  type WireResponse,
} from './Transport.ts';

/** What an exchange with the museum needs. */
export interface WireExchangeSettings {
  readonly transport: Transport;
  /** The mini-program's token; null for a visitor who came without one (§6). */
  readonly token: () => string | null;
  /** Asks reads again that failed for the moment (Q-RUSH-1); without it every request is sent once. */
  readonly retries?: ReadRetries | null;
}

type Opener = (response: WireResponse, writes: boolean) => Promise<Result<unknown>>;

/**
 * Asks the museum and opens its answers. A write is sent once; a read may be asked again, see {@link ReadRetries}, and
 * is shared with whoever asks the same while it is on its way (Q-RUSH-2).
 */
export class WireExchange {
  readonly #transport: Transport;
  readonly #token: () => string | null;
  readonly #retries: ReadRetries | null;
  readonly #reads = new Map<string, Promise<Result<unknown>>>();

  constructor({ transport, token, retries = null }: WireExchangeSettings) {
    this.#transport = transport;
    this.#token = token;
    this.#retries = retries;
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
    const request = { method: 'POST', path: call.path, body: JSON.stringify(payload) } as const;
    const answer = await this.#answerTo(call, request, openEnvelope);
    return answer.ok ? readData(answer.value, dataSchema) : answer;
  }

  /** As {@link ask}, for the calls that are asked by GET and answer with `content`, see {@link openContent}. */
  async askContent<T>(
    call: Call,
    query: Readonly<Record<string, string>>,
    contentSchema: v.GenericSchema<unknown, T>,
  ): Promise<Result<T>> {
    const request = { method: 'GET', path: call.path, query } as const;
    const answer = await this.#answerTo(call, request, openContent);
    return answer.ok ? readData(answer.value, contentSchema) : answer;
  }

  async #answerTo(
    call: Call,
    asked: Omit<WireRequest, 'headers'>,
    open: Opener,
  ): Promise<Result<unknown>> {
    const token = this.#token();
    const headers = {
      'content-type': 'application/json',
      ...(token === null || token === '' ? {} : { token }),
    };
    const request = { ...asked, headers };
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

  async #write(call: Call, request: WireRequest, open: Opener): Promise<Result<unknown>> {
    this.#retries?.noteCall();
    try {
      return await this.#attempt(call, request, open);
    } finally {
      // What was asked before a write knows nothing of it: from now on everybody asks anew (R25).
      this.#reads.clear();
    }
  }

  async #read(call: Call, request: WireRequest, open: Opener): Promise<Result<unknown>> {
    this.#retries?.noteCall();
    for (let retriesMade = 0; ; retriesMade += 1) {
      const answer = await this.#attempt(call, request, open);
      if (answer.ok || !call.repeats || this.#retries === null) return answer;
      if (!(await this.#retries.waitBeforeRetry(answer.failure, retriesMade))) return answer;
    }
  }

  async #attempt(call: Call, request: WireRequest, open: Opener): Promise<Result<unknown>> {
    let response: WireResponse;
    try {
      response = await this.#transport.send(request, call.timeoutMs);
    } catch (error) {
      if (error instanceof TransportError) return failed({ kind: error.reason });
      throw error;
    }
    return open(response, call.writes);
  }
}
