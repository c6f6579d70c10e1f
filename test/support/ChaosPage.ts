import { CatalogueCalls } from '../../src/adapters/http/CatalogueCalls.ts';
import { HttpMuseumApi } from '../../src/adapters/http/HttpMuseumApi.ts';
import { losslessJson } from '../../src/adapters/http/LosslessJson.ts';
import { ReadRetries } from '../../src/adapters/http/ReadRetries.ts';
import { WaitingRoom } from '../../src/adapters/http/WaitingRoom.ts';
import { type Doorkeeper, WireExchange } from '../../src/adapters/http/WireExchange.ts';
import { waitingPage } from '../../src/adapters/http/waitingPage.ts';
import type { MuseumTimers } from '../../src/adapters/inMemory/museum/MuseumTransport.ts';
import { museumTransport } from '../../src/adapters/inMemory/museum/MuseumTransport.ts';
import { parkMiller } from '../../src/adapters/inMemory/museum/parkMiller.ts';
import { firstViewModelsOf } from '../../src/firstScreen.ts';
import type { HomeModel } from '../../src/ui/home/HomeModel.ts';
import type { OrderFormModel } from '../../src/ui/orderForm/OrderFormModel.ts';
import type { OrderDetailModel } from '../../src/ui/orders/OrderDetailModel.ts';
import type { OrderListModel } from '../../src/ui/orders/OrderListModel.ts';
import { paths } from '../../src/ui/paths.ts';
import type { PaymentMethodModel } from '../../src/ui/payment/PaymentMethodModel.ts';
import type { PaymentResultModel } from '../../src/ui/payment/PaymentResultModel.ts';
import type { PaymentReturnModel } from '../../src/ui/payment/PaymentReturnModel.ts';
import type { SharedViewModels } from '../../src/ui/ViewModels.ts';
import type { TestedWorld } from './TestedWorld.ts';
import { type LaterViewModels, laterViewModelsOf, wholeContainerOf } from './wholeContainer.ts';

/** The screen that a page shows, with its model. */
export type ShownScreen =
  | { readonly at: 'home'; readonly model: HomeModel }
  | { readonly at: 'orderForm'; readonly model: OrderFormModel }
  | { readonly at: 'paymentMethod'; readonly model: PaymentMethodModel }
  | { readonly at: 'paymentReturn'; readonly model: PaymentReturnModel }
  | { readonly at: 'paymentResult'; readonly model: PaymentResultModel }
  | { readonly at: 'orders'; readonly model: OrderListModel }
  | { readonly at: 'order'; readonly model: OrderDetailModel };

/** How the museum is reached: as the shipped page does, retries of reads and waiting room and all. */
function exchangeOf(world: TestedWorld, seed: number, onExpired: () => void): WireExchange {
  const { clock } = world;
  const { visibility } = world.first;
  let drawn = seed;
  const random = () => {
    drawn = parkMiller.next(drawn);
    return parkMiller.share(drawn);
  };
  const room = new WaitingRoom({ clock, visibility, chance: random, tell: () => {} });
  const doorkeeper: Doorkeeper = {
    judge: async (refused, response, { writes }) => {
      const { kind } = refused.failure;
      if (kind === 'expired') onExpired();
      if (kind !== 'malformed' && kind !== 'maintenance') return refused;
      const json = await losslessJson(response.body).catch(() => undefined);
      const crowd = waitingPage(response, json, writes);
      return crowd === null ? refused : { ok: false, failure: crowd };
    },
    admit: (refused, ask) => room.admit(refused, ask),
  };
  const timers: MuseumTimers = clock;
  return new WireExchange({
    transport: museumTransport(world.museum, timers),
    token: () => null,
    retries: new ReadRetries({ clock, random, longestMs: 2_000 }),
    doorkeeper: async () => doorkeeper,
  });
}

/**
 * A page with the app in it, without its pixels: the models, use cases and adapters are those that are shipped, and a
 * screen is opened and left as the app does it.
 */
export class ChaosPage {
  /** Whether the museum has said that the login is over: then only entering anew helps (§8). */
  isExpired = false;

  readonly #world: TestedWorld;
  readonly #shared: SharedViewModels;
  readonly #models: LaterViewModels;
  #screen: ShownScreen | null = null;
  #leave: () => void = () => {};
  #isClosed = false;

  private constructor(world: TestedWorld, shared: SharedViewModels, models: LaterViewModels) {
    this.#world = world;
    this.#shared = shared;
    this.#models = models;
  }

  /** Loads the page; what the session holds is there again. */
  static async load(
    world: TestedWorld,
    seed: number,
    kept: Awaited<ReturnType<TestedWorld['behindHome']>>,
  ): Promise<ChaosPage> {
    let page: ChaosPage | null = null;
    const exchange = exchangeOf(world, seed, () => {
      if (page !== null) page.isExpired = true;
    });
    const api = { exchange, organisationId: () => '1', apiPrefix: '/api' };
    const first = { ...world.first, catalogue: new CatalogueCalls(api) };
    const museum = new HttpMuseumApi(api);
    const behind = { ...kept, museum, wholeMuseum: museum };
    const load = async () => behind;
    const shared = firstViewModelsOf({ first, later: load, afterSale: load });
    page = new ChaosPage(world, shared, laterViewModelsOf(wholeContainerOf(first, behind, shared)));
    return page.#opened();
  }

  /** What the visitor has before them. */
  get screen(): ShownScreen | null {
    return this.#screen;
  }

  get ways(): SharedViewModels['ways'] {
    return this.#shared.ways;
  }

  /** Leaves the page: nothing of it is shown any more. */
  close(): void {
    this.#isClosed = true;
    this.#leave();
  }

  #opened(): this {
    const { address, clock } = this.#world;
    let shown = address.current();
    address.onChange(() =>
      clock.after(0, () => {
        if (this.#isClosed || address.current() === shown) return;
        shown = address.current();
        this.#show();
      }),
    );
    this.#show();
    return this;
  }

  #show(): void {
    this.#leave();
    this.#screen = this.#screenOf(this.#world.address.current());
    this.#leave = this.#screen?.model.start() ?? (() => {});
  }

  #screenOf(address: string): ShownScreen | null {
    const [path = '', query = ''] = address.split('?', 2);
    const search = new URLSearchParams(query);
    const [, first = '', second] = path.toLowerCase().split('/');
    const order = paths.order.read(search);
    switch (first) {
      case 'index':
        return { at: 'home', model: this.#shared.home };
      case 'orderconfirm':
        return { at: 'orderForm', model: this.#models.orderForm() };
      case 'payway':
        return {
          at: 'paymentMethod',
          model: this.#models.paymentMethod(paths.paymentMethod.read(search)),
        };
      case 'payresult':
        return {
          at: 'paymentResult',
          model: this.#models.paymentResult(paths.paymentResult.read(search, second)),
        };
      case 'order':
        return { at: 'orders', model: this.#models.orderList() };
      default:
        if (order === null) return null;
        return first === 'payreturn'
          ? { at: 'paymentReturn', model: this.#models.paymentReturn(order) }
          : { at: 'order', model: this.#models.orderDetail(order) };
    }
  }
}
