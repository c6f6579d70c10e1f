import type * as v from 'valibot';
import { failed, type Result } from '../../domain/model/Result.ts';
import { openEnvelope } from './Envelope.ts';
import type { Call } from './paths.ts';
import { type Transport, TransportError, type WireResponse } from './Transport.ts';

/** What an exchange with the museum needs. */
export interface WireExchangeSettings {
  readonly transport: Transport;
  /** The mini-program's token; null for a visitor who came without one (§6). */
  readonly token: () => string | null;
}

/** Asks the museum and opens its answers: one request, one result, nothing sent twice. */
export class WireExchange {
  readonly #transport: Transport;
  readonly #token: () => string | null;

  constructor({ transport, token }: WireExchangeSettings) {
    this.#transport = transport;
    this.#token = token;
  }

  /**
   * Makes a call and reads its data by a schema. Every failure of the wire comes back as a value, see
   * {@link openEnvelope}; no answer at all is `network` or `timeout`.
   */
  async ask<T>(
    call: Call,
    payload: object,
    dataSchema: v.GenericSchema<unknown, T>,
  ): Promise<Result<T>> {
    const token = this.#token();
    const headers = {
      'content-type': 'application/json',
      ...(token === null || token === '' ? {} : { token }),
    };
    let response: WireResponse;
    try {
      response = await this.#transport.send(
        { method: 'POST', path: call.path, headers, body: JSON.stringify(payload) },
        call.timeoutMs,
      );
    } catch (error) {
      if (error instanceof TransportError) return failed({ kind: error.reason });
      throw error;
    }
    return openEnvelope(response, dataSchema, call.writes);
  }
}
