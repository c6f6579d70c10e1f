import { expect } from 'vitest';
import type { Language } from '../../../src/domain/model/Language.ts';
import { owedOrder, paymentOf, type Visitor } from '../Visitor.ts';
import { appWords } from './appWords.ts';
import {
  type MuseumBefore,
  offline,
  opens,
  type PlannedFault,
  reads,
  refused,
  type Screen,
  type ScreenState,
  type StateKind,
  slow,
} from './ScreenState.ts';

const payWays = '/api/integration/pay-way/list';
const detail = '/api/query/info-by-api-wechat';
const paying = '/api/integration/pay-and-confirm';
const orderInfo = '/trip/order/info';

const words = (language: Language) => appWords(language).payment;

/** A museum with one order, and what became of it. */
const orderWhich = (state: string, params: object = {}): MuseumBefore => ({
  providerState: { state, params: { orderNo: owedOrder, ...params } },
});
const owed = orderWhich('an order to be paid exists');
const paid = orderWhich('an order is already paid');
const free = orderWhich('a free order exists');

type Reach = ScreenState['reach'];
type Saying = (language: Language) => string;

const shows =
  (text: Saying): Reach =>
  (visitor, language) =>
    reads(visitor, text(language));

/**
 * As {@link shows}, of what takes its time; the page's is let pass, in steps so small and far apart that an answer of the
 * museum under way is not given up for its lateness.
 */
const showsInTime =
  (text: Saying): Reach =>
  async (visitor, language) => {
    const said = visitor.page.locator('main').getByText(text(language)).first();
    const isSaid = async () => {
      if (!(await said.isVisible())) await visitor.page.clock.runFor(2_000);
      return said.isVisible();
    };
    await expect.poll(isSaid, { timeout: 25_000, interval: 200 }).toBe(true);
  };

/** Presses pay, and goes on to what comes of it. */
const pays =
  (then: Reach): Reach =>
  async (visitor, language) => {
    await visitor.press(visitor.words.payNow);
    await then(visitor, language);
  };

/** Has the next payment sheet keep silent instead of opening. */
const sheetKeepsSilent = ({ page }: Visitor): Promise<void> =>
  page.evaluate(() => {
    const museum: unknown = Reflect.get(window, 'museum');
    const cashier: unknown = Reflect.get(Object(museum), 'cashier');
    Reflect.get(Object(cashier), 'answerNext').call(cashier, 'noAnswer');
  });

const onScreen =
  (screen: Screen, path: string) =>
  (name: string, kind: StateKind, reach: Reach, more: Partial<ScreenState> = {}): ScreenState => ({
    screen,
    name,
    kind,
    reach,
    path,
    museum: owed,
    ...more,
  });

const method = onScreen('paymentMethod', paymentOf(owedOrder));

const faults = (...planned: readonly PlannedFault[]): Partial<ScreenState> => ({ faults: planned });

/** Comes back to pay while nobody knows whether the last press did. */
const isStillUnconfirmed: Reach = async (visitor, language) => {
  const { payNotConfirmedText, stillUnconfirmedText } = words(language);
  await pays(showsInTime(() => payNotConfirmedText))(visitor, language);
  await visitor.page.evaluate((to) => {
    location.hash = to;
  }, paymentOf(owedOrder).slice(2));
  await showsInTime(() => stillUnconfirmedText)(visitor, language);
};

/** The payment method and what comes of pressing pay. */
const methodStates: readonly ScreenState[] = [
  method(
    'loading',
    'loading',
    shows((language) => words(language).loadingWays),
    {
      ...faults(slow(payWays)),
    },
  ),
  method('ways', 'full', (visitor) => visitor.button(visitor.words.payNow).waitFor()),
  method(
    'differs',
    'full',
    shows((language) => words(language).amountOrdered),
    {
      path: `/#/payWay?orderNo=${owedOrder}&amount=50.00&ordered=55.00`,
    },
  ),
  method(
    'free',
    'full',
    (visitor, language) => visitor.button(words(language).confirmFree).waitFor(),
    {
      museum: free,
      path: `/#/payWay?orderNo=${owedOrder}&amount=0.00&payType=zero`,
    },
  ),
  method(
    'alreadyPaid',
    'full',
    shows((language) => words(language).alreadyPaidText),
    {
      museum: paid,
    },
  ),
  method(
    'noOrder',
    'empty',
    shows((language) => words(language).orderEmptyText),
    {
      path: '/#/payWay',
    },
  ),
  method(
    'noWays',
    'empty',
    shows((language) => words(language).noPayWaysText),
    {
      museum: orderWhich('no pay way is set'),
    },
  ),
  method(
    'waysFailed',
    'error',
    shows((language) => words(language).loadFailed),
    {
      ...faults(refused(payWays)),
    },
  ),
  method(
    'amountUnknown',
    'error',
    shows((language) => words(language).amountUnknown),
    {
      ...faults(refused(detail)),
      path: `/#/payWay?orderNo=${owedOrder}`,
    },
  ),
  method(
    'offline',
    'offline',
    shows((language) => appWords(language).failures.network),
    {
      ...faults(offline),
    },
  ),
  method('notStarted', 'error', pays(shows((language) => words(language).notStarted)), {
    ...faults(refused('/pay/jsapi/check-unpaid/*')),
  }),
  method('expired', 'error', pays(shows((language) => words(language).expiredText)), {
    ...faults({ path: paying, kind: 'code1017', times: 'always' }),
  }),
  method('lost', 'error', pays(shows((language) => words(language).lostText)), {
    ...faults({ path: paying, kind: 'dropRequest', times: 'always' }),
  }),
  method('stillUnconfirmed', 'error', isStillUnconfirmed, {
    ...faults(
      { path: paying, kind: 'dropRequest', times: 'always' },
      { path: orderInfo, kind: 'dropRequest', times: 'always' },
    ),
  }),
  method(
    'cashier',
    'modal',
    pays((visitor) => opens(visitor, visitor.words.cashier)),
  ),
  method('sheetSilent', 'full', async (visitor, language) => {
    await visitor.button(visitor.words.payNow).waitFor();
    await sheetKeepsSilent(visitor);
    await pays(showsInTime(() => words(language).sheetOpenText))(visitor, language);
  }),
  method('elsewhere', 'full', async (visitor, language) => {
    await visitor.button(visitor.words.payNow).waitFor();
    await visitor.page.evaluate(async (lock) => {
      await new Promise<void>((held) => {
        void navigator.locks.request(lock, () => {
          held();
          return new Promise(() => {});
        });
      });
    }, `pay:${owedOrder}`);
    await pays(shows(() => words(language).payingElsewhereText))(visitor, language);
  }),
];

const back = onScreen('paymentReturn', `/#/payReturn?orderNo=${owedOrder}`);

/** The way back from sheet or bank. */
const returnStates: readonly ScreenState[] = [
  back(
    'waiting',
    'loading',
    shows((language) => words(language).waiting),
  ),
  back(
    'noOrder',
    'empty',
    shows((language) => words(language).orderEmptyText),
    {
      path: '/#/payReturn',
    },
  ),
  back(
    'expired',
    'error',
    shows((language) => words(language).expiredWhileConfirmingText),
    {
      ...faults({ path: orderInfo, kind: 'code1017', times: 'always' }),
    },
  ),
  back(
    'offline',
    'offline',
    shows((language) => words(language).waiting),
    {
      ...faults(offline),
    },
  ),
];

const claim = (show: 'success' | 'fail', rest = ''): string =>
  `/#/payresult/${show}?orderNo=${owedOrder}${rest}`;
const result = onScreen('paymentResult', claim('success'));
const inWords = '&error=%E4%BD%99%E9%A2%9D%E4%B8%8D%E8%B6%B3';

/** What became of it. */
const resultStates: readonly ScreenState[] = [
  result(
    'checking',
    'loading',
    shows((language) => words(language).checkingText),
    {
      ...faults(slow(orderInfo)),
    },
  ),
  result(
    'paid',
    'full',
    shows((language) => words(language).successText),
    { museum: paid },
  ),
  result(
    'reserved',
    'full',
    shows((language) => words(language).reservationSuccess),
    {
      museum: orderWhich('an order is issued', { ticketNo: '1' }),
      path: claim('success', '&noPay=1'),
    },
  ),
  result(
    'over',
    'full',
    shows((language) => words(language).orderOverText),
    {
      museum: orderWhich('an order was cancelled'),
      path: claim('fail', inWords),
    },
  ),
  result(
    'failed',
    'error',
    shows((language) => words(language).failedText),
    {
      path: claim('fail', inWords),
    },
  ),
  result(
    'notReserved',
    'error',
    shows((language) => words(language).reservationFailedText),
    {
      museum: free,
      path: claim('fail', '&noPay=1'),
    },
  ),
  result(
    'notConfirmed',
    'error',
    showsInTime((language) => words(language).mayTryAgain),
  ),
  result(
    'stoppedAsking',
    'error',
    async (visitor, language) => {
      await reads(visitor, words(language).healing);
      // The first time is until it asks again, the second one until it has asked long enough.
      await visitor.page.clock.fastForward(11_000);
      await visitor.page.clock.fastForward(310_000);
      await showsInTime(() => words(language).healingOver)(visitor, language);
    },
    { path: claim('fail') },
  ),
  result(
    'expired',
    'error',
    shows((language) => words(language).expiredWhileConfirmingText),
    {
      ...faults({ path: orderInfo, kind: 'code1017', times: 'always' }),
    },
  ),
  result(
    'offline',
    'offline',
    shows((language) => words(language).payNotConfirmedText),
    {
      ...faults(offline),
    },
  ),
  result(
    'unverified',
    'empty',
    shows((language) => words(language).unverifiedText),
    {
      path: '/#/payresult?show=success',
    },
  ),
  result(
    'failedWithoutOrder',
    'empty',
    shows((language) => words(language).payFailed),
    {
      path: `/#/payresult/fail?x=1${inWords}`,
    },
  ),
];

/** Every face of paying. */
export const paymentStates: readonly ScreenState[] = [
  ...methodStates,
  ...returnStates,
  ...resultStates,
];
