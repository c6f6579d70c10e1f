import type { Container } from 'inversify';
import { describe, expect, it } from 'vitest';
import { orderNo } from '../../src/domain/model/Identifiers.ts';
import { ChangeSlot } from '../../src/domain/useCases/ChangeSlot.ts';
import { FindOtherSlots } from '../../src/domain/useCases/FindOtherSlots.ts';
import { SendCode } from '../../src/domain/useCases/SendCode.ts';
import { SubmitOrder } from '../../src/domain/useCases/SubmitOrder.ts';
import { firstViewModelsOf } from '../../src/firstScreen.ts';
import type { Clock } from '../../src/ports/Clock.ts';
import type { MuseumApi } from '../../src/ports/MuseumApi.ts';
import { type Identifier, type LaterAdapters, ports, token } from '../../src/tokens.ts';
import { AnnouncementModel } from '../../src/ui/AnnouncementModel.ts';
import { CancelModel } from '../../src/ui/cancellation/CancelModel.ts';
import { CodeModel } from '../../src/ui/code/CodeModel.ts';
import { TicketToolsModel } from '../../src/ui/gate/TicketToolsModel.ts';
import { OnceLoaded } from '../../src/ui/OnceLoaded.ts';
import { OrderFormModel } from '../../src/ui/orderForm/OrderFormModel.ts';
import { OtherSlotsModel } from '../../src/ui/orderForm/OtherSlotsModel.ts';
import { OrderQueryModel } from '../../src/ui/orderQuery/OrderQueryModel.ts';
import { OrderActionsModel } from '../../src/ui/orders/OrderActionsModel.ts';
import { OrderDetailModel } from '../../src/ui/orders/OrderDetailModel.ts';
import { OrderListModel } from '../../src/ui/orders/OrderListModel.ts';
import { PaymentMethodModel } from '../../src/ui/payment/PaymentMethodModel.ts';
import { PaymentResultModel } from '../../src/ui/payment/PaymentResultModel.ts';
import { PaymentReturnModel } from '../../src/ui/payment/PaymentReturnModel.ts';
import { RedirectModel } from '../../src/ui/RedirectModel.ts';
import { RebookingModel } from '../../src/ui/rebooking/RebookingModel.ts';
import { RefundModel } from '../../src/ui/refund/RefundModel.ts';
import { ReplenishmentModel } from '../../src/ui/replenishment/ReplenishmentModel.ts';
import { ShippingModel } from '../../src/ui/shipping/ShippingModel.ts';
import { Ways } from '../../src/ui/Ways.ts';
import { TestedWorld } from '../support/TestedWorld.ts';
import { laterViewModelsOf, wholeContainerOf } from '../support/wholeContainer.ts';

async function wired() {
  const world = new TestedWorld();
  const later = await world.behindHome();
  const shared = firstViewModelsOf(world);
  return { world, later, shared, container: wholeContainerOf(world.first, later, shared) };
}

const order = orderNo('7');

describe('the container', () => {
  it('has the adapter it was given for each port, and no other', async () => {
    const { world, later, container } = await wired();
    const adapters: { readonly [Port in keyof typeof ports]: unknown } = {
      ...world.first,
      ...later,
    };
    const names = Object.keys(ports) as (keyof typeof ports)[];
    expect(
      names.map((name) => [name, container.get<unknown>(ports[name]) === adapters[name]]),
    ).toEqual(names.map((name) => [name, true]));
  });

  it('makes a model for each screen behind the first one', async () => {
    const { container } = await wired();
    const models = laterViewModelsOf(container);
    const payment = { orderNo: order, amount: null, isFree: false, ordered: null };
    const result = { show: 'success', orderNo: order, error: '', isReservation: false } as const;
    const made: { readonly [Screen in keyof typeof models]: unknown } = {
      orderForm: models.orderForm(),
      soldOut: models.soldOut,
      smsCode: models.smsCode,
      paymentMethod: models.paymentMethod(payment),
      paymentReturn: models.paymentReturn(order),
      paymentResult: models.paymentResult(result),
      orderActions: models.orderActions(),
      orderList: models.orderList(),
      orderDetail: models.orderDetail(order),
      ticketTools: models.ticketTools(),
      orderQuery: models.orderQuery(),
      shipping: models.shipping({ bill: 'SO', billNo: '7', company: '1' }),
      replenishment: models.replenishment(order),
      rebooking: models.rebooking(order),
      refund: models.refund({ kind: 'order', orderNo: order }),
      cancellation: models.cancellation(order),
      redirect: models.redirect('home'),
    };
    expect(Object.values(made).map((model) => model?.constructor)).toEqual([
      OrderFormModel,
      OnceLoaded,
      OnceLoaded,
      PaymentMethodModel,
      PaymentReturnModel,
      PaymentResultModel,
      OrderActionsModel,
      OrderListModel,
      OrderDetailModel,
      TicketToolsModel,
      OrderQueryModel,
      ShippingModel,
      ReplenishmentModel,
      RebookingModel,
      RefundModel,
      CancelModel,
      RedirectModel,
    ]);
  });

  it('makes a new model each time a screen is opened', async () => {
    const { orderForm } = laterViewModelsOf((await wired()).container);
    expect(orderForm()).not.toBe(orderForm());
  });

  it('[QRY-01] makes one order query for the whole visit: what was found is there on coming back', async () => {
    const { orderQuery } = laterViewModelsOf((await wired()).container);
    expect(orderQuery()).toBe(orderQuery());
  });

  it('[CONF-11] makes each use case once, so that its guard holds for every screen that has it', async () => {
    const { container } = await wired();
    expect(container.get(SubmitOrder)).toBe(container.get(SubmitOrder));
  });

  it('[CONF-11] is joined by what offers other slots when that is asked for, once, and not before', async () => {
    // Read before, so that whoever loads it unasked has it in no time.
    await import('../../src/soldOut.ts');
    const { world, container } = await wired();
    const { orderForm, soldOut } = laterViewModelsOf(container);
    orderForm().start();
    await world.clock.advance(0);
    expect(soldOut.loaded).toBeNull();
    for (const useCase of [FindOtherSlots, ChangeSlot]) {
      expect(() => container.get<unknown>(useCase)).toThrow(useCase.name);
    }
    const [parts, again] = await Promise.all([soldOut.get(), soldOut.get()]);
    expect(again).toBe(parts);
    const form = { draft: () => null, move: () => {}, isShown: () => true };
    const made = parts.otherSlots(form);
    expect(made).toBeInstanceOf(OtherSlotsModel);
    expect(parts.otherSlots(form)).not.toBe(made);
    expect(container.get(FindOtherSlots)).toBe(container.get(FindOtherSlots));
    expect(container.get(ChangeSlot)).toBe(container.get(ChangeSlot));
  });

  it('[CONF-07] is joined by what has a code sent when that is asked for, once, and not before', async () => {
    // Read before, so that whoever loads it unasked has it in no time.
    await import('../../src/smsCode.ts');
    const { world, container } = await wired();
    const { orderForm, smsCode } = laterViewModelsOf(container);
    orderForm().start();
    await world.clock.advance(0);
    expect(smsCode.loaded).toBeNull();
    expect(() => container.get<unknown>(SendCode)).toThrow('SendCode');
    const [parts, again] = await Promise.all([smsCode.get(), smsCode.get()]);
    expect(again).toBe(parts);
    const form = { draft: () => null, problems: { flag: () => {} } };
    expect(parts.code(form)).toBeInstanceOf(CodeModel);
    expect(parts.code(form)).not.toBe(parts.code(form));
    expect(container.get(SendCode)).toBe(container.get(SendCode));
  });

  it('shares with the first screen what there is one of', async () => {
    const { container, shared } = await wired();
    expect(container.get(Ways)).toBe(shared.ways);
    expect(container.get(AnnouncementModel)).toBe(shared.announcements);
  });

  it('knows nothing that was not bound', async () => {
    const { container } = await wired();
    expect(() => container.get(token('Stranger'))).toThrow('Stranger');
  });
});

/** Compiled and never run: each line below an expected error compiles no more once identifiers stop telling apart. */
export function swappedDependenciesDoNotCompile(
  container: Container,
  { first }: TestedWorld,
  later: LaterAdapters,
): void {
  // @ts-expect-error A museum is no clock.
  const clock: Identifier<Clock> = ports.museum;
  // @ts-expect-error A clock is no museum.
  const museum: Identifier<MuseumApi> = ports.clock;
  // @ts-expect-error A class stands for what it makes.
  const submitOrder: Identifier<SubmitOrder> = Ways;
  // @ts-expect-error A bare symbol stands for nothing.
  const nothing: Identifier<Clock> = Symbol('Clock');
  // @ts-expect-error What is asked for by a clock's identifier is a clock.
  const asked: MuseumApi = container.get(ports.clock);
  // @ts-expect-error Bound to an identifier is what it stands for.
  container.bind(ports.museum).toConstantValue(first.clock);
  // @ts-expect-error An adapter has one place in its list.
  const list: LaterAdapters = { ...later, drafts: later.bridge };
  void [clock, museum, submitOrder, nothing, asked, list];
}
