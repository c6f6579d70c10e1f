import type { Page } from 'playwright-core';
import type { Language } from '../../../src/domain/model/Language.ts';
import type { Visitor } from '../Visitor.ts';
import { appWords, beginOf } from './appWords.ts';
import { act, confirms, dialogOf, dialogReads, isRead, isReadTwice } from './cardActions.ts';
import { everyOrder, everyOrderTime, keptMuseums } from './keptMuseums.ts';
import {
  offline,
  type PlannedFault,
  reads,
  refused,
  type ScreenState,
  type StateKind,
  slow,
} from './ScreenState.ts';

const orderList = '/api/query/list-order';
const cancelling = '/api/integration/trip/order/cancel';

type Reach = ScreenState['reach'];

/** A face of the list. */
const list = (
  name: string,
  kind: StateKind,
  reach: Reach,
  more: Partial<ScreenState> = {},
): ScreenState => ({ screen: 'orders', name, kind, path: '/#/order', reach, ...more });

/** Asks whether to cancel the one order of the list. */
const asksToCancel = (visitor: Visitor, language: Language) =>
  act(visitor, language, appWords(language).afterSale.list.card.cancel);

/** A face of the dialog that cancels an order, once the visitor has said yes. */
const cancelled = (
  name: string,
  faults: readonly PlannedFault[],
  text: (language: Language) => string,
): ScreenState =>
  list(
    name,
    'modal',
    async (visitor, language) => {
      await asksToCancel(visitor, language);
      await confirms(visitor);
      await isReadTwice(visitor, text(language));
    },
    { museum: { kept: keptMuseums.unpaid.kept }, faults },
  );

/** Scrolls down the list as far as it goes: a run of cards is drawn when it comes near the screen. */
async function seeEveryCard(page: Page): Promise<void> {
  const runs = page
    .getByRole('list')
    .filter({ has: page.locator('article') })
    .locator('> *');
  for (const run of await runs.all()) {
    await run.evaluate((element) => element.scrollIntoView());
    await run.getByRole('article').first().waitFor();
  }
  await page.evaluate(() => scrollTo(0, 0));
}

const words = (language: Language) => appWords(language).orders;
const listWords = (language: Language) => appWords(language).afterSale.list;
const payNowWords = (language: Language) => appWords(language).afterSale.payNow;
const cancelWords = (language: Language) => appWords(language).afterSale.cancellation;

/** Every face of the list of orders. */
export const orderStates: readonly ScreenState[] = [
  list('loading', 'loading', (visitor, language) => reads(visitor, listWords(language).loading), {
    faults: [slow(orderList)],
  }),
  list('empty', 'empty', (visitor, language) => reads(visitor, listWords(language).empty.all)),
  list(
    'nothingToPay',
    'empty',
    async (visitor, language) => {
      await isRead(visitor);
      await visitor.page.getByRole('radio', { name: listWords(language).filters.toBePaid }).click();
      await reads(visitor, listWords(language).empty.toBePaid);
    },
    { museum: { kept: keptMuseums.oneAdult.kept } },
  ),
  list(
    'everyOrder',
    'full',
    async (visitor, language) => {
      const { page } = visitor;
      await isRead(visitor);
      await seeEveryCard(page);
      const more = visitor.button(listWords(language).card.more);
      await more.first().waitFor();
      // Pressed, it bears another name: the next one is the first of those left.
      for (let left = await more.count(); left > 0; left -= 1) await more.first().click();
    },
    { museum: { kept: everyOrder.state, now: everyOrderTime } },
  ),
  list(
    'many',
    'full',
    async (visitor, language) => {
      const { page } = visitor;
      await isRead(visitor);
      await seeEveryCard(page);
      await visitor.button(words(language).find).last().scrollIntoViewIfNeeded();
    },
    { museum: { kept: keptMuseums.many.kept } },
  ),
  list('error', 'error', (visitor, language) => reads(visitor, listWords(language).failed), {
    faults: [refused(orderList)],
  }),
  list('offline', 'offline', (visitor, language) => reads(visitor, listWords(language).failed), {
    faults: [offline],
  }),
  list(
    'expired',
    'error',
    async (visitor, language) => {
      await dialogReads(visitor, appWords(language).interruptions.expiredText);
      await confirms(visitor);
      await dialogOf(visitor).waitFor({ state: 'detached' });
      await reads(visitor, listWords(language).expiredText);
    },
    { museum: { scenario: 'expiredLogin' } },
  ),
  list(
    'stale',
    'error',
    async (visitor, language) => {
      await visitor.page.getByRole('article').first().waitFor();
      await isRead(visitor);
      await visitor.app.control('/_museum/faults', { plan: [refused(orderList)] });
      await visitor.press(words(language).reload);
      await reads(visitor, beginOf(listWords(language).stale));
    },
    { museum: { kept: keptMuseums.oneAdult.kept } },
  ),
  list(
    'notChecked',
    'error',
    async (visitor, language) => {
      await act(visitor, language, payNowWords(language).button);
      await visitor.page
        .getByText(beginOf(payNowWords(language).notChecked))
        .first()
        .waitFor();
    },
    {
      museum: { kept: keptMuseums.unpaid.kept },
      faults: [refused('/pay/jsapi/check-unpaid/*')],
    },
  ),
  list('query', 'modal', async (visitor, language) => {
    await reads(visitor, listWords(language).empty.all);
    await visitor.button(words(language).find).last().click();
    await dialogOf(visitor).getByRole('textbox').nth(2).waitFor();
  }),
  list(
    'code',
    'modal',
    async (visitor, language) => {
      await act(visitor, language, listWords(language).showCode);
      await dialogOf(visitor)
        .getByRole('img', { name: words(language).code })
        .waitFor();
    },
    { museum: { kept: keptMuseums.threeAdults.kept } },
  ),
  list(
    'rebookingAsked',
    'modal',
    async (visitor, language) => {
      await act(visitor, language, listWords(language).card.rebook);
      await dialogReads(visitor, appWords(language).afterSale.rebooking.askText);
    },
    { museum: { kept: keptMuseums.threeAdults.kept } },
  ),
  list(
    'cancelAsked',
    'modal',
    async (visitor, language) => {
      await asksToCancel(visitor, language);
      await dialogReads(visitor, cancelWords(language).title);
    },
    { museum: { kept: keptMuseums.unpaid.kept } },
  ),
  cancelled('cancelling', [slow(cancelling)], (language) => cancelWords(language).cancelling),
  cancelled(
    'notCancelled',
    [{ path: cancelling, kind: 'dropRequest', times: 1 }],
    (language) => cancelWords(language).notCancelled,
  ),
  cancelled(
    'cancelUnconfirmed',
    [{ path: cancelling, kind: 'commitThenDrop', times: 1 }, refused('/trip/order/info')],
    (language) => cancelWords(language).unconfirmed,
  ),
  cancelled(
    'cancelRefused',
    [refused(cancelling)],
    (language) => cancelWords(language).refusedTitle,
  ),
  list(
    'paidMeanwhile',
    'modal',
    async (visitor, language) => {
      await asksToCancel(visitor, language);
      await visitor.museum.receivePayment(keptMuseums.unpaid.orderNo);
      await confirms(visitor);
      await dialogReads(visitor, cancelWords(language).paid);
    },
    { museum: { kept: keptMuseums.unpaid.kept } },
  ),
];
