// The container needs a metadata store, loaded before it.
import 'reflect-metadata';
import { Container } from 'inversify';
import { PaymentMachines } from './domain/model/PaymentMachines.ts';
import { ChangeSlot } from './domain/useCases/ChangeSlot.ts';
import { CheckCode } from './domain/useCases/CheckCode.ts';
import { CheckOrder } from './domain/useCases/CheckOrder.ts';
import { FindMadeOrders } from './domain/useCases/FindMadeOrders.ts';
import { FindOtherSlots } from './domain/useCases/FindOtherSlots.ts';
import { FindVisitorKind } from './domain/useCases/FindVisitorKind.ts';
import { KeepOrderForm } from './domain/useCases/KeepOrderForm.ts';
import { ListOrders } from './domain/useCases/ListOrders.ts';
import { OpenOrderForm } from './domain/useCases/OpenOrderForm.ts';
import { Pay } from './domain/useCases/Pay.ts';
import { PayNow } from './domain/useCases/PayNow.ts';
import { PollPayment } from './domain/useCases/PollPayment.ts';
import { ReadSpecialCertificateType } from './domain/useCases/ReadSpecialCertificateType.ts';
import { SendCode } from './domain/useCases/SendCode.ts';
import { SubmitOrder } from './domain/useCases/SubmitOrder.ts';
import { VerifyPayment } from './domain/useCases/VerifyPayment.ts';
import { ViewOrder } from './domain/useCases/ViewOrder.ts';
import { type FirstAdapters, type Identifier, type LaterAdapters, ports, token } from './tokens.ts';
import { AnnouncementModel } from './ui/AnnouncementModel.ts';
import { OrderFormModel } from './ui/orderForm/OrderFormModel.ts';
import { OrderDetailModel } from './ui/orders/OrderDetailModel.ts';
import { OrderListModel } from './ui/orders/OrderListModel.ts';
import { OrderQueryModel } from './ui/orders/OrderQueryModel.ts';
import { PaymentMethodModel } from './ui/payment/PaymentMethodModel.ts';
import { PaymentResultModel } from './ui/payment/PaymentResultModel.ts';
import { PaymentReturnModel } from './ui/payment/PaymentReturnModel.ts';
import { RedirectModel } from './ui/RedirectModel.ts';
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
    orderQuery: token('OrderQueryModel'),
    redirect: token('RedirectModel'),
  };

const { museum, storage, drafts, tabs, clock, visibility, bridge, page, address } = ports;
const { language, configuration } = ports;
const ways = Ways;
const announcements = AnnouncementModel;
const payments = PaymentMachines;
const verifyPayment = VerifyPayment;

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
  container.bind(ports.tabs).toConstantValue(later.tabs);
  container.bind(ports.bridge).toConstantValue(later.bridge);
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
  bind(ListOrders, (needs) => new ListOrders(needs), { museum, clock, configuration });

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
    payNow: PayNow,
    clock,
    language,
    configuration,
    ways,
    page,
    announcements,
  });
  bind(screens.orderDetail, (needs) => (order) => new OrderDetailModel(needs, order), {
    viewOrder: ViewOrder,
    address,
    clock,
    language,
    configuration,
    announcements,
  });
  bind(screens.orderQuery, (needs) => () => new OrderQueryModel(needs), { address });
  bind(screens.redirect, (needs) => (to) => new RedirectModel(needs, to), { clock, ways });

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
    orderQuery: container.get(screens.orderQuery),
    redirect: container.get(screens.redirect),
  };
}
