import { type ComponentType, lazy, type ReactNode, use } from 'react';
import { Redirect, Route, Switch, useParams, useRouter } from 'wouter';
import type { OrderNo } from '../domain/model/Identifiers.ts';
import { HomeScreen } from './home/HomeScreen.tsx';
import { type Texts, TextsProvider, useTexts } from './i18n/Texts.ts';
import type { OnceLoaded } from './OnceLoaded.ts';
import { paths } from './paths.ts';
import { RedirectScreen } from './RedirectScreen.tsx';
import { TicketOfficeScreen } from './TicketOfficeScreen.tsx';
import { ViewModelProvider, type ViewModels } from './ViewModels.ts';

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

/** What every screen but the first needs: models and words, which come with the first of them. */
export interface Later {
  readonly models: ViewModels;
  readonly texts: Texts;
}

/** Which screen stands at which address behind home (§2). */
const laterScreens: readonly (readonly [string, ComponentType])[] = [
  [paths.orderForm.pattern, OrderFormScreen],
  [paths.paymentMethod.pattern, PaymentMethod],
  [paths.paymentReturn.pattern, PaymentReturn],
  [paths.paymentResult.patterns[0], PaymentResult],
  [paths.paymentResult.patterns[1], PaymentResult],
  [paths.orders.pattern, OrderListScreen],
  [paths.order.pattern, OrderDetail],
  [paths.orderQuery.pattern, OrderQueryScreen],
  [paths.replenishment.pattern, Replenishment],
  [paths.rebooking.pattern, Rebooking],
  [paths.smsCode.pattern, SmsCode],
];

/** Shows the screen of the address; an address of none goes home, its query dropped (START-01). */
export function Screens({ later }: { readonly later: OnceLoaded<Later> }) {
  return (
    <Switch>
      <Route path={paths.home.pattern} component={HomeScreen} />
      {laterScreens.map(([pattern, Screen]) => (
        <Route key={pattern} path={pattern}>
          <WithLater later={later}>
            <Screen />
          </WithLater>
        </Route>
      ))}
      <Route>
        <Redirect to={paths.home.to()} replace />
      </Route>
    </Switch>
  );
}

/** Waits for what a screen behind home needs. */
function WithLater({
  later,
  children,
}: {
  readonly later: OnceLoaded<Later>;
  readonly children: ReactNode;
}) {
  const { models, texts } = use(later.get());
  return (
    <TextsProvider value={texts}>
      <ViewModelProvider value={models}>{children}</ViewModelProvider>
    </TextsProvider>
  );
}

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
