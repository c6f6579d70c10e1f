import type { ComponentType } from 'react';
import { useParams, useRouter } from 'wouter';
import { AfterSale } from './AfterSale.tsx';
import { useTexts } from './i18n/Texts.ts';
import { OnceLoaded } from './OnceLoaded.ts';
import { OrderFormScreen } from './orderForm/OrderFormScreen.tsx';
import { OrderDetailScreen } from './orders/OrderDetailScreen.tsx';
import { type LaterPattern, paths } from './paths.ts';
import { PaymentMethodScreen } from './payment/PaymentMethodScreen.tsx';
import { PaymentResultScreen } from './payment/PaymentResultScreen.tsx';
import { RedirectScreen } from './RedirectScreen.tsx';
import type { ViewModels } from './ViewModels.ts';

// Not wouter's useSearch: it decodes the query once before it is read, and `%2541` must not become `A`.
function useQuery(): URLSearchParams {
  const router = useRouter();
  return new URLSearchParams(router.searchHook(router));
}

/** The screens behind home by their addresses, each once it is asked for. */
export type LaterScreens = Readonly<Record<LaterPattern, OnceLoaded<ComponentType>>>;

/** A screen of what comes after a ticket is bought, given its models and its words. */
const inAfterSale = (Screen: ComponentType): ComponentType =>
  function InAfterSale() {
    return (
      <AfterSale>
        <Screen />
      </AfterSale>
    );
  };

const atHand = (Screen: ComponentType) => new OnceLoaded(async () => Screen);

const paymentResult = atHand(function PaymentResult() {
  const query = useQuery();
  const claim = paths.paymentResult.read(query, useParams<{ show?: string }>().show);
  return <PaymentResultScreen key={`${claim.orderNo} ${claim.show}`} claim={claim} />;
});

/**
 * Which screen stands at which address behind home (§2), each loaded when it is asked for. Not a byte of this is waited
 * for on home.
 *
 * @param afterSale comes with the screens that need it
 */
export const laterScreensOf = (afterSale: ViewModels['afterSale']): LaterScreens => ({
  [paths.orderForm.pattern]: atHand(OrderFormScreen),
  [paths.paymentMethod.pattern]: atHand(function PaymentMethod() {
    const claim = paths.paymentMethod.read(useQuery());
    return <PaymentMethodScreen key={claim.orderNo} claim={claim} />;
  }),
  [paths.paymentReturn.pattern]: new OnceLoaded(async () => {
    const { PaymentReturnScreen } = await import('./payment/PaymentReturnScreen.tsx');
    return function PaymentReturn() {
      const orderNo = paths.paymentReturn.read(useQuery());
      return <PaymentReturnScreen key={orderNo} orderNo={orderNo} />;
    };
  }),
  [paths.paymentResult.patterns[0]]: paymentResult,
  [paths.paymentResult.patterns[1]]: paymentResult,
  [paths.orders.pattern]: new OnceLoaded(async () => {
    const [{ OrderListScreen }] = await Promise.all([
      import('./orders/OrderListScreen.tsx'),
      afterSale.get(),
    ]);
    return inAfterSale(OrderListScreen);
  }),
  [paths.order.pattern]: atHand(function OrderDetail() {
    const { LL } = useTexts();
    const orderNo = paths.order.read(useQuery());
    if (orderNo === null) return <RedirectScreen title={LL.shell.orders()} to="home" />;
    return <OrderDetailScreen key={orderNo} orderNo={orderNo} />;
  }),
  [paths.orderQuery.pattern]: new OnceLoaded(async () => {
    const [{ OrderQueryScreen }] = await Promise.all([
      import('./orderQuery/OrderQueryScreen.tsx'),
      afterSale.get(),
    ]);
    return inAfterSale(OrderQueryScreen);
  }),
  [paths.replenishment.pattern]: new OnceLoaded(async () => {
    const [{ ReplenishmentScreen }] = await Promise.all([
      import('./replenishment/ReplenishmentScreen.tsx'),
      afterSale.get(),
    ]);
    return inAfterSale(function Replenishment() {
      const { LL } = useTexts();
      const orderNo = paths.replenishment.read(useQuery());
      if (orderNo === null) {
        return <RedirectScreen title={LL.afterSale.replenishment.title()} to="home" />;
      }
      return <ReplenishmentScreen key={orderNo} orderNo={orderNo} />;
    });
  }),
  [paths.rebooking.pattern]: new OnceLoaded(async () => {
    const [{ RebookingScreen }] = await Promise.all([
      import('./rebooking/RebookingScreen.tsx'),
      afterSale.get(),
    ]);
    return inAfterSale(function Rebooking() {
      const { LL } = useTexts();
      const orderNo = paths.rebooking.read(useQuery());
      if (orderNo === null) {
        return <RedirectScreen title={LL.afterSale.rebooking.title()} to="orders" />;
      }
      return <RebookingScreen key={orderNo} orderNo={orderNo} />;
    });
  }),
  [paths.smsCode.pattern]: new OnceLoaded(async () => {
    const [{ SmsCodeScreen }] = await Promise.all([
      import('./shipping/SmsCodeScreen.tsx'),
      afterSale.get(),
    ]);
    return inAfterSale(function SmsCode() {
      return <SmsCodeScreen search={useQuery()} />;
    });
  }),
});
