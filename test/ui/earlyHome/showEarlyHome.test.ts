import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { slotId } from '../../../src/domain/model/Identifiers.ts';
import { success } from '../../../src/domain/model/Result.ts';
import { showEarlyHome } from '../../../src/ui/earlyHome/showEarlyHome.ts';
import { loadTexts } from '../../../src/ui/i18n/loadTexts.ts';
import { aSlot } from '../../domain/builders.ts';
import { HomeVisit, later, morning, noon, today, tomorrow } from '../home/HomeVisit.ts';

const soldOut = aSlot({
  id: slotId('s-1500'),
  begin: '15:00',
  end: '16:00',
  ordinaryLeft: 0,
  freeLeft: 0,
});

const root = document.createElement('div');
beforeEach(() => {
  root.innerHTML =
    '<div class="shell"><div class="shell-days"></div><div class="shell-slots"></div></div>';
  document.body.append(root);
});
afterEach(() => {
  root.remove();
  document.documentElement.style.removeProperty('font-size');
});

/** Prepares home as the start of the page does, and shows its first view. */
async function aVisit(...[answers, options]: ConstructorParameters<typeof HomeVisit>) {
  const visit = new HomeVisit(answers, options);
  const { home, clock } = visit;
  const texts = await loadTexts('English');
  home.prepare();
  showEarlyHome(root, { home, texts, clock });
  await visit.pass();
  return visit;
}

const radios = () => [...root.querySelectorAll<HTMLElement>('[role="radio"]')];
const texts = () => radios().map(({ textContent }) => textContent?.replace(/\s+/g, ' '));
function radio(text: string): HTMLElement {
  const found = radios().find(({ textContent }) => textContent?.includes(text));
  if (found === undefined) throw new Error(`not drawn: ${text}`);
  return found;
}
const chosen = () =>
  radios()
    .filter((each) => each.getAttribute('aria-checked') === 'true')
    .map(({ textContent }) => textContent?.slice(0, 3));

describe('home before the screens can be drawn', () => {
  it.each([
    // The window of these tests is 1,024 px wide.
    ['53px', 5],
    ['54px', 0],
  ])(
    '[Q-A11Y-12] with text of %s draws %i days and slots: larger, they would stand elsewhere on the screen',
    async (size, count) => {
      document.documentElement.style.setProperty('font-size', size);
      await aVisit();
      expect(radios()).toHaveLength(count);
    },
  );

  it('[HOME-03] [HOME-07] shows the days and the slots of the first, each with what is left', async () => {
    await aVisit({}, { slots: [morning, soldOut] });
    expect(texts()).toEqual([
      'Sat Today 28 Nov',
      'Sun 29 Nov',
      'Mon 30 Nov',
      '09:00–10:00 Available 70 left',
      '15:00–16:00 Sold out ',
    ]);
    expect(chosen()).toEqual(['Sat']);
    expect(root.querySelector('.shell-slots')).toBeNull();
  });

  it('[HOME-07] a slot is chosen by a tap, in the element that was tapped', async () => {
    const visit = await aVisit();
    const tapped = radio('12:00');
    tapped.click();
    await visit.pass();
    expect(visit.visit.slot).toBe(noon);
    expect(radio('12:00')).toBe(tapped);
    expect(chosen()).toEqual(['Sat', '12:']);
  });

  it('[HOME-07] one that is sold out takes no tap, and says that it can’t', async () => {
    const visit = await aVisit({}, { slots: [morning, soldOut] });
    expect(radio('15:00').getAttribute('aria-disabled')).toBe('true');
    radio('15:00').click();
    await visit.pass();
    expect(visit.visit.slot).toBeNull();
  });

  it('[Q-A11Y-3] has one tab stop a group, and arrows that choose', async () => {
    const visit = await aVisit();
    const stops = () => radios().filter(({ tabIndex }) => tabIndex === 0);
    expect(stops()).toEqual([radio('28 Nov'), radio('09:00')]);
    radio('09:00').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    await visit.pass();
    expect(visit.visit.slot).toBe(noon);
    expect(stops()).toEqual([radio('28 Nov'), radio('12:00')]);
  });

  it('[HOME-03] another day keeps the days, and shows shapes until its slots are known', async () => {
    const asked = later<ReturnType<typeof success<readonly (typeof noon)[]>>>();
    const visit = await aVisit({
      slots: async (day) => (day === tomorrow ? asked.promise : success([morning])),
    });
    const tab = radio('29 Nov');
    tab.click();
    await visit.pass();
    expect(radio('29 Nov')).toBe(tab);
    expect(radios()).toHaveLength(3);
    expect(root.querySelector('.shell-slots')).not.toBeNull();
    asked.keep(success([noon]));
    await visit.pass();
    expect(texts().slice(3)).toEqual(['12:00–13:00 Available 70 left']);
    expect(root.querySelector('.shell-slots')).toBeNull();
  });

  it('a day that is not on sale yet is said to be, and not opened', async () => {
    const visit = await aVisit({ preSaleDays: async () => success(1) });
    radio('30 Nov').click();
    await visit.pass();
    expect(visit.visit.day).toBe(today);
    expect(await visit.toast()).toBeDefined();
    expect(radio('30 Nov').getAttribute('aria-disabled')).toBe('true');
  });

  it.each([
    ['a day sold by no slots', { isSaleStaggered: async () => success(false) }, {}],
    ['a day that is fully booked', {}, { slots: [soldOut] }],
  ] as const)('leaves %s to the screen, which has a word to say', async (_, answers, options) => {
    await aVisit(answers, { ...options, slots: [soldOut] });
    expect(radios()).toEqual([]);
    expect(root.querySelector('.shell-days')).not.toBeNull();
  });

  it('leaves it to the screen to say that another day was opened', async () => {
    const visit = await aVisit({
      slots: async (day) => success(day === today ? [soldOut] : [morning]),
    });
    expect(visit.home.hasMovedOn).toBe(true);
    expect(radios()).toEqual([]);
  });

  it('opens the calendar and the party where the screen will show them', async () => {
    const { home } = await aVisit();
    root.querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.click();
    expect(home.calendarDay).toBe(today);
    const party = root.querySelector('details');
    if (party === null) throw new Error('there is no party to open');
    party.open = true;
    party.dispatchEvent(new Event('toggle'));
    expect(home.party.isOpen).toBe(true);
  });
});

describe('when the screen takes its place', () => {
  const screen = (label: string) =>
    `<div role="radiogroup" aria-label="${label}">
      <button role="radio">one</button><button role="radio">two</button>
    </div>`;
  const focusedText = () => document.activeElement?.textContent;

  async function aTakeOver(before: () => void) {
    const visit = await aVisit();
    before();
    await visit.pass();
    const shell = root.firstElementChild;
    root.innerHTML = screen('Visit date') + screen('Time slot');
    await visit.pass();
    return { visit, shell };
  }

  it('[Q-A11Y-11] the focus stays on the slot that had it', async () => {
    await aTakeOver(() => radio('12:00').focus());
    expect(focusedText()).toBe('two');
    expect(document.activeElement?.closest('[aria-label]')?.getAttribute('aria-label')).toBe(
      'Time slot',
    );
  });

  it('nothing takes a focus that had left', async () => {
    await aTakeOver(() => {
      radio('12:00').focus();
      radio('12:00').blur();
    });
    expect(document.activeElement).toBe(document.body);
  });

  it('what is gone is drawn no more', async () => {
    const { visit, shell } = await aTakeOver(() => {});
    const drawn = shell?.innerHTML;
    await visit.choosing(noon);
    await visit.pass(60_000);
    expect(shell?.innerHTML).toBe(drawn);
  });
});
