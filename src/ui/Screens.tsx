import { lazy } from 'react';
import { Redirect, Route, Switch, useParams, useSearch } from 'wouter';
import type { OrderNo } from '../domain/model/Identifiers.ts';
import { HomeScreen } from './home/HomeScreen.tsx';
import { TextsProvider, useLaterTexts, useTexts } from './i18n/Texts.ts';
import { paths } from './paths.ts';
import { RedirectScreen } from './RedirectScreen.tsx';
import { TicketOfficeScreen } from './TicketOfficeScreen.tsx';
import { useLaterViewModels, ViewModelProvider } from './ViewModels.ts';

// Home is where nearly everybody starts; the other screens come when they are asked for.
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
  default: (await import('./orders/OrderQueryScreen.tsx')).OrderQueryScreen,
}));

/** Which screen stands at which address (§2); what is known to no route goes home, its query dropped (START-01). */
export function Screens() {
  return (
    <Switch>
      <Route path={paths.home.pattern} component={HomeScreen} />
      <Route>
        <LaterScreens />
      </Route>
    </Switch>
  );
}

/** Every screen but the first: models and words come with the first of them. */
function LaterScreens() {
  const texts = useLaterTexts();
  return (
    <TextsProvider value={texts}>
      <ViewModelProvider value={useLaterViewModels()}>
        <Later />
      </ViewModelProvider>
    </TextsProvider>
  );
}

function Later() {
  return (
    <Switch>
      <Route path={paths.orderForm.pattern} component={OrderFormScreen} />
      <Route path={paths.paymentMethod.pattern} component={PaymentMethod} />
      <Route path={paths.paymentReturn.pattern} component={PaymentReturn} />
      <Route path={paths.paymentResult.patterns[0]} component={PaymentResult} />
      <Route path={paths.paymentResult.patterns[1]} component={PaymentResult} />
      <Route path={paths.orders.pattern} component={OrderListScreen} />
      <Route path={paths.order.pattern} component={OrderDetail} />
      <Route path={paths.orderQuery.pattern} component={OrderQueryScreen} />
      <Route path={paths.replenishment.pattern} component={Replenishment} />
      <Route path={paths.rebooking.pattern} component={Rebooking} />
      <Route path={paths.smsCode.pattern} component={SmsCode} />
      <Route>
        <Redirect to={paths.home.to()} replace />
      </Route>
    </Switch>
  );
}

const useQuery = (): URLSearchParams => new URLSearchParams(useSearch());

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

const AtTheTicketOffice = (orderNo: OrderNo | null, to: 'home' | 'orders', title: string) =>
  orderNo === null ? (
    <RedirectScreen title={title} to={to} />
  ) : (
    <TicketOfficeScreen orderNo={orderNo} />
  );

function Replenishment() {
  const { LL } = useTexts();
  return AtTheTicketOffice(paths.replenishment.read(useQuery()), 'home', LL.shell.orders());
}

function Rebooking() {
  const { LL } = useTexts();
  return AtTheTicketOffice(paths.rebooking.read(useQuery()), 'orders', LL.shell.orders());
}

function SmsCode() {
  return <TicketOfficeScreen orderNo={null} />;
}
