import type { OrderNo } from '../../src/domain/model/Identifiers.ts';
import type { RefundTarget } from '../../src/domain/model/Refund.ts';
import type { CancelModel } from '../../src/ui/cancellation/CancelModel.ts';
import type { HomeModel } from '../../src/ui/home/HomeModel.ts';
import type { OrderFormModel } from '../../src/ui/orderForm/OrderFormModel.ts';
import type { OrderQueryModel } from '../../src/ui/orderQuery/OrderQueryModel.ts';
import type { OrderDetailModel } from '../../src/ui/orders/OrderDetailModel.ts';
import type { OrderListModel } from '../../src/ui/orders/OrderListModel.ts';
import { paths } from '../../src/ui/paths.ts';
import type { PaymentMethodModel } from '../../src/ui/payment/PaymentMethodModel.ts';
import type { PaymentResultModel } from '../../src/ui/payment/PaymentResultModel.ts';
import type { PaymentReturnModel } from '../../src/ui/payment/PaymentReturnModel.ts';
import type { RedirectModel } from '../../src/ui/RedirectModel.ts';
import type { RebookingModel } from '../../src/ui/rebooking/RebookingModel.ts';
import type { RefundModel } from '../../src/ui/refund/RefundModel.ts';
import type { ReplenishmentModel } from '../../src/ui/replenishment/ReplenishmentModel.ts';
import type { Startable } from '../../src/ui/useViewModel.ts';
import type { EveryViewModel } from './AppPage.ts';

/** The model of each kind of screen. */
export interface ScreenModels {
  readonly home: HomeModel;
  readonly orderForm: OrderFormModel;
  readonly paymentMethod: PaymentMethodModel;
  readonly paymentReturn: PaymentReturnModel;
  readonly paymentResult: PaymentResultModel;
  readonly orders: OrderListModel;
  readonly order: OrderDetailModel;
  readonly orderQuery: OrderQueryModel;
  readonly rebooking: RebookingModel;
  readonly replenishment: ReplenishmentModel;
  readonly redirect: RedirectModel;
  readonly noOrder: Startable;
}

/** The screen that a tab shows, with its model. */
export type Shown = {
  readonly [Kind in keyof ScreenModels]: {
    readonly kind: Kind;
    readonly model: ScreenModels[Kind];
  };
}[keyof ScreenModels];

/** What stands over the list of orders or over one order. */
export type Dialog =
  | { readonly kind: 'cancel'; readonly model: CancelModel; readonly onChanged: () => void }
  | { readonly kind: 'refund'; readonly model: RefundModel; readonly onChanged: () => void };

/** What an address shows: how to make it, and what tells it from another one, as `laterScreens.tsx` has it. */
interface Place {
  readonly key: string;
  /** Null for home, which needs nothing but what is there already. */
  readonly open: ((models: EveryViewModel) => Shown) | null;
}

const nothing: Shown = { kind: 'noOrder', model: { start: () => () => {} } };

const home: Place = { key: 'home', open: null };

const redirect = (to: 'home' | 'orders'): Place => ({
  key: `redirect ${to}`,
  open: (models) => ({ kind: 'redirect', model: models.redirect(to) }),
});

const ofOrder = (
  name: string,
  order: OrderNo | null,
  open: (models: EveryViewModel, order: OrderNo) => Shown,
  otherwise: Place,
): Place =>
  order === null ? otherwise : { key: `${name} ${order}`, open: (models) => open(models, order) };

/** The place of an address; null for an address of none. */
export function placeAt(address: string): Place | null {
  const [path = '', query = ''] = address.split('?', 2);
  const search = new URLSearchParams(query);
  const [, first = '', second] = path.toLowerCase().split('/');
  switch (first) {
    case 'index':
      return home;
    case 'orderconfirm':
      return { key: first, open: (models) => ({ kind: 'orderForm', model: models.orderForm() }) };
    case 'payway': {
      const claim = paths.paymentMethod.read(search);
      const key = `${first} ${claim.orderNo}`;
      return {
        key,
        open: (models) => ({ kind: 'paymentMethod', model: models.paymentMethod(claim) }),
      };
    }
    case 'payresult': {
      const claim = paths.paymentResult.read(search, second);
      const key = `${first} ${claim.orderNo} ${claim.show}`;
      return {
        key,
        open: (models) => ({ kind: 'paymentResult', model: models.paymentResult(claim) }),
      };
    }
    case 'order':
      return { key: first, open: (models) => ({ kind: 'orders', model: models.orderList() }) };
    case 'orderquery':
      return { key: first, open: (models) => ({ kind: 'orderQuery', model: models.orderQuery() }) };
    default:
      return placeOfOrder(first, search);
  }
}

/** An order as its screen opens it: what can be done with it comes once it is there. */
function orderPlace(models: EveryViewModel, order: OrderNo): Shown {
  const model = models.orderDetail(order);
  void model.loadActions(async () => models.orderActions());
  return { kind: 'order', model };
}

function placeOfOrder(path: string, search: URLSearchParams): Place | null {
  switch (path) {
    case 'payreturn':
      return ofOrder(
        path,
        paths.paymentReturn.read(search),
        (models, order) => ({ kind: 'paymentReturn', model: models.paymentReturn(order) }),
        { key: path, open: () => nothing },
      );
    case 'orderinfo':
      return ofOrder(path, paths.order.read(search), orderPlace, redirect('home'));
    case 'orderreplenish':
      return ofOrder(
        path,
        paths.replenishment.read(search),
        (models, order) => ({ kind: 'replenishment', model: models.replenishment(order) }),
        redirect('home'),
      );
    case 'reorder':
      return ofOrder(
        path,
        paths.rebooking.read(search),
        (models, order) => ({ kind: 'rebooking', model: models.rebooking(order) }),
        redirect('orders'),
      );
    default:
      return null;
  }
}

/** The dialog that a screen wants over it, and what names it; null for none. */
export function dialogWanted(
  shown: Shown,
): { readonly key: object; readonly open: (models: EveryViewModel) => Dialog | null } | null {
  if (shown.kind === 'orders') {
    const { over } = shown.model;
    if (over === null || (over.kind !== 'cancel' && over.kind !== 'refund')) return null;
    const { order } = over;
    const onChanged = () => void shown.model.onChanged(order);
    const target: RefundTarget = { kind: 'order', orderNo: order.orderNo };
    return {
      key: over,
      open: (models) =>
        over.kind === 'cancel'
          ? { kind: 'cancel', model: models.cancellation(order.orderNo), onChanged }
          : { kind: 'refund', model: models.refund(target), onChanged },
    };
  }
  if (shown.kind !== 'order') return null;
  const { model } = shown;
  const over = model.actions?.over;
  const onChanged = () => void model.onChanged();
  if (over?.kind === 'cancel') {
    const open = (models: EveryViewModel): Dialog => ({
      kind: 'cancel',
      model: models.cancellation(model.orderNo),
      onChanged,
    });
    return { key: over, open };
  }
  if (over?.kind !== 'refund') return null;
  const { target } = over;
  return {
    key: over,
    open: (models) => ({ kind: 'refund', model: models.refund(target), onChanged }),
  };
}
