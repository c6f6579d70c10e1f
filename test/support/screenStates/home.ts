import { days, type Visitor } from '../Visitor.ts';
import { type HomeWords, homeWords } from './homeWords.ts';
import { offline, opens, reads, refused, type ScreenState, slow } from './ScreenState.ts';

interface HomeState extends Omit<ScreenState, 'screen' | 'reach'> {
  readonly reach: (visitor: Visitor, say: HomeWords) => Promise<unknown>;
}

const slotList = '/trip/staggered-reservation-daily/list';
const withToken = '/#/index?orgId=1&token=a-token';
/** What the museum announces; in no language, so that it is right in both. */
const reopening = '21:00';
const main = ({ page }: Visitor) => page.locator('main');

async function choosesTickets(visitor: Visitor): Promise<void> {
  await visitor.chooseSlot('12:00');
  await visitor.addTicket('adult', 2);
}

const states: readonly HomeState[] = [
  { kind: 'full', name: 'slots', reach: (visitor) => visitor.slot('12:00').waitFor() },
  { kind: 'full', name: 'tickets', reach: choosesTickets },
  {
    kind: 'full',
    name: 'soldOutTickets',
    reach: async (visitor, say) => {
      await visitor.chooseSlot('14:00');
      await reads(visitor, say.blocked);
    },
  },
  {
    kind: 'full',
    name: 'pastSlots',
    museum: { now: '2026-12-01T11:30:00+08:00' },
    reach: (visitor) => visitor.slot('12:00').waitFor(),
  },
  {
    kind: 'loading',
    name: 'loading',
    faults: [slow(slotList)],
    reach: (visitor, say) => reads(visitor, say.readingDay),
  },
  {
    kind: 'loading',
    name: 'loadingTickets',
    faults: [slow('/api/integration/allow-sale-list')],
    reach: async (visitor, say) => {
      await visitor.slot('12:00').click();
      await reads(visitor, say.readingTickets);
    },
  },
  {
    kind: 'full',
    name: 'wholeDay',
    museum: { scenario: 'noStaggered' },
    reach: (visitor) => visitor.more('adult').waitFor(),
  },
  {
    kind: 'empty',
    name: 'soldOut',
    museum: { scenario: 'soldOut' },
    reach: (visitor, say) => reads(visitor, say.fullyBooked),
  },
  {
    kind: 'empty',
    name: 'closed',
    museum: { scenario: 'closed' },
    reach: (visitor, say) => reads(visitor, say.noSlots),
  },
  {
    kind: 'full',
    name: 'movedOn',
    museum: { now: '2026-12-01T18:30:00+08:00' },
    reach: (visitor, say) => reads(visitor, say.movedOn),
  },
  {
    kind: 'full',
    name: 'party',
    reach: async (visitor, say) => {
      await main(visitor).getByText(say.partyAsk).click();
      const more = visitor.button(visitor.words.addOne(say.ordinary));
      for (let person = 0; person < 4; person += 1) await more.click();
      await reads(visitor, say.fits);
    },
  },
  {
    kind: 'full',
    name: 'freshness',
    reach: async (visitor, say) => {
      await visitor.slot('12:00').waitFor();
      await visitor.page.clock.fastForward(181_000);
      await reads(visitor, say.minutesAgo);
    },
  },
  {
    kind: 'full',
    name: 'refreshed',
    reach: async (visitor, say) => {
      await visitor.slot('12:00').waitFor();
      await visitor.press(say.refresh);
      await visitor.page.getByText(say.refreshed).first().waitFor();
    },
  },
  {
    kind: 'full',
    name: 'otherSlots',
    reach: async (visitor, say) => {
      await choosesTickets(visitor);
      await visitor.page.clock.fastForward(31_000);
      await visitor.museum.sellOut((await visitor.museum.slot(days.today, '12:00')).id);
      await visitor.placeOrder();
      await reads(visitor, say.gone);
    },
  },
  {
    kind: 'modal',
    name: 'nothingSelected',
    reach: async (visitor) => {
      await visitor.slot('12:00').waitFor();
      await visitor.placeOrder();
      await opens(visitor, visitor.words.tip);
    },
  },
  {
    kind: 'modal',
    name: 'overLimit',
    reach: async (visitor) => {
      await visitor.chooseSlot('12:00');
      await visitor.addTicket('adult', 11);
      await visitor.placeOrder();
      await opens(visitor, visitor.words.tip);
    },
  },
  {
    kind: 'modal',
    name: 'noticeCounting',
    museum: { scenario: 'notice' },
    // It goes on counting while it is looked at.
    reach: (visitor, say) => visitor.page.getByRole('button', { name: say.agree }).waitFor(),
  },
  {
    kind: 'modal',
    name: 'noticeAgreeable',
    museum: { scenario: 'notice' },
    reach: async (visitor, say) => {
      await visitor.page.getByRole('button', { name: say.agree }).waitFor();
      for (let second = 0; second < 7; second += 1) await visitor.page.clock.runFor(1000);
      await visitor.page
        .getByRole('button', { name: say.agree, disabled: false })
        .and(visitor.page.locator(':not([aria-disabled])'))
        .waitFor();
    },
  },
  {
    kind: 'modal',
    name: 'instructions',
    reach: async (visitor) => {
      await visitor.chooseSlot('12:00');
      await visitor.button(visitor.words.instructions.link).first().click();
      await visitor.page.getByText(visitor.words.instructionsText).waitFor();
    },
  },
  {
    kind: 'modal',
    name: 'calendar',
    reach: async (visitor, say) => {
      await visitor.slot('12:00').waitFor();
      await visitor.press(say.more);
      await visitor.page.getByRole('dialog', { name: say.calendar }).getByRole('grid').waitFor();
    },
  },
  {
    kind: 'error',
    name: 'slotsFailed',
    faults: [refused(slotList)],
    reach: (visitor, say) => reads(visitor, say.slotsFailed),
  },
  {
    kind: 'error',
    name: 'ticketsFailed',
    faults: [refused('/api/integration/allow-sale-list')],
    reach: async (visitor, say) => {
      await visitor.slot('12:00').click();
      await reads(visitor, say.ticketsFailed);
    },
  },
  {
    kind: 'error',
    name: 'settingsFailed',
    faults: [refused('/bms/sys-config/info-by-code/*')],
    reach: (visitor, say) => reads(visitor, say.settingsFailed),
  },
  {
    kind: 'error',
    name: 'templateFailed',
    faults: [refused('/trip/quick/template/info-by-typeCode')],
    reach: (visitor, say) => reads(visitor, say.templateFailed),
  },
  {
    kind: 'offline',
    name: 'offline',
    faults: [offline],
    reach: (visitor, say) => reads(visitor, say.offline),
  },
  {
    kind: 'error',
    name: 'crowd',
    faults: [{ path: slotList, kind: 'html200', times: 'always' }],
    reach: (visitor, say) => visitor.page.getByRole('region', { name: say.crowd }).waitFor(),
  },
  {
    kind: 'modal',
    name: 'maintenance',
    museum: { maintenance: `<p>${reopening}</p>` },
    path: withToken,
    reach: (visitor, say) =>
      visitor.page.getByRole('dialog', { name: say.maintenance }).getByText(reopening).waitFor(),
  },
  {
    kind: 'modal',
    name: 'expired',
    museum: { scenario: 'expiredLogin' },
    path: withToken,
    reach: (visitor, say) => opens(visitor, say.expired),
  },
];

/** Every face of home. */
export const homeStates: readonly ScreenState[] = states.map(({ reach, ...state }) => ({
  ...state,
  screen: 'home',
  reach: (visitor, language) => reach(visitor, homeWords[language]),
}));
