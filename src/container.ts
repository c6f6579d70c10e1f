// The container needs a metadata store, loaded before it.
import 'reflect-metadata';
import { Container } from 'inversify';
import { PaymentMachines } from './domain/model/PaymentMachines.ts';
import { CancelOrder } from './domain/useCases/CancelOrder.ts';
import { ChangeSlot } from './domain/useCases/ChangeSlot.ts';
import { CheckCode } from './domain/useCases/CheckCode.ts';
import { CheckOrder } from './domain/useCases/CheckOrder.ts';
import { FindMadeOrders } from './domain/useCases/FindMadeOrders.ts';
import { FindOrderOffers } from './domain/useCases/FindOrderOffers.ts';
import { FindOrders } from './domain/useCases/FindOrders.ts';
import { FindOtherSlots } from './domain/useCases/FindOtherSlots.ts';
import { FindReplenishable } from './domain/useCases/FindReplenishable.ts';
import { FindVisitorKind } from './domain/useCases/FindVisitorKind.ts';
import { KeepOrderForm } from './domain/useCases/KeepOrderForm.ts';
import { ListOrders } from './domain/useCases/ListOrders.ts';
import { OpenDay } from './domain/useCases/OpenDay.ts';
import { OpenOrderForm } from './domain/useCases/OpenOrderForm.ts';
import { OpenRebooking } from './domain/useCases/OpenRebooking.ts';
import { Pay } from './domain/useCases/Pay.ts';
import { PayNow } from './domain/useCases/PayNow.ts';
import { PollPayment } from './domain/useCases/PollPayment.ts';
import { ProvePhone } from './domain/useCases/ProvePhone.ts';
import { QuoteRefund } from './domain/useCases/QuoteRefund.ts';
import { ReadBookingWindow } from './domain/useCases/ReadBookingWindow.ts';
import { ReadRebookingSwitch } from './domain/useCases/ReadRebookingSwitch.ts';
import { ReadSpecialCertificateType } from './domain/useCases/ReadSpecialCertificateType.ts';
import { RebookTickets } from './domain/useCases/RebookTickets.ts';
import { RefundTickets } from './domain/useCases/RefundTickets.ts';
import { Replenish } from './domain/useCases/Replenish.ts';
import { SendCode } from './domain/useCases/SendCode.ts';
import { SubmitOrder } from './domain/useCases/SubmitOrder.ts';
import { VerifyPayment } from './domain/useCases/VerifyPayment.ts';
import { ViewOrder } from './domain/useCases/ViewOrder.ts';
import { ViewShippingOrder } from './domain/useCases/ViewShippingOrder.ts';
import { type FirstAdapters, type Identifier, type LaterAdapters, ports, token } from './tokens.ts';
import { AnnouncementModel } from './ui/AnnouncementModel.ts';
import { CancelModel } from './ui/cancellation/CancelModel.ts';
import { TicketToolsModel } from './ui/gate/TicketToolsModel.ts';
import { OrderFormModel } from './ui/orderForm/OrderFormModel.ts';
import { OrderQueryModel } from './ui/orderQuery/OrderQueryModel.ts';
import { OrderDetailModel } from './ui/orders/OrderDetailModel.ts';
import { OrderListModel } from './ui/orders/OrderListModel.ts';
import { PaymentMethodModel } from './ui/payment/PaymentMethodModel.ts';
import { PaymentResultModel } from './ui/payment/PaymentResultModel.ts';
import { PaymentReturnModel } from './ui/payment/PaymentReturnModel.ts';
import { RedirectModel } from './ui/RedirectModel.ts';
import { RebookingModel } from './ui/rebooking/RebookingModel.ts';
import { RefundModel } from './ui/refund/RefundModel.ts';
import { ReplenishmentModel } from './ui/replenishment/ReplenishmentModel.ts';
import { ShippingModel } from './ui/shipping/ShippingModel.ts';
import type { LaterViewModels, SharedViewModels } from './ui/ViewModels.ts';
import { Ways } from './ui/Ways.ts';

type Identifiers<Dependencies> = {
  readonly [Name in keyof Dependencies]: Identifier<Dependencies[Name]>;
};

/** One identifier per screen that has a model of its own each time it is opened. */
const screens: { readonly [Screen in keyof LaterViewModels]: Identifier<LaterViewModels[Screen]> } =
  {
    orderForm: token('OrderFormModel'),
    paymentMethod: token('PaymentMethodModel'),
    paymentReturn: token('PaymentReturnModel'),
    paymentResult: token('PaymentResultModel'),
    orderList: token('OrderListModel'),
    orderDetail: token('OrderDetailModel'),
    ticketTools: token('TicketToolsModel'),
    orderQuery: token('OrderQueryModel'),
    shipping: token('ShippingModel'),
    rebooking: token('RebookingModel'),
    replenishment: token('ReplenishmentModel'),
    refund: token('RefundModel'),
    cancellation: token('CancelModel'),
    redirect: token('RedirectModel'),
  };

const { museum, storage, drafts, queries, tabs, clock, visibility, bridge, page, address } = ports;
const { language, configuration, chance, files, printer, pictures } = ports;
const ways = Ways;
const announcements = AnnouncementModel;
const payments = PaymentMachines;
const verifyPayment = VerifyPayment;
/** Sends the codes of the order query, whose countdown is kept with it and not with the order form. */
const sendQueryCode: Identifier<SendCode> = token('SendCode of the order query');

/** Binds something made from one named record of dependencies: what is bound to the wrong name does not compile. */
function bindTo(container: Container) {
  return <Dependencies extends object, T>(
    target: Identifier<T>,
    make: (dependencies: Dependencies) => T,
    identifiers: Identifiers<Dependencies>,
  ): void => {
    container.bind(target).toDynamicValue(({ container: resolver }) => {
      const named = Object.entries<Identifier<unknown>>(identifiers).map(([name, identifier]) => [
        name,
        resolver.get(identifier),
      ]);
      // The entries of a record of identifiers, resolved one by one, are the record they stand for.
      return make(Object.fromEntries(named) as Dependencies);
    });
  };
}

/**
 * Wires a set of adapters to every use case and view model behind the first screen, which `firstScreen.ts` wires by hand
 * so that it need not wait for the container's bytes. Everything is made when it is first asked for, and once.
 */
export function containerOf(
  first: FirstAdapters,
  later: LaterAdapters,
  shared: Pick<SharedViewModels, 'ways' | 'announcements'>,
): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(ports.museum).toConstantValue(later.museum);
  container.bind(ports.drafts).toConstantValue(later.drafts);
  container.bind(ports.queries).toConstantValue(later.queries);
  container.bind(ports.tabs).toConstantValue(later.tabs);
  container.bind(ports.chance).toConstantValue(later.chance);
  container.bind(ports.bridge).toConstantValue(later.bridge);
  container.bind(ports.files).toConstantValue(later.files);
  container.bind(ports.printer).toConstantValue(later.printer);
  container.bind(ports.pictures).toConstantValue(later.pictures);
  container.bind(ports.storage).toConstantValue(first.storage);
  container.bind(ports.clock).toConstantValue(first.clock);
  container.bind(ports.visibility).toConstantValue(first.visibility);
  container.bind(ports.page).toConstantValue(first.page);
  container.bind(ports.address).toConstantValue(first.address);
  container.bind(ports.language).toConstantValue(first.language);
  container.bind(ports.configuration).toConstantValue(first.configuration);
  container.bind(Ways).toConstantValue(shared.ways);
  container.bind(AnnouncementModel).toConstantValue(shared.announcements);

  const bind = bindTo(container);
  bind(OpenOrderForm, (needs) => new OpenOrderForm(needs), { storage, drafts });
  bind(KeepOrderForm, (needs) => new KeepOrderForm(needs), { storage, drafts });
  bind(ReadSpecialCertificateType, (needs) => new ReadSpecialCertificateType(needs), { museum });
  bind(FindVisitorKind, (needs) => new FindVisitorKind(needs), { museum });
  bind(FindOtherSlots, (needs) => new FindOtherSlots(needs), { museum, clock, configuration });
  bind(ChangeSlot, (needs) => new ChangeSlot(needs), { museum, storage });
  bind(SendCode, (needs) => new SendCode(needs), { museum, drafts, clock });
  bind(CheckOrder, (needs) => new CheckOrder(needs), { museum, configuration });
  bind(CheckCode, (needs) => new CheckCode(needs), { museum, configuration });
  bind(FindMadeOrders, (needs) => new FindMadeOrders(needs), { museum, configuration });
  bind(SubmitOrder, (needs) => new SubmitOrder(needs), {
    checkOrder: CheckOrder,
    checkCode: CheckCode,
    findVisitorKind: FindVisitorKind,
    findMadeOrders: FindMadeOrders,
    museum,
    storage,
    drafts,
    tabs,
    clock,
  });
  container.bind(PaymentMachines).toConstantValue(new PaymentMachines());
  bind(VerifyPayment, (needs) => new VerifyPayment(needs), { museum, payments });
  bind(PayNow, (needs) => new PayNow(needs), { museum, verifyPayment, payments, storage });
  bind(Pay, (needs) => new Pay(needs), {
    museum,
    verifyPayment,
    payments,
    bridge,
    tabs,
    clock,
    page,
  });
  bind(PollPayment, (needs) => new PollPayment(needs), { museum, payments, clock, visibility });
  bind(ViewOrder, (needs) => new ViewOrder(needs), { museum });
  bind(sendQueryCode, (needs) => new SendCode(needs), { museum, drafts: queries, clock });
  bind(ProvePhone, (needs) => new ProvePhone(needs), { museum });
  bind(FindOrders, (needs) => new FindOrders(needs), { museum, provePhone: ProvePhone });
  bind(ViewShippingOrder, (needs) => new ViewShippingOrder(needs), { museum });
  bind(ListOrders, (needs) => new ListOrders(needs), { museum, clock, configuration });
  bind(ReadRebookingSwitch, (needs) => new ReadRebookingSwitch(needs), { museum, clock });
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
  bind(FindReplenishable, (needs) => new FindReplenishable(needs), { museum });
  bind(FindOrderOffers, (needs) => new FindOrderOffers(needs), {
    museum,
    findReplenishable: FindReplenishable,
    readRebookingSwitch: ReadRebookingSwitch,
  });
  bind(Replenish, (needs) => new Replenish(needs), {
    museum,
    findMadeOrders: FindMadeOrders,
    tabs,
    clock,
  });

  bind(screens.orderForm, (needs) => () => new OrderFormModel(needs), {
    openOrderForm: OpenOrderForm,
    keepOrderForm: KeepOrderForm,
    readSpecialCertificateType: ReadSpecialCertificateType,
    submitOrder: SubmitOrder,
    findVisitorKind: FindVisitorKind,
    findOtherSlots: FindOtherSlots,
    changeSlot: ChangeSlot,
    sendCode: SendCode,
    visibility,
    clock,
    language,
    configuration,
    ways,
    announcements,
  });
  bind(screens.paymentMethod, (needs) => (claim) => new PaymentMethodModel(needs, claim), {
    museum,
    viewOrder: ViewOrder,
    pay: Pay,
    verifyPayment,
    pollPayment: PollPayment,
    payments,
    clock,
    visibility,
    page,
    language,
    ways,
    announcements,
  });
  bind(screens.paymentReturn, (needs) => (order) => new PaymentReturnModel(needs, order), {
    pollPayment: PollPayment,
    ways,
    announcements,
  });
  bind(screens.paymentResult, (needs) => (claim) => new PaymentResultModel(needs, claim), {
    verifyPayment,
    pollPayment: PollPayment,
    payments,
    clock,
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
  bind(screens.orderDetail, (needs) => (order) => new OrderDetailModel(needs, order), {
    viewOrder: ViewOrder,
    findOrderOffers: FindOrderOffers,
    payNow: PayNow,
    address,
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
  bind(screens.ticketTools, (needs) => () => new TicketToolsModel(needs), {
    pictures,
    files,
    printer,
    clock,
    configuration,
    announcements,
  });
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
  bind(screens.redirect, (needs) => (to, reason) => new RedirectModel(needs, to, reason), {
    clock,
    ways,
    announcements,
  });

  return container;
}

/** The view models behind the first screen, out of their container. */
export function laterViewModelsOf(container: Container): LaterViewModels {
  return {
    orderForm: container.get(screens.orderForm),
    paymentMethod: container.get(screens.paymentMethod),
    paymentReturn: container.get(screens.paymentReturn),
    paymentResult: container.get(screens.paymentResult),
    orderList: container.get(screens.orderList),
    orderDetail: container.get(screens.orderDetail),
    ticketTools: container.get(screens.ticketTools),
    orderQuery: container.get(screens.orderQuery),
    shipping: container.get(screens.shipping),
    rebooking: container.get(screens.rebooking),
    replenishment: container.get(screens.replenishment),
    refund: container.get(screens.refund),
    cancellation: container.get(screens.cancellation),
    redirect: container.get(screens.redirect),
  };
}
