import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { type BookingWindow, windowOf } from '../../../src/domain/model/BookingWindow.ts';
import type { Language } from '../../../src/domain/model/Language.ts';
import type { MuseumDay } from '../../../src/domain/model/MuseumDay.ts';
import { VisitCalendar } from '../../../src/ui/calendar/VisitCalendar.tsx';
import { loadFirstTexts } from '../../../src/ui/i18n/loadFirstTexts.ts';
import { TextsProvider } from '../../../src/ui/i18n/Texts.ts';
import { day } from '../../domain/builders.ts';

afterEach(cleanup);

/** Today a Saturday, the last standby day the Thursday after; of 30 November and 2 December the museum says nothing. */
const aWeek = windowOf(day('2026-11-28'), 7, [day('2026-12-01'), day('2026-12-03')]);

interface Opened {
  /** What was asked for, in order. */
  readonly asked: string[];
}

/** Opens the calendar as a screen does that keeps the marked day. */
async function open({
  bookingWindow = aWeek,
  chosen = bookingWindow.today,
  language = 'English',
}: {
  bookingWindow?: BookingWindow;
  chosen?: MuseumDay | undefined;
  language?: Language;
} = {}): Promise<Opened> {
  const asked: string[] = [];
  const texts = await loadFirstTexts(language);
  function Host() {
    const [marked, mark] = useState<MuseumDay | undefined>(chosen);
    return (
      <VisitCalendar
        bookingWindow={bookingWindow}
        chosen={marked}
        onPick={(picked) => {
          asked.push(`pick ${picked}`);
          mark(picked);
        }}
        onConfirm={() => asked.push(`confirm ${marked}`)}
        onClose={() => asked.push('close')}
      />
    );
  }
  render(
    <TextsProvider value={texts}>
      <Host />
    </TextsProvider>,
  );
  await screen.findByRole('grid');
  // The focus comes after the days have.
  await expect.poll(() => grid().contains(document.activeElement)).toBe(true);
  return { asked };
}

const grid = () => screen.getByRole('grid');
const month = () => screen.getByRole('heading', { level: 3 }).textContent;
const cell = (name: string | RegExp) => within(grid()).getByRole('gridcell', { name });
const focused = () => document.activeElement?.getAttribute('aria-label');
const key = (name: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...more });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('VisitCalendar', () => {
  it('[HOME-04] [Q-A11Y-3] is a dialog with a grid named by its month, the focus on the chosen day', async () => {
    await open({ chosen: day('2026-12-03') });
    expect(screen.getByRole('dialog', { name: 'Choose a date' })).toBeDefined();
    expect(screen.getByRole('grid', { name: 'December 2026' })).toBe(grid());
    expect(focused()).toBe('Thu 3 Dec 2026, can be booked');
    expect(document.activeElement?.getAttribute('aria-selected')).toBe('true');
    const stops = within(grid())
      .getAllByRole('gridcell')
      .filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toEqual([document.activeElement]);
  });

  it('[HOME-04] [Q-A11Y-3] opens on today while no day is chosen, and cannot be confirmed then', async () => {
    const { asked } = await open({ chosen: day('2026-11-27') });
    expect(focused()).toBe('Sat 28 Nov 2026, today, can be booked');
    expect(within(grid()).queryByRole('gridcell', { selected: true })).toBeNull();
    fireEvent.click(button('Choose a date above'));
    expect(asked).toEqual([]);
    key('Enter');
    fireEvent.click(button('Choose Sat 28 Nov'));
    expect(asked).toEqual(['pick 2026-11-28', 'confirm 2026-11-28']);
  });

  it('[HOME-04] [Q-A11Y-3] every day says its full date and its state, in words (O-116)', async () => {
    await open();
    expect(within(grid()).getAllByRole('gridcell', { name: /2026/ })).toHaveLength(30);
    expect(cell('Fri 27 Nov 2026, past').getAttribute('aria-disabled')).toBe('true');
    const today = cell('Sat 28 Nov 2026, today, can be booked');
    expect(today.getAttribute('aria-current')).toBe('date');
    expect(today.getAttribute('aria-disabled')).toBeNull();
    expect(cell('Mon 30 Nov 2026, no places reported').getAttribute('aria-disabled')).toBeNull();
    fireEvent.click(button('Next month'));
    expect(cell('Fri 4 Dec 2026, not on sale yet').getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Visits can be booked until Thu 3 Dec 2026')).toBeDefined();
  });

  it('[HOME-04] in Chinese', async () => {
    await open({ language: 'Simplified_Chinese' });
    expect(month()).toBe('2026年11月');
    expect(grid().querySelector('thead')?.textContent).toBe('日一二三四五六');
    expect(focused()).toBe('2026年11月28日 周六，今天，可预约');
    expect(cell('2026年11月27日 周五，已过').textContent).toBe('27');
    fireEvent.click(button('下个月'));
    fireEvent.click(cell('2026年12月4日 周五，尚未开放预约'));
    expect(screen.getByText('2026年12月4日 周五，尚未开放预约')).toBeDefined();
    expect(screen.getByText('已选：2026年11月28日 周六')).toBeDefined();
  });

  it.each([
    { key: 'ArrowLeft', from: '2026-12-03', to: 'Wed 2 Dec 2026' },
    { key: 'ArrowRight', from: '2026-12-03', to: 'Fri 4 Dec 2026' },
    { key: 'ArrowDown', from: '2026-12-03', to: 'Thu 10 Dec 2026' },
    { key: 'ArrowUp', from: '2026-12-03', to: 'Thu 26 Nov 2026' },
    { key: 'PageDown', from: '2026-12-03', to: 'Sun 3 Jan 2027' },
    { key: 'PageUp', from: '2026-12-03', to: 'Tue 3 Nov 2026' },
    { key: 'Home', from: '2026-12-08', to: 'Sun 6 Dec 2026' },
    { key: 'End', from: '2026-12-08', to: 'Sat 12 Dec 2026' },
    // In the first week of a month, the ends are the month's own.
    { key: 'Home', from: '2026-12-03', to: 'Tue 1 Dec 2026' },
    { key: 'End', from: '2026-11-28', to: 'Sat 28 Nov 2026' },
  ])('[HOME-04] [Q-A11Y-3] $key moves from $from to $to', async ({ key: pressed, from, to }) => {
    const bookingWindow = { ...aWeek, lastDay: day('2026-12-20') };
    const { asked } = await open({ bookingWindow, chosen: day(from) });
    expect(key(pressed)).toBe(false);
    expect(focused()).toMatch(new RegExp(`^${to}, `));
    expect(asked).toEqual([]);
  });

  it('[HOME-04] [Q-A11Y-3] keys with Shift, Ctrl, Alt or Meta belong to the browser', async () => {
    await open();
    for (const more of [
      { shiftKey: true },
      { ctrlKey: true },
      { altKey: true },
      { metaKey: true },
    ]) {
      expect(key('PageDown', more)).toBe(true);
    }
    expect(focused()).toBe('Sat 28 Nov 2026, today, can be booked');
  });

  it('[HOME-04] [Q-A11Y-3] Enter and the space bar pick the focused day; Esc closes without', async () => {
    const { asked } = await open();
    key('ArrowRight');
    key('Enter');
    key('ArrowRight');
    key(' ');
    expect(cell(/^Mon 30 Nov/).getAttribute('aria-selected')).toBe('true');
    key('Escape');
    expect(asked).toEqual(['pick 2026-11-29', 'pick 2026-11-30', 'close']);
  });

  it('[HOME-04] [Q-A11Y-3] a day that cannot be chosen is reached, picks nothing and says why', async () => {
    const { asked } = await open({ chosen: day('2026-12-03') });
    key('ArrowRight');
    expect(focused()).toBe('Fri 4 Dec 2026, not on sale yet');
    key('Enter');
    expect(screen.getByText('Fri 4 Dec 2026, not on sale yet')).toBeDefined();
    fireEvent.click(cell('Sat 5 Dec 2026, not on sale yet'));
    expect(screen.getByText('Sat 5 Dec 2026, not on sale yet')).toBeDefined();
    expect(asked).toEqual([]);
    expect(screen.getByText('Chosen: Thu 3 Dec 2026')).toBeDefined();
    fireEvent.click(cell('Wed 2 Dec 2026, no places reported'));
    expect(screen.getByText('Wed 2 Dec 2026, no places reported')).toBeDefined();
    fireEvent.click(cell('Tue 1 Dec 2026, can be booked'));
    expect(screen.queryByText(/no places reported$/, { selector: '[aria-live] *' })).toBeNull();
    expect(asked).toEqual(['pick 2026-12-02', 'pick 2026-12-01']);
  });

  it('[HOME-04] from 31 January the months are January to June, February with 28 days (O-041)', async () => {
    await open({ bookingWindow: windowOf(day('2027-01-31'), 30, null) });
    const seen: [string | null, number][] = [];
    const look = () =>
      seen.push([month(), within(grid()).getAllByRole('gridcell', { name: /202/ }).length]);
    look();
    expect(button('Previous month (this is the first month)')).toBeDefined();
    for (let step = 0; step < 5; step += 1) {
      fireEvent.click(button('Next month'));
      look();
    }
    expect(seen).toEqual([
      ['January 2027', 31],
      ['February 2027', 28],
      ['March 2027', 31],
      ['April 2027', 30],
      ['May 2027', 31],
      ['June 2027', 30],
    ]);
    const end = button('Next month (the calendar ends after six months)');
    expect(end.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(end);
    expect(month()).toBe('June 2027');
    expect(screen.getByText('the calendar ends after six months')).toBeDefined();
  });

  it('[HOME-04] [Q-A11Y-3] by key, too, the focus never leaves the six months', async () => {
    await open({ bookingWindow: windowOf(day('2027-01-31'), 30, null) });
    key('PageDown');
    expect(focused()).toMatch(/^Sun 28 Feb 2027/);
    for (let step = 0; step < 7; step += 1) key('PageDown');
    expect(focused()).toMatch(/^Wed 30 Jun 2027/);
    key('ArrowRight');
    expect(focused()).toMatch(/^Wed 30 Jun 2027/);
    for (let step = 0; step < 9; step += 1) key('PageUp');
    expect(month()).toBe('January 2027');
    for (let step = 0; step < 40; step += 1) key('ArrowLeft');
    expect(focused()).toBe('Fri 1 Jan 2027, past');
  });

  it('[HOME-04] over New Year the limit is the second of January (O-042)', async () => {
    const { asked } = await open({ bookingWindow: windowOf(day('2026-12-29'), 5, null) });
    fireEvent.click(button('Next month'));
    fireEvent.click(cell('Sun 3 Jan 2027, not on sale yet'));
    fireEvent.click(cell('Sat 2 Jan 2027, can be booked'));
    expect(asked).toEqual(['pick 2027-01-02']);
  });

  it('[HOME-04] [Q-A11Y-3] stepping the months by their buttons leaves the focus on them', async () => {
    await open();
    button('Next month').focus();
    fireEvent.click(button('Next month'));
    expect(document.activeElement).toBe(button('Next month'));
    expect(month()).toBe('December 2026');
  });
});
