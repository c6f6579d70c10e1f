import type { Container } from 'inversify';
import { bindTo } from './bindTo.ts';
import { PaymentMachines } from './domain/model/PaymentMachines.ts';
import { CancelOrder } from './domain/useCases/CancelOrder.ts';
import { FindMadeOrders } from './domain/useCases/FindMadeOrders.ts';
import { FindOrderOffers } from './domain/useCases/FindOrderOffers.ts';
import { FindOrders } from './domain/useCases/FindOrders.ts';
import { FindReplenishable } from './domain/useCases/FindReplenishable.ts';
import { ListOrders } from './domain/useCases/ListOrders.ts';
import { OpenDay } from './domain/useCases/OpenDay.ts';
import { OpenRebooking } from './domain/useCases/OpenRebooking.ts';
import { PayNow } from './domain/useCases/PayNow.ts';
import { ProvePhone } from './domain/useCases/ProvePhone.ts';
import { QuoteRefund } from './domain/useCases/QuoteRefund.ts';
import { ReadBookingWindow } from './domain/useCases/ReadBookingWindow.ts';
import { ReadRebookingSwitch } from './domain/useCases/ReadRebookingSwitch.ts';
import { RebookTickets } from './domain/useCases/RebookTickets.ts';
import { RefundTickets } from './domain/useCases/RefundTickets.ts';
import { Replenish } from './domain/useCases/Replenish.ts';
import { SendCode } from './domain/useCases/SendCode.ts';
import { VerifyPayment } from './domain/useCases/VerifyPayment.ts';
import { ViewShippingOrder } from './domain/useCases/ViewShippingOrder.ts';
import { type AfterSaleAdapters, type Identifier, ports, token } from './tokens.ts';
import { AnnouncementModel } from './ui/AnnouncementModel.ts';
import { CancelModel } from './ui/cancellation/CancelModel.ts';
import { OrderQueryModel } from './ui/orderQuery/OrderQueryModel.ts';
import { OrderActionsModel } from './ui/orders/OrderActionsModel.ts';
import { OrderListModel } from './ui/orders/OrderListModel.ts';
import { RebookingModel } from './ui/rebooking/RebookingModel.ts';
import { RefundModel } from './ui/refund/RefundModel.ts';
import { ReplenishmentModel } from './ui/replenishment/ReplenishmentModel.ts';
import { ShippingModel } from './ui/shipping/ShippingModel.ts';
import type { AfterSaleViewModels } from './ui/ViewModels.ts';
import { Ways } from './ui/Ways.ts';

/** One identifier per screen and sheet of what comes after a ticket is bought. */
const screens: {
  readonly [Screen in keyof AfterSaleViewModels]: Identifier<AfterSaleViewModels[Screen]>;
} = {
  orderActions: token('OrderActionsModel'),
  orderList: token('OrderListModel'),
  orderQuery: token('OrderQueryModel'),
  shipping: token('ShippingModel'),
  rebooking: token('RebookingModel'),
  replenishment: token('ReplenishmentModel'),
  refund: token('RefundModel'),
  cancellation: token('CancelModel'),
};

const { wholeMuseum: museum, storage, queries, tabs, clock, visibility, page, address } = ports;
const { language, configuration, chance } = ports;
const ways = Ways;
const announcements = AnnouncementModel;
/** Sends the codes of the order query, whose countdown is kept with it and not with the order form. */
const sendQueryCode: Identifier<SendCode> = token('SendCode of the order query');

/**
 * Adds to the container of the booking way what comes after a ticket is bought: listing and finding orders, giving them
 * back, moving and topping them up. It shares the adapters and use cases of that way, so that a guard holds for both.
 */
export function bindAfterSale(container: Container, adapters: AfterSaleAdapters): void {
  container.bind(ports.wholeMuseum).toConstantValue(adapters.wholeMuseum);
  container.bind(ports.queries).toConstantValue(adapters.queries);
  const bind = bindTo(container);
  bind(PayNow, (needs) => new PayNow(needs), {
    museum,
    verifyPayment: VerifyPayment,
    payments: PaymentMachines,
    storage,
  });
  bind(ReadRebookingSwitch, (needs) => new ReadRebookingSwitch(needs), { museum, clock });
  bind(FindReplenishable, (needs) => new FindReplenishable(needs), { museum });
  bind(FindOrderOffers, (needs) => new FindOrderOffers(needs), {
    museum,
    findReplenishable: FindReplenishable,
    readRebookingSwitch: ReadRebookingSwitch,
  });
  bind(sendQueryCode, (needs) => new SendCode(needs), { museum, drafts: queries, clock });
  bind(ProvePhone, (needs) => new ProvePhone(needs), { museum });
  bind(FindOrders, (needs) => new FindOrders(needs), { museum, provePhone: ProvePhone });
  bind(ViewShippingOrder, (needs) => new ViewShippingOrder(needs), { museum });
  bind(ListOrders, (needs) => new ListOrders(needs), { museum, clock, configuration });
  bind(OpenDay, (needs) => new OpenDay(needs), { museum, storage, configuration });
  bind(ReadBookingWindow, (needs) => new ReadBookingWindow(needs), {
    museum,
    clock,
    configuration,
  });
  bind(OpenRebooking, (needs) => new OpenRebooking(needs), { museum });
  bind(RebookTickets, (needs) => new RebookTickets(needs), { museum, tabs, clock });
  bind(QuoteRefund, (needs) => new QuoteRefund(needs), { museum });
  bind(RefundTickets, (needs) => new RefundTickets(needs), {
    museum,
    quoteRefund: QuoteRefund,
    tabs,
    clock,
    chance,
  });
  bind(CancelOrder, (needs) => new CancelOrder(needs), { museum, tabs, clock });
  bind(Replenish, (needs) => new Replenish(needs), {
    museum,
    findMadeOrders: FindMadeOrders,
    tabs,
    clock,
  });
  bind(screens.orderActions, (needs) => () => new OrderActionsModel(needs), {
    findOrderOffers: FindOrderOffers,
    payNow: PayNow,
    clock,
    language,
    ways,
    page,
    announcements,
  });
  bind(screens.orderList, (needs) => () => new OrderListModel(needs), {
    listOrders: ListOrders,
    readRebookingSwitch: ReadRebookingSwitch,
    payNow: PayNow,
    clock,
    visibility,
    language,
    configuration,
    ways,
    page,
    announcements,
  });
  bind(OrderQueryModel, (needs) => new OrderQueryModel(needs), {
    findOrders: FindOrders,
    sendCode: sendQueryCode,
    queries,
    clock,
    visibility,
    address,
    language,
    configuration,
    announcements,
  });
  bind(
    screens.orderQuery,
    ({ orderQuery }) =>
      () =>
        orderQuery,
    { orderQuery: OrderQueryModel },
  );
  bind(screens.shipping, (needs) => (reference) => new ShippingModel(needs, reference), {
    viewShippingOrder: ViewShippingOrder,
    clock,
    configuration,
    announcements,
  });
  bind(screens.rebooking, (needs) => (order) => new RebookingModel(needs, order), {
    openRebooking: OpenRebooking,
    openDay: OpenDay,
    readBookingWindow: ReadBookingWindow,
    rebookTickets: RebookTickets,
    clock,
    language,
    configuration,
    ways,
    announcements,
  });
  bind(screens.replenishment, (needs) => (order) => new ReplenishmentModel(needs, order), {
    findReplenishable: FindReplenishable,
    replenish: Replenish,
    payNow: PayNow,
    clock,
    language,
    configuration,
    ways,
    page,
    announcements,
  });
  bind(screens.refund, (needs) => (target) => new RefundModel(needs, target), {
    quoteRefund: QuoteRefund,
    refundTickets: RefundTickets,
    language,
    announcements,
  });
  bind(screens.cancellation, (needs) => (order) => new CancelModel(needs, order), {
    cancelOrder: CancelOrder,
    announcements,
  });
}

/** The view models of what comes after a ticket is bought, out of their container. */
export function afterSaleViewModelsOf(container: Container): AfterSaleViewModels {
  return {
    orderActions: container.get(screens.orderActions),
    orderList: container.get(screens.orderList),
    orderQuery: container.get(screens.orderQuery),
    shipping: container.get(screens.shipping),
    rebooking: container.get(screens.rebooking),
    replenishment: container.get(screens.replenishment),
    refund: container.get(screens.refund),
    cancellation: container.get(screens.cancellation),
  };
}
