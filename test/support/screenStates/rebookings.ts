import { slotId } from '../../../src/adapters/inMemory/museum/slotId.ts';
import type { Language } from '../../../src/domain/model/Language.ts';
import { days, type Visitor } from '../Visitor.ts';
import { appWords, beginOf } from './appWords.ts';
import { confirms, dialogOf, dialogReads, isReadTwice } from './cardActions.ts';
import { type KeptMuseum, keptMuseums } from './keptMuseums.ts';
import {
  keepMuseum,
  offline,
  type PlannedFault,
  reads,
  refused,
  type ScreenState,
  type StateKind,
  slow,
} from './ScreenState.ts';

const rebookable = '/api/integration/find-for-rebook';
const rebooking = '/api/integration/wx-rebook';
const slotList = '/trip/staggered-reservation-daily/list';

type Then = ScreenState['reach'];

/** A face of the screen that changes an order. */
const screen = (
  name: string,
  kind: StateKind,
  { kept, orderNo }: KeptMuseum,
  reach: Then,
  ...faults: readonly PlannedFault[]
): ScreenState => ({
  screen: 'rebooking',
  name,
  kind,
  path: `/#/reOrder?orderNo=${orderNo}`,
  museum: { kept },
  faults,
  reach,
});

const words = (language: Language) => appWords(language).afterSale.rebooking;
const homeWords = (language: Language) => appWords(language).home;
const { threeAdults, fewDays, wholeDays } = keptMuseums;

const boxes = ({ page }: Visitor) => page.getByRole('checkbox');
const daysOf = (visitor: Visitor, language: Language) =>
  dialogOf(visitor)
    .getByRole('radiogroup', { name: homeWords(language).visitDate })
    .getByRole('radio');
const slotsOf = (visitor: Visitor) => dialogOf(visitor).getByRole('radio', { name: /^\d\d:\d\d/ });

/** A face of the dialog over it, opened for all of the order's tickets and with today's slots. */
const dialog = (
  name: string,
  kind: StateKind,
  museum: KeptMuseum,
  then: Then,
  ...faults: readonly PlannedFault[]
): ScreenState =>
  screen(
    name,
    kind,
    museum,
    async (visitor, language) => {
      await boxes(visitor).nth(3).waitFor();
      await boxes(visitor).first().check();
      await visitor.press(words(language).change);
      await slotsOf(visitor).first().waitFor();
      await then(visitor, language);
    },
    ...faults,
  );

/** A face of the dialog on another day than today, by its place among the tabs. */
const onDay = (place: number, text: (language: Language) => string): Then =>
  async function opensDay(visitor, language) {
    await daysOf(visitor, language).nth(place).click();
    await dialogReads(visitor, text(language));
  };

/** A face of the dialog after tomorrow at noon was chosen and confirmed. */
const sent = (
  name: string,
  text: (language: Language) => string,
  plan: readonly PlannedFault[],
  meanwhile: (visitor: Visitor) => Promise<unknown> = async () => {},
): ScreenState =>
  dialog(name, 'modal', threeAdults, async (visitor, language) => {
    await daysOf(visitor, language).nth(1).click();
    await slotsOf(visitor).nth(3).click();
    await dialogOf(visitor).getByText('12:00–13:00').nth(1).waitFor();
    await meanwhile(visitor);
    await visitor.app.control('/_museum/faults', { plan });
    await confirms(visitor);
    await isReadTwice(visitor, text(language));
  });

const lost: PlannedFault = { path: rebooking, kind: 'dropRequest', times: 1 };

/** Every face of changing a visit. */
export const rebookingStates: readonly ScreenState[] = [
  screen(
    'loading',
    'loading',
    threeAdults,
    (visitor, language) => reads(visitor, words(language).loading),
    slow(rebookable),
  ),
  screen('none', 'empty', keptMuseums.moved, (visitor, language) =>
    reads(visitor, words(language).noneTitle),
  ),
  screen('off', 'empty', keptMuseums.noRebooking, (visitor, language) =>
    reads(visitor, words(language).offTitle),
  ),
  screen(
    'error',
    'error',
    threeAdults,
    (visitor, language) => reads(visitor, words(language).failed),
    refused(rebookable),
  ),
  screen(
    'offline',
    'offline',
    threeAdults,
    (visitor, language) => reads(visitor, words(language).failed),
    offline,
  ),
  screen('tickets', 'full', threeAdults, async (visitor, language) => {
    await boxes(visitor).nth(3).waitFor();
    await boxes(visitor).nth(1).check();
    await reads(visitor, words(language).once);
  }),
  screen('asksToChoose', 'full', threeAdults, async (visitor, language) => {
    await boxes(visitor).nth(3).waitFor();
    await visitor.press(words(language).change);
    await visitor.page.getByText(words(language).selectTickets).first().waitFor();
  }),
  dialog('slots', 'modal', threeAdults, (visitor) =>
    dialogOf(visitor).getByRole('radio', { checked: true }).nth(1).waitFor(),
  ),
  dialog('slotsOfSome', 'modal', threeAdults, async (visitor, language) => {
    await visitor.page.keyboard.press('Escape');
    await dialogOf(visitor).waitFor({ state: 'detached' });
    await boxes(visitor).nth(1).uncheck();
    await visitor.press(words(language).change);
    await dialogReads(visitor, /[12]/);
    await slotsOf(visitor).first().waitFor();
  }),
  dialog('sameTime', 'modal', threeAdults, async (visitor, language) => {
    await slotsOf(visitor).nth(3).click();
    await confirms(visitor);
    await dialogReads(visitor, words(language).sameTime);
  }),
  dialog(
    'closedDay',
    'empty',
    fewDays,
    onDay(1, (language) => words(language).closed),
  ),
  dialog(
    'wholeDay',
    'modal',
    wholeDays,
    onDay(1, (language) => words(language).wholeDay),
  ),
  dialog('soldOutDay', 'empty', fewDays, async (visitor, language) => {
    await onDay(2, () => words(language).fullyBooked)(visitor, language);
    await confirms(visitor);
    await dialogReads(visitor, words(language).chooseTime);
  }),
  dialog('tooFew', 'modal', threeAdults, async (visitor, language) => {
    const id = slotId(days.tomorrow, 3);
    await visitor.app.control('/_museum/stock', { id, pool: 'ordinary', left: 2 });
    await onDay(1, () => beginOf(words(language).tooFew).slice(0, 2))(visitor, language);
    await slotsOf(visitor).first().waitFor();
  }),
  dialog('readingSlots', 'loading', threeAdults, async (visitor, language) => {
    await visitor.app.control('/_museum/faults', { plan: [slow(slotList)] });
    await onDay(1, () => homeWords(language).readingDay)(visitor, language);
  }),
  dialog('slotsFailed', 'error', threeAdults, async (visitor, language) => {
    await visitor.app.control('/_museum/faults', { plan: [refused(slotList)] });
    await onDay(1, () => homeWords(language).slotsFailed)(visitor, language);
  }),
  dialog('calendar', 'modal', threeAdults, async (visitor, language) => {
    await dialogOf(visitor)
      .getByRole('button', { name: homeWords(language).more })
      .click();
    await visitor.page.getByRole('grid').first().waitFor();
  }),
  sent('sending', (language) => words(language).sending, [slow(rebooking)]),
  sent('refused', (language) => words(language).refusedTitle, [refused(rebooking)]),
  sent('notMoved', (language) => words(language).notMoved, [lost]),
  sent('unconfirmed', (language) => words(language).unconfirmed, [lost, refused(rebookable)]),
  sent(
    'changedElsewhere',
    (language) => words(language).changedElsewhere,
    [lost],
    ({ page }) => keepMuseum(page, keptMuseums.moved.kept),
  ),
];
