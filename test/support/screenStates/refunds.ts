import type { Language } from '../../../src/domain/model/Language.ts';
import type { Visitor } from '../Visitor.ts';
import { appWords, beginOf } from './appWords.ts';
import { act, confirms, dialogOf, dialogReads, isReadTwice } from './cardActions.ts';
import { type KeptMuseum, keptMuseums } from './keptMuseums.ts';
import {
  type PlannedFault,
  refused,
  type ScreenState,
  type StateKind,
  slow,
} from './ScreenState.ts';

const quote = '/api/integration/get-ticket-for-refund';
const refunding = '/api/integration/refund-batch';
const lost = (kind: 'dropRequest' | 'commitThenDrop'): PlannedFault => ({
  path: refunding,
  kind,
  times: 1,
});

const words = (language: Language) => appWords(language).afterSale.refund;

/** A face of the sheet that gives an order of the list back; what follows once it is open. */
const sheet = (
  name: string,
  kind: StateKind,
  { kept }: KeptMuseum,
  then: ScreenState['reach'],
  ...faults: readonly PlannedFault[]
): ScreenState => ({
  screen: 'orders',
  name: `refund.${name}`,
  kind,
  path: '/#/order',
  museum: { kept },
  faults,
  reach: async (visitor, language) => {
    await act(visitor, language, appWords(language).afterSale.list.card.refund);
    await then(visitor, language);
  },
});

/** Waits for the fees. */
const isQuoted = (visitor: Visitor, language: Language): Promise<void> =>
  dialogOf(visitor)
    .getByRole('button', { name: beginOf(words(language).confirmAmount) })
    .waitFor();

/** A face of the sheet after the visitor has confirmed. */
const confirmed = (
  name: string,
  text: (language: Language) => string,
  plan: readonly PlannedFault[],
  meanwhile: (visitor: Visitor) => Promise<unknown> = async () => {},
): ScreenState =>
  sheet(name, 'modal', keptMuseums.threeAdults, async (visitor, language) => {
    await isQuoted(visitor, language);
    await visitor.app.control('/_museum/faults', { plan });
    await meanwhile(visitor);
    await confirms(visitor);
    await isReadTwice(visitor, text(language));
  });

const { threeAdults } = keptMuseums;

/** Every face of giving tickets back. */
export const refundStates: readonly ScreenState[] = [
  sheet(
    'loading',
    'loading',
    threeAdults,
    (visitor, language) => dialogReads(visitor, words(language).loading),
    slow(quote),
  ),
  sheet(
    'failed',
    'error',
    threeAdults,
    (visitor, language) => dialogReads(visitor, words(language).loadFailed),
    refused(quote),
  ),
  sheet('nothing', 'empty', keptMuseums.checked, (visitor, language) =>
    dialogReads(visitor, words(language).nothing),
  ),
  sheet('choosing', 'modal', threeAdults, isQuoted),
  sheet('noneChosen', 'modal', threeAdults, async (visitor, language) => {
    await isQuoted(visitor, language);
    await dialogOf(visitor).getByRole('checkbox').first().click();
    await dialogReads(visitor, words(language).noneChosen);
  }),
  sheet('free', 'modal', keptMuseums.free, (visitor, language) =>
    dialogReads(visitor, words(language).free),
  ),
  sheet('whole', 'modal', keptMuseums.topUp, (visitor, language) =>
    dialogReads(visitor, words(language).wait),
  ),
  confirmed('sending', (language) => words(language).refunding, [slow(refunding)]),
  confirmed('done', (language) => words(language).doneText, []),
  confirmed('notRefunded', (language) => words(language).notRefunded, [lost('dropRequest')]),
  confirmed('unconfirmed', (language) => words(language).unconfirmed, [
    lost('commitThenDrop'),
    // The reading before it is sent is answered.
    { path: quote, kind: 'delayBefore', ms: 1 },
    refused(quote),
  ]),
  confirmed('refused', (language) => words(language).failed, [refused(refunding)]),
  confirmed('notChecked', (language) => beginOf(words(language).notChecked), [refused(quote)]),
  confirmed(
    'changed',
    (language) => words(language).changed,
    [],
    ({ app }) => app.control('/_museum/check', { ticketNo: threeAdults.ticketNos[0] }),
  ),
  confirmed(
    'changedNothing',
    (language) => words(language).changedNothing,
    [],
    ({ museum }) => museum.advance(16 * 3_600_000),
  ),
];
