import * as paths from '../../src/adapters/http/paths.ts';
import {
  type Transport,
  TransportError,
  type WireRequest,
  type WireResponse,
} from '../../src/adapters/http/Transport.ts';
import { type Claim, Stock } from '../../src/adapters/inMemory/museum/Stock.ts';
import type { Chance } from '../../src/ports/Chance.ts';
import type { VirtualTime } from './VirtualTime.ts';

/** What a museum can carry, and what happens to it. Times in virtual milliseconds. */
export interface Museum {
  readonly requestsPerSecond: number;
  /** What it tells those it turns away, in seconds. */
  readonly retryAfterSeconds: number;
  /** Places of the one slot that everybody wants. */
  readonly places: number;
  /** When connections break. */
  readonly outage?: { readonly from: number; readonly to: number };
  /** Until when a maintenance notice stands. */
  readonly maintenanceUntil?: number;
  /** The share of answers that are slow, and by how much at most. */
  readonly slow?: { readonly share: number; readonly mostMs: number };
}

/** A request that is turned away costs so much of one that is answered. */
const costOfRefusal = 0.1;
/** Whoever would have to wait longer is turned away. */
const longestQueueMs = 500;
const roundTripMs = 60;

const wanted: Claim = { placeId: 'the slot', pool: 'ordinary', quantity: 1 };

/** A museum's server with a limit: a queue before one worker, and the shop's own stock behind it. */
export class CrowdedMuseum implements Transport {
  /** Requests that arrived, by virtual second. */
  readonly requests: number[] = [];
  readonly stock: Stock;
  ordersSaved = 0;
  /** How often the maintenance notice was asked for. */
  polls = 0;
  readonly #time: VirtualTime;
  readonly #museum: Museum;
  readonly #chance: Chance;
  #busyUntil = 0;

  constructor(time: VirtualTime, museum: Museum, chance: Chance) {
    this.#time = time;
    this.#museum = museum;
    this.#chance = chance;
    const places = { ordinary: museum.places, free: 0 };
    this.stock = new Stock(() => ({ capacity: places, left: places }));
  }

  /** Whether every place is sold, held or left, and none twice. */
  get isStockRight(): boolean {
    const { capacity, sold, held, remaining } = this.stock.counts(wanted.placeId, wanted.pool);
    return sold + held + remaining === capacity && remaining >= 0 && held === this.ordersSaved;
  }

  async send(request: WireRequest, timeoutMs: number): Promise<WireResponse> {
    if (request.path === paths.maintenanceNotice.path) this.polls += 1;
    const now = this.#time.now();
    const second = Math.floor(now / 1000);
    this.requests[second] = (this.requests[second] ?? 0) + 1;
    const { outage } = this.#museum;
    if (outage !== undefined && now >= outage.from && now < outage.to) {
      await this.#time.wait(roundTripMs);
      throw new TransportError('network');
    }
    const isRefused = this.#busyUntil - now > longestQueueMs;
    const workMs = 1000 / this.#museum.requestsPerSecond;
    this.#busyUntil =
      Math.max(this.#busyUntil, now) + (isRefused ? costOfRefusal * workMs : workMs);
    if (isRefused) {
      await this.#time.wait(roundTripMs);
      return this.#refusal();
    }
    const answerMs = this.#busyUntil - now + roundTripMs + this.#slownessMs();
    await this.#time.wait(Math.min(answerMs, timeoutMs));
    if (answerMs > timeoutMs) throw new TransportError('timeout');
    return { status: 200, headers: {}, body: this.#answerTo(request.path) };
  }

  #slownessMs(): number {
    const { slow } = this.#museum;
    return slow !== undefined && this.#chance() < slow.share ? this.#chance() * slow.mostMs : 0;
  }

  #refusal(): WireResponse {
    const wait = String(this.#museum.retryAfterSeconds);
    return { status: 503, headers: { 'retry-after': wait }, body: '' };
  }

  #answerTo(path: string): string {
    if (path === paths.maintenanceNotice.path) return this.#notice();
    return path === paths.saveOrder.path ? this.#save() : this.#slots();
  }

  #notice(): string {
    const { maintenanceUntil = 0 } = this.#museum;
    const isOver = this.#time.now() >= maintenanceUntil;
    return JSON.stringify({ code: 0, data: isOver ? '' : '<p>Back soon</p>' });
  }

  /** Finding that there is a place and taking it is one step. */
  #save(): string {
    if (this.stock.shortage([wanted]) !== null) return '{"code":5010,"error":"sold out"}';
    this.stock.hold([wanted]);
    this.ordersSaved += 1;
    return '{"code":0,"data":{"orderNo":"1","itemTotal":60}}';
  }

  /** Of the slots only what is left: the crowd hangs on when they are asked for, not on what else they say. */
  #slots(): string {
    const { remaining } = this.stock.counts(wanted.placeId, wanted.pool);
    return `{"code":0,"data":${remaining}}`;
  }
}
