import { HttpMuseumApi } from '../../../src/adapters/http/HttpMuseumApi.ts';
import type { Transport } from '../../../src/adapters/http/Transport.ts';
import { WireExchange } from '../../../src/adapters/http/WireExchange.ts';
import { MemoryAddressBar } from '../../../src/adapters/inMemory/MemoryAddressBar.ts';
import { MemoryDraftKeeper } from '../../../src/adapters/inMemory/MemoryDraftKeeper.ts';
import { MemoryFiles } from '../../../src/adapters/inMemory/MemoryFiles.ts';
import { MemoryOrderQueryKeeper } from '../../../src/adapters/inMemory/MemoryOrderQueryKeeper.ts';
import { MemoryPage } from '../../../src/adapters/inMemory/MemoryPage.ts';
import { MemoryPrinter } from '../../../src/adapters/inMemory/MemoryPrinter.ts';
import { MemoryBrowser, MemoryTabs } from '../../../src/adapters/inMemory/MemoryTabs.ts';
import { MemoryTicketPictures } from '../../../src/adapters/inMemory/MemoryTicketPictures.ts';
import type { Fault } from '../../../src/adapters/inMemory/museum/Faults.ts';
import type { JournalEntry } from '../../../src/adapters/inMemory/museum/Journal.ts';
import { museumTransport } from '../../../src/adapters/inMemory/museum/MuseumTransport.ts';
import { SwitchableVisibility } from '../../../src/adapters/inMemory/SwitchableVisibility.ts';
import { type OrderNo, orderNo } from '../../../src/domain/model/Identifiers.ts';
import type { PaymentMachine } from '../../../src/domain/model/PaymentMachine.ts';
import { PaymentMachines } from '../../../src/domain/model/PaymentMachines.ts';
import { isUnderWay } from '../../../src/domain/model/PaymentState.ts';
import { failed, type Result, success } from '../../../src/domain/model/Result.ts';
import type { OtherTabs } from '../../../src/ports/OtherTabs.ts';
import type {
  BridgeAnswer,
  BridgeFailure,
  PaymentBridge,
} from '../../../src/ports/PaymentBridge.ts';
import { AnnouncementModel } from '../../../src/ui/AnnouncementModel.ts';
import type { OrderListModel } from '../../../src/ui/orders/OrderListModel.ts';
import { paths } from '../../../src/ui/paths.ts';
import type { PaymentMethodModel } from '../../../src/ui/payment/PaymentMethodModel.ts';
import type { PaymentResultModel } from '../../../src/ui/payment/PaymentResultModel.ts';
import type { PaymentReturnModel } from '../../../src/ui/payment/PaymentReturnModel.ts';
import { Ways } from '../../../src/ui/Ways.ts';
import { TestedWorld } from '../../support/TestedWorld.ts';
import {
  type LaterViewModels,
  laterViewModelsOf,
  wholeContainerOf,
} from '../../support/wholeContainer.ts';

/** How a payment sheet ends: what the visitor does, what the bridge says of it, and when the museum hears. */
export type SheetEnd =
  | 'pays'
  | 'paysButBridgeSaysCancel'
  | 'paysButBridgeIsSilent'
  | 'paysAndMuseumHearsLate'
  | 'cancels'
  | 'bridgeSaysOkWithoutPayment'
  | 'bridgeIsSilent'
  | 'bridgeIsMissing';

const heardLateMs = 35_000;

/** A museum, whoever takes the money for it, and the tabs of one visitor's browser. */
export class PayingWorld {
  readonly world = new TestedWorld();
  readonly browser = new MemoryBrowser();
  readonly order: OrderNo = orderNo('2026120109000000000001');
  /** Every request that a tab has sent, in order. */
  readonly sent: { readonly path: string; readonly tab: PayingTab }[] = [];
  /** The tabs that have begun to pay and have no definite outcome yet. */
  readonly holders = new Set<PayingTab>();
  /** How often a tab has begun to pay while another one was a holder. */
  collisions = 0;
  /** How the sheets to come end; `pays` when nothing is left. */
  readonly ends: SheetEnd[] = [];
  /** How often money was taken. A payment that was begun once is taken once, as its provider promises. */
  timesCharged = 0;

  constructor(kind: 'priced' | 'free' = 'priced') {
    const state = kind === 'free' ? 'a free order exists' : 'an order to be paid exists';
    const params = { orderNo: this.order, token: '' };
    this.world.museum.control('/_museum/providerState', { state, params });
  }

  get clock() {
    return this.world.clock;
  }

  /** How long every call takes on its way from now on; at once unless told otherwise. */
  slowness: { readonly leastMs: number; readonly mostMs: number; readonly seed: number } | null =
    null;

  /** Plans what befalls the calls to come. */
  plan(...plan: readonly (Omit<Fault, 'times'> & Partial<Pick<Fault, 'times'>>)[]): void {
    this.world.museum.control('/_museum/faults', { plan, latency: this.slowness });
  }

  journal(): readonly JournalEntry[] {
    const entries: unknown = this.world.museum.control('/_museum/journal', {});
    return Array.isArray(entries) ? entries : [];
  }

  /** How often something happened in the museum. */
  effects(effect: string): number {
    return this.journal().filter((entry) => entry.effect === effect).length;
  }

  /** How often a call was sent by any tab. */
  timesSent(path: string): number {
    return this.sent.filter((request) => request.path.startsWith(path)).length;
  }

  /** The order's status label at the museum. */
  status(): string {
    const body = JSON.stringify({ orderNo: this.order });
    const { museum } = this.world;
    const answer = museum.handle({ method: 'POST', path: '/trip/order/info', headers: {}, body });
    return /"status":"([^"]*)"/.exec(answer.body)?.[1] ?? '';
  }

  /** The visitor pays: the provider takes the money, once. */
  charge(afterMs = 0): void {
    if (this.timesCharged > 0) return;
    this.timesCharged += 1;
    this.world.museum.control('/_museum/pay', { orderNo: this.order, afterMs });
  }

  /** What a sheet comes to. */
  async sheet(): Promise<Result<BridgeAnswer, BridgeFailure>> {
    const silence = new Promise<never>(() => {});
    switch (this.ends.shift() ?? 'pays') {
      case 'pays':
        this.charge();
        return success('returned');
      case 'paysButBridgeSaysCancel':
        this.charge();
        return success('notPaid');
      case 'paysButBridgeIsSilent':
        this.charge();
        return silence;
      case 'paysAndMuseumHearsLate':
        this.charge(heardLateMs);
        return success('returned');
      case 'cancels':
        return success('notPaid');
      case 'bridgeSaysOkWithoutPayment':
        return success('returned');
      case 'bridgeIsSilent':
        return silence;
      case 'bridgeIsMissing':
        return failed({ kind: 'bridgeMissing' });
    }
  }
}

type Shown = PaymentMethodModel | PaymentReturnModel | PaymentResultModel | OrderListModel | null;

/** A tab with the app in it: its own container, as after every loading of the page. Shows the screen of its address. */
export class PayingTab {
  readonly address: MemoryAddressBar;
  readonly visibility = new SwitchableVisibility();
  readonly page = new MemoryPage();
  readonly announcements: AnnouncementModel;
  readonly machine: PaymentMachine;
  shown: Shown = null;
  /** Whether a bank's page stands in the place of the app. */
  isAtBank = false;
  readonly #paying: PayingWorld;
  readonly #models: LaterViewModels;
  #isClosed = false;
  #die: () => void = () => {};
  readonly #death = new Promise<void>((resolve) => {
    this.#die = resolve;
  });
  #stop: () => void = () => {};

  constructor(paying: PayingWorld, address: string) {
    this.#paying = paying;
    this.address = new MemoryAddressBar(address);
    const { first, clock } = paying.world;
    this.announcements = new AnnouncementModel({ clock });
    const { announcements, visibility, page } = this;
    const museum = this.#museum();
    const later = {
      museum,
      wholeMuseum: museum,
      drafts: new MemoryDraftKeeper(),
      queries: new MemoryOrderQueryKeeper(),
      tabs: this.#turns(),
      bridge: this.#bridge(),
      chance: () => 0.5,
      files: new MemoryFiles(),
      printer: new MemoryPrinter(),
      pictures: new MemoryTicketPictures(),
    };
    const ways = new Ways({ address: this.address });
    const own = { ...first, address: this.address, visibility, page };
    const container = wholeContainerOf(own, later, { ways, announcements });
    this.#models = laterViewModelsOf(container);
    this.machine = container.get(PaymentMachines).of(paying.order);
    this.address.onChange(() => clock.after(0, () => this.#show()));
    this.#show();
  }

  /** The page is closed or loaded anew: nothing of it goes on, and the browser gives its turns back. */
  close(): void {
    this.#isClosed = true;
    this.#stop();
    this.#stop = () => {};
    this.shown = null;
    this.#paying.holders.delete(this);
    this.#die();
  }

  #show(): void {
    if (this.#isClosed) return;
    this.#stop();
    this.shown = this.#screen();
    this.#stop = this.shown?.start() ?? (() => {});
  }

  #screen(): Shown {
    const [path = '', query = ''] = this.address.current().split('?', 2);
    const search = new URLSearchParams(query);
    const [, first = '', second] = path.toLowerCase().split('/');
    switch (first) {
      case 'payway':
        return this.#models.paymentMethod(paths.paymentMethod.read(search));
      case 'payreturn':
        return this.#models.paymentReturn(this.#paying.order);
      case 'payresult':
        return this.#models.paymentResult(paths.paymentResult.read(search, second));
      case 'order':
        return this.#models.orderList();
      default:
        return null;
    }
  }

  #hold(): void {
    const { holders } = this.#paying;
    if ([...holders].some((holder) => holder !== this)) this.#paying.collisions += 1;
    holders.add(this);
    const stop = this.machine.onChange(() => {
      if (isUnderWay(this.machine.state)) return;
      holders.delete(this);
      stop();
    });
  }

  /** This tab's turns. One that dies gives them back, and whatever it was at is never heard of again. */
  #turns(): OtherTabs {
    const tabs = new MemoryTabs(this.#paying.browser);
    return {
      tell: (about, outcome) => tabs.tell(about, outcome),
      told: (about) => tabs.told(about),
      inTurn: async (name, task) => {
        const done = await tabs.inTurn(name, async (hasWaited) => {
          if (this.#isClosed) return null;
          const result = task(hasWaited).then((value) => ({ value }));
          return Promise.race([result, this.#death.then(() => null)]);
        });
        return done === null ? new Promise(() => {}) : done.value;
      },
    };
  }

  #museum(): HttpMuseumApi {
    const { museum, clock } = this.#paying.world;
    const wire = museumTransport(museum, clock);
    const transport: Transport = {
      send: (request, timeoutMs) => {
        if (this.#isClosed) return new Promise(() => {});
        this.#paying.sent.push({ path: request.path, tab: this });
        if (request.path === '/api/integration/pay-and-confirm') this.#hold();
        return wire.send(request, timeoutMs);
      },
    };
    const exchange = new WireExchange({ transport, token: () => null });
    return new HttpMuseumApi({ exchange, organisationId: () => '1', apiPrefix: '/api' });
  }

  #bridge(): PaymentBridge {
    return {
      placeFor: () => success('here'),
      requestPayment: () => (this.#isClosed ? new Promise(() => {}) : this.#paying.sheet()),
      openNativePage: async () => failed({ kind: 'inMiniProgram' }),
      bankPage: () =>
        success({
          host: 'bank.example',
          leave: () => {
            this.isAtBank = true;
          },
        }),
    };
  }
}
