import { type ComponentType, lazy } from 'react';
import { useParams, useRouter } from 'wouter';
import { useTexts } from './i18n/Texts.ts';
import { type LaterPattern, paths } from './paths.ts';
import { RedirectScreen } from './RedirectScreen.tsx';

// Each comes when it is asked for.
const OrderFormScreen = lazy(async () => ({
  default: (await import('./orderForm/OrderFormScreen.tsx')).OrderFormScreen,
}));
const PaymentMethodScreen = lazy(async () => ({
  default: (await import('./payment/PaymentMethodScreen.tsx')).PaymentMethodScreen,
}));
const PaymentReturnScreen = lazy(async () => ({
  default: (await import('./payment/PaymentReturnScreen.tsx')).PaymentReturnScreen,
}));
const PaymentResultScreen = lazy(async () => ({
  default: (await import('./payment/PaymentResultScreen.tsx')).PaymentResultScreen,
}));
const OrderListScreen = lazy(async () => ({
  default: (await import('./orders/OrderListScreen.tsx')).OrderListScreen,
}));
const OrderDetailScreen = lazy(async () => ({
  default: (await import('./orders/OrderDetailScreen.tsx')).OrderDetailScreen,
}));
const OrderQueryScreen = lazy(async () => ({
  default: (await import('./orderQuery/OrderQueryScreen.tsx')).OrderQueryScreen,
}));
const SmsCodeScreen = lazy(async () => ({
  default: (await import('./shipping/SmsCodeScreen.tsx')).SmsCodeScreen,
}));
const RebookingScreen = lazy(async () => ({
  default: (await import('./rebooking/RebookingScreen.tsx')).RebookingScreen,
}));
const ReplenishmentScreen = lazy(async () => ({
  default: (await import('./replenishment/ReplenishmentScreen.tsx')).ReplenishmentScreen,
}));

/** Which screen stands at which address behind home (§2). Not a byte of this is waited for on home. */
export const laterScreens: Readonly<Record<LaterPattern, ComponentType>> = {
  [paths.orderForm.pattern]: OrderFormScreen,
  [paths.paymentMethod.pattern]: PaymentMethod,
  [paths.paymentReturn.pattern]: PaymentReturn,
  [paths.paymentResult.patterns[0]]: PaymentResult,
  [paths.paymentResult.patterns[1]]: PaymentResult,
  [paths.orders.pattern]: OrderListScreen,
  [paths.order.pattern]: OrderDetail,
  [paths.orderQuery.pattern]: OrderQueryScreen,
  [paths.replenishment.pattern]: Replenishment,
  [paths.rebooking.pattern]: Rebooking,
  [paths.smsCode.pattern]: SmsCode,
};

// Not wouter's useSearch: it decodes the query once before it is read, and `%2541` must not become `A`.
function useQuery(): URLSearchParams {
  const router = useRouter();
  return new URLSearchParams(router.searchHook(router));
}

function PaymentMethod() {
  const claim = paths.paymentMethod.read(useQuery());
  return <PaymentMethodScreen key={claim.orderNo} claim={claim} />;
}

function PaymentReturn() {
  const orderNo = paths.paymentReturn.read(useQuery());
  return <PaymentReturnScreen key={orderNo} orderNo={orderNo} />;
}

function PaymentResult() {
  const query = useQuery();
  const claim = paths.paymentResult.read(query, useParams<{ show?: string }>().show);
  return <PaymentResultScreen key={`${claim.orderNo} ${claim.show}`} claim={claim} />;
}

function OrderDetail() {
  const { LL } = useTexts();
  const orderNo = paths.order.read(useQuery());
  if (orderNo === null) return <RedirectScreen title={LL.shell.orders()} to="home" />;
  return <OrderDetailScreen key={orderNo} orderNo={orderNo} />;
}

function Replenishment() {
  const { LL } = useTexts();
  const orderNo = paths.replenishment.read(useQuery());
  if (orderNo === null) {
    return <RedirectScreen title={LL.afterSale.replenishment.title()} to="home" />;
  }
  return <ReplenishmentScreen key={orderNo} orderNo={orderNo} />;
}

function Rebooking() {
  const { LL } = useTexts();
  const orderNo = paths.rebooking.read(useQuery());
  if (orderNo === null)
    return <RedirectScreen title={LL.afterSale.rebooking.title()} to="orders" />;
  return <RebookingScreen key={orderNo} orderNo={orderNo} />;
}

function SmsCode() {
  return <SmsCodeScreen search={useQuery()} />;
}
