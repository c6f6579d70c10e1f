import type { Transport, WireRequest, WireResponse } from './Transport.ts';

/** Learns the museum's time from each answer that says it (`Date` header, R13), and carries on as the transport below. */
export class ClockKeepingTransport implements Transport {
  readonly #carrier: Transport | Promise<Transport>;
  readonly #learn: (serverDate: number) => void;

  constructor(settings: {
    /** May be on its way. */
    carrier: Transport | Promise<Transport>;
    learn: (serverDate: number) => void;
  }) {
    this.#carrier = settings.carrier;
    this.#learn = settings.learn;
  }

  async send(request: WireRequest, timeoutMs: number): Promise<WireResponse> {
    const response = await (await this.#carrier).send(request, timeoutMs);
    const { date } = response.headers;
    if (date !== undefined) this.#learn(Date.parse(date));
    return response;
  }
}
