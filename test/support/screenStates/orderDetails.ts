import type { Language } from '../../../src/domain/model/Language.ts';
import type { Visitor } from '../Visitor.ts';
import { appWords, beginOf } from './appWords.ts';
import { dialogOf, dialogReads } from './cardActions.ts';
import { everyOrder, everyOrderTime, type KeptMuseum, keptMuseums } from './keptMuseums.ts';
import { namesNothing } from './namesNothing.ts';
import {
  offline,
  type PlannedFault,
  reads,
  refused,
  type ScreenState,
  type StateKind,
  slow,
} from './ScreenState.ts';

const detail = '/api/query/info-by-api-wechat';
const quote = '/api/integration/get-ticket-for-refund';

type Reach = ScreenState['reach'];

/** A face of an opened order. */
const opened = (
  name: string,
  kind: StateKind,
  { kept, orderNo }: Pick<KeptMuseum, 'kept' | 'orderNo'>,
  reach: Reach,
  ...faults: readonly PlannedFault[]
): ScreenState => ({
  screen: 'order',
  name,
  kind,
  museum: { kept },
  path: `/#/orderinfo?orderNo=${orderNo}`,
  faults,
  reach,
});

const words = (language: Language) => appWords(language).orders;
const actionWords = (language: Language) => appWords(language).orders.actions;
const doingWords = (language: Language) => appWords(language).afterSale.actions;
const gateWords = (language: Language) => appWords(language).orders.gate;

/** The order, its codes, and what can be done with it. */
async function isComplete({ page }: Visitor, language: Language): Promise<void> {
  await page.getByRole('article').first().waitFor();
  const panel = page.getByRole('region', { name: actionWords(language).title });
  await panel.locator('li, p').first().waitFor();
  await page.locator('main[aria-busy]').waitFor({ state: 'detached' });
}

/** One of the orders of the museum that has one of every kind. */
const oneOfEvery = (kind: keyof typeof everyOrder.orders): ScreenState => ({
  ...opened(kind, 'full', { kept: everyOrder.state, orderNo: everyOrder.orders[kind] }, isComplete),
  museum: { kept: everyOrder.state, now: everyOrderTime },
});

const { oneAdult } = keptMuseums;

/** Every face of an opened order. */
export const orderDetailStates: readonly ScreenState[] = [
  opened(
    'loading',
    'loading',
    oneAdult,
    (visitor, language) => reads(visitor, words(language).detailLoading),
    slow(detail),
  ),
  opened(
    'looking',
    'loading',
    oneAdult,
    (visitor, language) => reads(visitor, actionWords(language).looking),
    slow(quote),
  ),
  oneOfEvery('unpaid'),
  oneOfEvery('concession'),
  oneOfEvery('topUp'),
  oneOfEvery('toppedUp'),
  oneOfEvery('long'),
  oneOfEvery('cancelled'),
  oneOfEvery('refunded'),
  opened('checked', 'full', keptMuseums.checked, isComplete),
  opened('family', 'full', keptMuseums.family, isComplete),
  opened('moved', 'full', keptMuseums.moved, isComplete),
  opened(
    'error',
    'error',
    oneAdult,
    (visitor, language) => reads(visitor, words(language).detailFailed),
    refused(detail),
  ),
  opened(
    'offline',
    'offline',
    oneAdult,
    (visitor, language) => reads(visitor, words(language).detailFailed),
    offline,
  ),
  opened(
    'unread',
    'error',
    oneAdult,
    (visitor, language) => reads(visitor, actionWords(language).unreadTitle),
    refused(quote),
  ),
  opened('notRefreshed', 'offline', oneAdult, async (visitor, language) => {
    await isComplete(visitor, language);
    await visitor.app.control('/_museum/faults', { plan: [offline] });
    await visitor.press(words(language).reload);
    await reads(visitor, gateWords(language).notRefreshedText);
  }),
  opened('picture', 'modal', oneAdult, async (visitor, language) => {
    await isComplete(visitor, language);
    await visitor.press(gateWords(language).picture);
    await dialogOf(visitor).getByRole('img').waitFor();
  }),
  opened('rebookingAsked', 'modal', oneAdult, async (visitor, language) => {
    await isComplete(visitor, language);
    await visitor.button(doingWords(language).rebook.button).click();
    await dialogReads(visitor, appWords(language).afterSale.rebooking.askText);
  }),
  opened('refundAsked', 'modal', oneAdult, async (visitor, language) => {
    await isComplete(visitor, language);
    const { refund } = appWords(language).afterSale;
    await visitor.page.getByRole('button', { name: doingWords(language).refundTicket }).click();
    await dialogReads(visitor, beginOf(refund.confirmAmount));
  }),
  {
    screen: 'order',
    name: 'noQuery',
    kind: 'empty',
    path: '/#/orderinfo',
    reach: namesNothing((language) => appWords(language).shell.missingQuery),
  },
];
