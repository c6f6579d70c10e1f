import type { Language } from '../../../src/domain/model/Language.ts';
import type { Visitor } from '../Visitor.ts';
import { appWords } from './appWords.ts';
import { confirms, dialogOf, isReadTwice } from './cardActions.ts';
import { type KeptMuseum, keptMuseums } from './keptMuseums.ts';
import {
  offline,
  type PlannedFault,
  reads,
  refused,
  type ScreenState,
  type StateKind,
  slow,
} from './ScreenState.ts';

const replenishable = '/api/query/replenish-info-by-api-wechat';
const saving = '/api/integration/save-wx-replenish-order';
const orderList = '/api/query/list-order';

/** A face of the screen that tops an order up. */
const screen = (
  name: string,
  kind: StateKind,
  { kept, orderNo }: KeptMuseum,
  reach: ScreenState['reach'],
  ...faults: readonly PlannedFault[]
): ScreenState => ({
  screen: 'replenishment',
  name,
  kind,
  path: `/#/orderReplenish?orderNo=${orderNo}`,
  museum: { kept },
  faults,
  reach,
});

const words = (language: Language) => appWords(language).afterSale.replenishment;
const { threeConcessions, threeAdults } = keptMuseums;
const boxes = ({ page }: Visitor) => page.getByRole('checkbox');

async function choosesTwo(visitor: Visitor): Promise<void> {
  await boxes(visitor).nth(3).waitFor();
  await boxes(visitor).nth(1).check();
  await boxes(visitor).nth(3).check();
}

async function asksToConfirm(visitor: Visitor, language: Language): Promise<void> {
  await choosesTwo(visitor);
  await visitor.press(words(language).confirm);
  await dialogOf(visitor).getByRole('definition').first().waitFor();
}

/** A face of the dialog after the visitor has sent the top-up. */
const sent = (
  name: string,
  text: (language: Language) => string,
  ...faults: readonly PlannedFault[]
): ScreenState =>
  screen(
    name,
    'modal',
    threeConcessions,
    async (visitor, language) => {
      await asksToConfirm(visitor, language);
      await confirms(visitor);
      await isReadTwice(visitor, text(language));
    },
    ...faults,
  );

const lost: PlannedFault = { path: saving, kind: 'dropRequest', times: 1 };

/** Every face of topping tickets up. */
export const replenishmentStates: readonly ScreenState[] = [
  screen(
    'loading',
    'loading',
    threeConcessions,
    (visitor, language) => reads(visitor, words(language).loading),
    slow(replenishable),
  ),
  screen('empty', 'empty', threeAdults, (visitor, language) =>
    reads(visitor, words(language).empty),
  ),
  screen(
    'error',
    'error',
    threeConcessions,
    (visitor, language) => reads(visitor, words(language).failed),
    refused(replenishable),
  ),
  screen(
    'offline',
    'offline',
    threeConcessions,
    (visitor, language) => reads(visitor, words(language).failed),
    offline,
  ),
  screen('tickets', 'full', threeConcessions, (visitor) => boxes(visitor).nth(3).waitFor()),
  screen('chosen', 'full', threeConcessions, choosesTwo),
  screen('confirming', 'modal', threeConcessions, asksToConfirm),
  sent('sending', (language) => words(language).saving, slow(saving)),
  sent('refused', (language) => words(language).refusedTitle, refused(saving)),
  sent('lost', (language) => words(language).lost, lost),
  sent('lostAndUnread', (language) => words(language).unread, lost, refused(orderList)),
  screen(
    'mayTryAgain',
    'modal',
    threeConcessions,
    async (visitor, language) => {
      await asksToConfirm(visitor, language);
      await confirms(visitor);
      await isReadTwice(visitor, words(language).lost);
      await visitor.press(words(language).lookAgain);
      await isReadTwice(visitor, words(language).mayTryAgain);
    },
    lost,
  ),
];
