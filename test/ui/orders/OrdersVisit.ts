import { FixedLanguage } from '../../../src/adapters/inMemory/FixedLanguage.ts';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { MemoryAddressBar } from '../../../src/adapters/inMemory/MemoryAddressBar.ts';
import { MemoryFiles } from '../../../src/adapters/inMemory/MemoryFiles.ts';
import { MemoryPage } from '../../../src/adapters/inMemory/MemoryPage.ts';
import { MemoryPrinter } from '../../../src/adapters/inMemory/MemoryPrinter.ts';
import { MemoryTicketPictures } from '../../../src/adapters/inMemory/MemoryTicketPictures.ts';
import { MemoryVisitStorage } from '../../../src/adapters/inMemory/MemoryVisitStorage.ts';
import { SwitchableVisibility } from '../../../src/adapters/inMemory/SwitchableVisibility.ts';
import type { OrderNo } from '../../../src/domain/model/Identifiers.ts';
import type { Language } from '../../../src/domain/model/Language.ts';
import type { OrderSummary, OrderTicket } from '../../../src/domain/model/Order.ts';
import { PaymentMachines } from '../../../src/domain/model/PaymentMachines.ts';
import { success } from '../../../src/domain/model/Result.ts';
import { FindOrderOffers } from '../../../src/domain/useCases/FindOrderOffers.ts';
import { FindReplenishable } from '../../../src/domain/useCases/FindReplenishable.ts';
import { ListOrders } from '../../../src/domain/useCases/ListOrders.ts';
import { PayNow } from '../../../src/domain/useCases/PayNow.ts';
import { ReadRebookingSwitch } from '../../../src/domain/useCases/ReadRebookingSwitch.ts';
import { VerifyPayment } from '../../../src/domain/useCases/VerifyPayment.ts';
import { ViewOrder } from '../../../src/domain/useCases/ViewOrder.ts';
import { AnnouncementModel } from '../../../src/ui/AnnouncementModel.ts';
import { TicketToolsModel } from '../../../src/ui/gate/TicketToolsModel.ts';
import { OrderActionsModel } from '../../../src/ui/orders/OrderActionsModel.ts';
import { OrderDetailModel } from '../../../src/ui/orders/OrderDetailModel.ts';
import { OrderListModel } from '../../../src/ui/orders/OrderListModel.ts';
import { Ways } from '../../../src/ui/Ways.ts';
import { anOrder, shanghai } from '../../domain/builders.ts';
import { type Museum, StubMuseum } from '../../support/StubMuseum.ts';

/** The order that these tests speak of. */
export const theOrder = anOrder();

/** A museum that lists these orders. */
export const listing = (...orders: readonly OrderSummary[]): Partial<Museum> => ({
  orders: async () => success(orders),
});

/** A museum that opens an order with these tickets. */
export const holding = (...tickets: readonly OrderTicket[]): Partial<Museum> => ({
  orderTickets: async () => success({ createdAt: '2026-11-27 09:05:00', tickets }),
});

/** A visitor with orders, at half past nine on a Friday: the real use cases and models over a museum that is told. */
export class OrdersVisit {
  readonly clock = new ManualClock(Date.parse('2026-11-27T01:30:00Z'));
  readonly page = new MemoryPage();
  readonly files = new MemoryFiles();
  readonly printer = new MemoryPrinter();
  readonly pictures = new MemoryTicketPictures();
  readonly visibility = new SwitchableVisibility();
  readonly storage = new MemoryVisitStorage();
  readonly configuration = { timeZone: shanghai };
  readonly announcements = new AnnouncementModel({ clock: this.clock });
  readonly payments = new PaymentMachines();
  readonly museum: StubMuseum;
  readonly verifyPayment: VerifyPayment;
  readonly language: FixedLanguage;
  readonly address: MemoryAddressBar;
  readonly ways: Ways;

  constructor(answers: Partial<Museum> = {}, address = '/order', language: Language = 'English') {
    this.museum = new StubMuseum(answers);
    this.verifyPayment = new VerifyPayment({
      museum: {
        paymentState: (order) => this.museum.paymentState(order),
        orderStatus: async () => success('toBePaid'),
      },
      payments: this.payments,
    });
    this.address = new MemoryAddressBar(address);
    this.ways = new Ways({ address: this.address });
    this.language = new FixedLanguage(language);
  }

  orderList(): OrderListModel {
    const { clock, language, configuration, ways, page, announcements } = this;
    const ports = { clock, language, configuration, ways, page, announcements };
    return new OrderListModel({
      ...ports,
      visibility: this.visibility,
      listOrders: new ListOrders(this),
      readRebookingSwitch: new ReadRebookingSwitch(this),
      payNow: new PayNow(this),
    });
  }

  ticketTools(): TicketToolsModel {
    const name = { zh: '江畔博物馆', en: 'Riverside Museum' };
    const configuration = { ...this.configuration, name };
    return new TicketToolsModel({ ...this, configuration });
  }

  orderDetail(
    order: OrderNo = theOrder.orderNo,
    viewOrder = new ViewOrder(this),
  ): OrderDetailModel {
    const { address, clock, visibility, language, configuration, announcements } = this;
    const ports = { address, clock, visibility, language, configuration, announcements };
    return new OrderDetailModel({ ...ports, viewOrder }, order);
  }

  orderActions(): OrderActionsModel {
    const { clock, language, ways, page, announcements } = this;
    const findOrderOffers = new FindOrderOffers({
      museum: this.museum,
      findReplenishable: new FindReplenishable(this),
      readRebookingSwitch: new ReadRebookingSwitch(this),
    });
    const ports = { clock, language, ways, page, announcements };
    return new OrderActionsModel({ ...ports, findOrderOffers, payNow: new PayNow(this) });
  }
}
