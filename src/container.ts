// The container needs a metadata store, loaded before it.
import 'reflect-metadata';
import { Container } from 'inversify';
import { bindTo } from './bindTo.ts';
import { PaymentMachines } from './domain/model/PaymentMachines.ts';
import { CheckCode } from './domain/useCases/CheckCode.ts';
import { CheckOrder } from './domain/useCases/CheckOrder.ts';
import { FindMadeOrders } from './domain/useCases/FindMadeOrders.ts';
import { FindVisitorKind } from './domain/useCases/FindVisitorKind.ts';
import { KeepOrderForm } from './domain/useCases/KeepOrderForm.ts';
import { OpenOrderForm } from './domain/useCases/OpenOrderForm.ts';
import { Pay } from './domain/useCases/Pay.ts';
import { PollPayment } from './domain/useCases/PollPayment.ts';
import { ReadSpecialCertificateType } from './domain/useCases/ReadSpecialCertificateType.ts';
import { SubmitOrder } from './domain/useCases/SubmitOrder.ts';
import { VerifyPayment } from './domain/useCases/VerifyPayment.ts';
import { ViewOrder } from './domain/useCases/ViewOrder.ts';
import { type FirstAdapters, type Identifier, type LaterAdapters, ports, token } from './tokens.ts';
import { AnnouncementModel } from './ui/AnnouncementModel.ts';
import { TicketToolsModel } from './ui/gate/TicketToolsModel.ts';
import { OnceLoaded } from './ui/OnceLoaded.ts';
import { OrderFormModel } from './ui/orderForm/OrderFormModel.ts';
import { OrderDetailModel } from './ui/orders/OrderDetailModel.ts';
import { PaymentMethodModel } from './ui/payment/PaymentMethodModel.ts';
import { PaymentResultModel } from './ui/payment/PaymentResultModel.ts';
import { PaymentReturnModel } from './ui/payment/PaymentReturnModel.ts';
import { RedirectModel } from './ui/RedirectModel.ts';
import type { BookingViewModels, SharedViewModels } from './ui/ViewModels.ts';
import { Ways } from './ui/Ways.ts';

/** One identifier per screen on the way to a ticket that has a model of its own each time it is opened. */
const screens: {
  readonly [Screen in keyof BookingViewModels]: Identifier<BookingViewModels[Screen]>;
} = {
  orderForm: token('OrderFormModel'),
  soldOut: token('SoldOutParts'),
  smsCode: token('SmsCodeParts'),
  paymentMethod: token('PaymentMethodModel'),
  paymentReturn: token('PaymentReturnModel'),
  paymentResult: token('PaymentResultModel'),
  orderDetail: token('OrderDetailModel'),
  ticketTools: token('TicketToolsModel'),
  redirect: token('RedirectModel'),
};

const { museum, storage, drafts, tabs, clock, visibility, bridge, page, address } = ports;
const { language, configuration, files, printer, pictures } = ports;
const ways = Ways;
const announcements = AnnouncementModel;
const payments = PaymentMachines;
const verifyPayment = VerifyPayment;

/**
 * Wires a set of adapters to every use case and view model on the way from the first screen to a ticket's code. The first
 * screen is wired by hand in `firstScreen.ts`, so that it need not wait for the container's bytes, and what comes after a
 * ticket is bought in `afterSale.ts`, so that nobody waits for that who books; other slots for a refused order likewise in
 * `soldOut.ts`, and what sends a code by SMS in `smsCode.ts`. Everything is made when it is first asked for, and once.
 */
export function containerOf(
  first: FirstAdapters,
  later: LaterAdapters,
  shared: Pick<SharedViewModels, 'ways' | 'announcements'>,
): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(ports.museum).toConstantValue(later.museum);
  container.bind(ports.drafts).toConstantValue(later.drafts);
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

  container.bind(screens.soldOut).toConstantValue(
    new OnceLoaded(async () => {
      const { soldOutPartsOf } = await import('./soldOut.ts');
      return soldOutPartsOf(container);
    }),
  );
  container.bind(screens.smsCode).toConstantValue(
    new OnceLoaded(async () => {
      const { smsCodePartsOf } = await import('./smsCode.ts');
      return smsCodePartsOf(container);
    }),
  );
  bind(screens.orderForm, (needs) => () => new OrderFormModel(needs), {
    openOrderForm: OpenOrderForm,
    keepOrderForm: KeepOrderForm,
    readSpecialCertificateType: ReadSpecialCertificateType,
    submitOrder: SubmitOrder,
    findVisitorKind: FindVisitorKind,
    soldOut: screens.soldOut,
    smsCode: screens.smsCode,
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
  bind(screens.orderDetail, (needs) => (order) => new OrderDetailModel(needs, order), {
    viewOrder: ViewOrder,
    address,
    clock,
    visibility,
    language,
    configuration,
    announcements,
  });
  bind(screens.ticketTools, (needs) => () => new TicketToolsModel(needs), {
    pictures,
    files,
    printer,
    clock,
    configuration,
    announcements,
  });
  bind(screens.redirect, (needs) => (to, reason) => new RedirectModel(needs, to, reason), {
    clock,
    ways,
    announcements,
  });

  return container;
}

/** The view models on the way to a ticket, out of their container. */
export function bookingViewModelsOf(container: Container): BookingViewModels {
  return {
    orderForm: container.get(screens.orderForm),
    soldOut: container.get(screens.soldOut),
    smsCode: container.get(screens.smsCode),
    paymentMethod: container.get(screens.paymentMethod),
    paymentReturn: container.get(screens.paymentReturn),
    paymentResult: container.get(screens.paymentResult),
    orderDetail: container.get(screens.orderDetail),
    ticketTools: container.get(screens.ticketTools),
    redirect: container.get(screens.redirect),
  };
}
