import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { slotId } from '../../../src/domain/model/Identifiers.ts';
import type { Language } from '../../../src/domain/model/Language.ts';
import { failed, type Result, success } from '../../../src/domain/model/Result.ts';
import type { TimeSlot } from '../../../src/domain/model/TimeSlot.ts';
import { aSlot } from '../../domain/builders.ts';
import { passing, showHome } from '../support/homeModels.tsx';
import { adult, HomeVisit, later, morning, noon } from './HomeVisit.ts';

afterEach(cleanup);

const afternoon = aSlot({ id: slotId('s-1400'), begin: '14:00', end: '15:00', ordinaryLeft: 1 });
const minute = 60_000;

/** The screen of a visitor with two adults for the morning, whose places were counted a minute ago. */
async function aScreen(language: Language = 'English'): Promise<HomeVisit> {
  const visit = new HomeVisit({}, { language, slots: [morning, noon, afternoon] });
  await showHome(visit);
  fireEvent.click(screen.getByRole('radio', { name: /09:00/ }));
  await passing(visit);
  visit.add(adult, 2);
  await passing(visit, minute);
  return visit;
}

const press = async (visit: HomeVisit, name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await passing(visit);
};

describe('the age of the places', () => {
  it('[Q-STK-5] stands below the slots, and a button has them counted again', async () => {
    const visit = await aScreen();
    expect(screen.getByText('Places counted 1 min ago')).toBeDefined();
    const slow = later<Result<readonly TimeSlot[]>>();
    visit.museum.answers = { slots: () => slow.promise };
    await press(visit, 'Refresh');
    const busy = screen.getByRole('button', { name: 'Loading' });
    expect(busy.getAttribute('aria-busy')).toBe('true');
    slow.keep(success([morning, { ...noon, ordinaryLeft: 3, freeLeft: 0 }]));
    await passing(visit);
    expect(screen.getByText('Places counted just now')).toBeDefined();
    expect(
      screen.getByText('The places left are up to date.', { selector: '[aria-live] *' }),
    ).toBeDefined();
    expect(screen.getByRole('radio', { name: /12:00/ }).textContent).toContain('3 left');
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeDefined();
  });

  it('[Q-STK-5] is renewed beside the heading, before the slots: no bar of the screen’s foot lies over that', async () => {
    await aScreen();
    const refresh = screen.getByRole('button', { name: 'Refresh' });
    const line = screen.getByRole('heading', { name: 'Time slot' }).parentElement;
    expect(line?.contains(refresh)).toBe(true);
    const slots = screen.getByRole('radiogroup', { name: 'Time slot' });
    expect(refresh.compareDocumentPosition(slots)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const age = screen.getByText('Places counted 1 min ago');
    expect(slots.compareDocumentPosition(age)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('[Q-STK-5] in Chinese, and a count that fails is spoken', async () => {
    const visit = await aScreen('Simplified_Chinese');
    expect(screen.getByText('余票更新于 1 分钟前')).toBeDefined();
    visit.museum.answers = { slots: async () => failed({ kind: 'network' }) };
    await press(visit, '刷新');
    expect(screen.getByRole('alert').textContent).toBe('余票没有更新成功，请重试。');
    expect(screen.getByText('余票更新于 1 分钟前')).toBeDefined();
  });
});

describe('a slot that went while the visitor chose', () => {
  it('[HOME-12] [Q-STK-5] is named where the slots are, and the nearest that fit are one tap away', async () => {
    const visit = await aScreen();
    visit.museum.daySlots = () => [{ ...morning, ordinaryLeft: 1 }, noon, afternoon];
    await press(visit, 'Place order');
    expect(visit.address.current()).toBe('/index');
    const title = await screen.findByText('09:00–10:00 has too few places left for your tickets.', {
      selector: 'p',
    });
    const notice = title.closest<HTMLElement>('[tabindex="-1"]') ?? document.body;
    expect(document.activeElement).toBe(notice);
    expect(screen.getByRole('alert').textContent).toContain('09:00–10:00');
    // The one in the afternoon has a place for one of the two.
    expect(
      within(notice)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['12:00–13:00, 70 left']);
    await press(visit, '12:00–13:00, 70 left');
    const taken = screen.getByText('12:00–13:00 is chosen now, and your tickets are kept.', {
      selector: 'main *',
    });
    expect(taken.closest('[tabindex="-1"]')).toBe(document.activeElement);
    // What was said of the earlier slot is not true of this one.
    expect(visit.announcements.toast).toBeNull();
    expect(screen.getByRole('radio', { name: /12:00/ }).getAttribute('aria-checked')).toBe('true');
    expect(screen.getByText('2 tickets')).toBeDefined();
    await press(visit, 'Place order');
    expect(visit.address.current()).toBe('/orderconfirm');
    expect(visit.storage.selection()?.slot?.id).toBe(noon.id);
  });

  it('[Q-STK-5] says so where no other one of the day fits', async () => {
    const visit = await aScreen('Simplified_Chinese');
    visit.museum.daySlots = () => [afternoon];
    await press(visit, '立即预订');
    expect(await screen.findByText('09:00–10:00 已售罄或已结束。')).toBeDefined();
    expect(screen.getByText(/没有其他时段够您所选的数量/)).toBeDefined();
    expect(screen.getByRole('alert').textContent).toContain('当前时段 09:00–10:00 余量不足');
  });

  it('[Q-STK-5] the button is busy while the places are counted', async () => {
    const visit = await aScreen();
    const slow = later<Result<readonly TimeSlot[]>>();
    visit.museum.answers = { slots: () => slow.promise };
    await press(visit, 'Place order');
    const busy = screen.getByRole('button', { name: 'Checking places' });
    expect(busy.getAttribute('aria-busy')).toBe('true');
    fireEvent.click(busy);
    slow.keep(failed({ kind: 'network' }));
    await passing(visit);
    expect(screen.getByRole('alert').textContent).toContain('could not be checked');
    expect(screen.getByRole('button', { name: 'Place order' })).toBeDefined();
    expect(visit.address.current()).toBe('/index');
  });

  it('[HOME-15] whoever leaves the screen meanwhile is not led to the order form', async () => {
    const visit = await aScreen();
    const slow = later<Result<readonly TimeSlot[]>>();
    visit.museum.answers = { slots: () => slow.promise };
    await press(visit, 'Place order');
    cleanup();
    slow.keep(success([morning]));
    await passing(visit);
    expect(visit.address.current()).toBe('/index');
  });
});
