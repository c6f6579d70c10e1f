import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { slotId, ticketId, ticketKindId } from '../../../src/domain/model/Identifiers.ts';
import { failed, success } from '../../../src/domain/model/Result.ts';
import { anOffer, aSlot, yuan } from '../../domain/builders.ts';
import { passing, showHome } from '../support/homeModels.tsx';
import { adult, aHomeTemplate, free, HomeVisit, morning } from './HomeVisit.ts';

afterEach(cleanup);

const network = failed({ kind: 'network' as const });
const dates = (name = 'Visit date') => within(screen.getByRole('radiogroup', { name }));
const slots = (name = 'Time slot') => within(screen.getByRole('radiogroup', { name }));
const press = async (visit: HomeVisit, name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await passing(visit);
};
const choose = async (visit: HomeVisit, name: RegExp) => {
  fireEvent.click(screen.getByRole('radio', { name }));
  await passing(visit);
};
const described = () =>
  success({
    ticketId: adult.ticketId,
    name: 'Admission',
    detail: '',
    kinds: [
      {
        kindId: adult.kindId,
        name: 'Adult',
        notice: '<p>Come early</p><script>steal()</script>',
        needsSpecialCertificate: false,
      },
    ],
  });

describe('HomeScreen', () => {
  it('[HOME-03] shows three date tabs with weekday and date, today marked, and More', async () => {
    await showHome(new HomeVisit());
    expect(
      dates()
        .getAllByRole('radio')
        .map(({ textContent }) => textContent),
    ).toEqual(['Sat Today 28 Nov', 'Sun 29 Nov', 'Mon 30 Nov']);
    expect(screen.getByRole('button', { name: 'More' })).toBeDefined();
  });

  it('[HOME-03] in Chinese, and without More when 2 days or fewer are on pre-sale', async () => {
    const answers = { preSaleDays: async () => success(2) };
    await showHome(new HomeVisit(answers, { language: 'Simplified_Chinese' }));
    const tabs = dates('参观日期').getAllByRole('radio');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      '周六 今天 11月28日',
      '周日 11月29日',
      '周一 11月30日 未开放',
    ]);
    expect(tabs[2]?.getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('button', { name: '更多' })).toBeNull();
  });

  it('[HOME-04] the calendar names each day in full with its state, and confirming opens the day', async () => {
    const visit = new HomeVisit();
    await showHome(visit);
    await press(visit, 'More');
    const calendar = within(await screen.findByRole('dialog', { name: 'Choose a date' }));
    const grid = await calendar.findByRole('grid', { name: 'November 2026' });
    // The focus comes after the days have, and brings its month with it.
    await expect.poll(() => grid.contains(document.activeElement)).toBe(true);
    expect(calendar.getByRole('gridcell', { name: 'Sat 28 Nov 2026, today, can be booked' })).toBe(
      calendar.getByRole('gridcell', { selected: true }),
    );
    await press(visit, 'Next month');
    const outside = calendar.getByRole('gridcell', { name: 'Sat 5 Dec 2026, not on sale yet' });
    expect(outside.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(calendar.getByRole('gridcell', { name: /^Thu 3 Dec 2026/ }));
    await press(visit, 'Choose Thu 3 Dec');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(dates().getByRole('radio', { checked: true }).textContent).toBe('Thu 3 Dec');
  });

  it('[HOME-07] shows each slot with its time, state and what is left, and the free-tickets remark', async () => {
    const sold = aSlot({
      id: slotId('s-1000'),
      begin: '10:00',
      end: '11:00',
      ordinaryLeft: 0,
      freeLeft: 0,
    });
    const few = aSlot({
      id: slotId('s-1100'),
      begin: '11:00',
      end: '12:00',
      ordinaryLeft: 2,
      freeLeft: 1,
    });
    await showHome(new HomeVisit({}, { now: '2026-11-28 10:00', slots: [morning, sold, few] }));
    expect(
      slots()
        .getAllByRole('radio')
        .map((radio) => [radio.textContent, radio.getAttribute('aria-disabled')]),
    ).toEqual([
      ['09:00–10:00  Sold out Already over', 'true'],
      ['10:00–11:00  Sold out ', 'true'],
      ['11:00–12:00  Few left 3 left', null],
    ]);
    expect(screen.getByText('Free tickets are included')).toBeDefined();
  });

  it('[HOME-06] no tickets before a slot is chosen, then cards of them', async () => {
    const visit = new HomeVisit();
    await showHome(visit);
    expect(screen.getByText('Choose a time slot first, then your tickets.')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Adult · Standard' })).toBeNull();
    await choose(visit, /09:00/);
    expect(slots().getByRole('radio', { checked: true }).textContent).toContain('09:00');
    expect(screen.getByRole('heading', { name: 'Adult · Standard' })).toBeDefined();
  });

  it('[HOME-09] a card shows name with kind, price and instructions; the dialog shows them cleaned', async () => {
    const visit = new HomeVisit({
      ticketDescription: async (asked) => (asked === adult.ticketId ? described() : network),
    });
    await showHome(visit);
    await choose(visit, /09:00/);
    expect(screen.getByRole('heading', { name: 'Admission · Adult' })).toBeDefined();
    expect(screen.getByText('¥60.00')).toBeDefined();
    await press(visit, 'Before you book');
    const dialog = within(await screen.findByRole('dialog', { name: 'Ticketing instructions' }));
    expect((await dialog.findByText(/Come early/)).tagName).toBe('MARK');
    expect(document.querySelector('script')).toBeNull();
    await press(visit, 'I have read this');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[HOME-09] [CONF-05] a ticket whose kind follows from the ID has one card, which says that its price does', async () => {
    const byId = anOffer({ ticketId: ticketId('t-id'), name: 'By ID', choosesKindById: true });
    const youth = { ...byId, kindId: ticketKindId('k-youth'), kindName: 'Youth', price: yuan(20) };
    const visit = new HomeVisit({ tickets: async () => success([adult, byId, youth]) });
    await showHome(visit);
    await choose(visit, /09:00/);
    const headings = screen.getAllByRole('heading', { level: 4 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Adult · Standard',
      'By ID · Standard',
    ]);
    const card = headings[1]?.closest<HTMLElement>('[role="listitem"]') ?? document.body;
    expect(within(card).getByText('Price by ID card')).toBeDefined();
    expect(screen.getAllByText('Price by ID card')).toHaveLength(1);
  });

  it('[HOME-09] a ticket whose price type has no stock bears a Sold out tag', async () => {
    const visit = new HomeVisit({}, { slots: [aSlot({ ordinaryLeft: 0, freeLeft: 3 })] });
    await showHome(visit);
    await choose(visit, /09:00/);
    const card = (name: string) =>
      within(
        screen.getByRole('heading', { name }).closest<HTMLElement>('[role="listitem"]') ??
          document.body,
      );
    expect(card('Adult · Standard').getByText('Sold out')).toBeDefined();
    expect(card('Child · Free').queryByText('Sold out')).toBeNull();
  });

  it('[HOME-10] the stepper names its ticket, counts, and can’t go below 0 or above the stock (O-114)', async () => {
    const visit = new HomeVisit({}, { slots: [aSlot({ ordinaryLeft: 9, freeLeft: 2 })] });
    await showHome(visit);
    await choose(visit, /09:00/);
    const minus = () => screen.getByRole('button', { name: 'Remove one Child · Free' });
    const plus = () => screen.getByRole('button', { name: 'Add one Child · Free' });
    expect(minus().getAttribute('aria-disabled')).toBe('true');
    await press(visit, 'Add one Child · Free');
    await press(visit, 'Add one Child · Free');
    expect(plus().getAttribute('aria-disabled')).toBe('true');
    await press(visit, 'Add one Child · Free');
    await press(visit, 'Add one Adult · Standard');
    const bar = within(screen.getByRole('region', { name: 'Your tickets' }));
    expect(bar.getByText('3 tickets')).toBeDefined();
    expect(bar.getByText('¥60.00')).toBeDefined();
    await press(visit, 'Remove one Child · Free');
    expect(bar.getByText('2 tickets')).toBeDefined();
  });

  it('[HOME-11] says the most that can be bought, and nothing when there is no limit (O-050)', async () => {
    const visit = new HomeVisit();
    await showHome(visit);
    await choose(visit, /09:00/);
    expect(screen.getByText('At most 5 tickets per order')).toBeDefined();
    cleanup();
    const unlimited = new HomeVisit({ purchaseLimit: async () => success(null) });
    await showHome(unlimited);
    await choose(unlimited, /09:00/);
    expect(screen.queryByText(/At most/)).toBeNull();
  });

  it('[HOME-12] says why no order can be placed, in a dialog titled tip and aloud (O-115)', async () => {
    const visit = new HomeVisit();
    await showHome(visit);
    const spoken = screen.getByRole('alert');
    await press(visit, 'Place order');
    const dialog = within(await screen.findByRole('dialog', { name: 'Tip' }));
    expect(dialog.getByText(/^Please select tickets/)).toBeDefined();
    expect(spoken.textContent).toMatch(/^Please select tickets/);
    await press(visit, 'Got it');
    expect(screen.queryByRole('dialog')).toBeNull();
    await choose(visit, /09:00/);
    await press(visit, 'Add one Child · Free');
    await press(visit, 'Place order');
    expect(visit.address.current()).toBe('/orderconfirm');
    expect(visit.storage.selection()?.tickets[0]?.ticket.offer.ticketId).toBe(free.ticketId);
  });

  it('[HOME-13] the purchase notice is cleaned, and agree works once the countdown is over', async () => {
    const notice = {
      html: '<p>Read <b>this</b></p><img src=x onerror=alert(1)>',
      countdownSeconds: 2,
    };
    const visit = new HomeVisit({ homeTemplate: async () => success(aHomeTemplate({ notice })) });
    await showHome(visit);
    expect(screen.getByText('Read this').tagName).toBe('MARK');
    expect(document.querySelector('[onerror]')).toBeNull();
    const agree = screen.getByRole('button', { name: 'I have read and agree' });
    expect(agree.textContent).toBe('I have read and agree (2\u00a0s)');
    expect(agree.getAttribute('aria-disabled')).toBe('true');
    fireEvent.keyDown(agree, { key: 'Escape' });
    await passing(visit, 2_000);
    await press(visit, 'I have read and agree');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[HOME-02] the advertisement is for Chinese alone', async () => {
    const answers = {
      homeTemplate: async () => success(aHomeTemplate({ advertisement: '特展开放至岁末' })),
    };
    await showHome(new HomeVisit(answers));
    expect(screen.queryByText('特展开放至岁末')).toBeNull();
    cleanup();
    await showHome(new HomeVisit(answers, { language: 'Simplified_Chinese' }));
    expect(screen.getByText('特展开放至岁末')).toBeDefined();
  });

  it('[HOME-01] shows the pictures it has; a broken one leaves no hole (O-125)', async () => {
    const banners = ['/a.jpg', '/b.jpg'];
    const visit = new HomeVisit({ homeTemplate: async () => success(aHomeTemplate({ banners })) });
    await showHome(visit);
    const pictures = () =>
      screen.getAllByRole('img', { hidden: true }).map((image) => image.getAttribute('src'));
    expect(pictures()).toEqual(banners);
    fireEvent.error(screen.getByAltText('Picture 1 of 2'));
    expect(pictures()).toEqual(['/b.jpg']);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Pictures of the museum' })).toBeNull();
  });

  it('[HOME-14] says in the words of the catalogue what failed, with a retry', async () => {
    const visit = new HomeVisit({ slots: async () => network, preSaleDays: async () => network });
    await showHome(visit);
    expect(screen.getByText('Request time-slot failed')).toBeDefined();
    expect(screen.getByText('Query system parameter error')).toBeDefined();
    visit.museum.answers = {
      tickets: async () => failed({ kind: 'business', code: '5001', text: 'Closed for repairs' }),
    };
    for (const retry of screen.getAllByRole('button', { name: 'Try again' })) {
      fireEvent.click(retry);
    }
    await passing(visit);
    expect(screen.queryByText('Query system parameter error')).toBeNull();
    await choose(visit, /09:00/);
    expect(screen.getByText('Request product failed')).toBeDefined();
    expect(screen.getByText('Closed for repairs')).toBeDefined();
    visit.museum.answers = {};
    await press(visit, 'Try again');
    expect(screen.getByRole('heading', { name: 'Adult · Standard' })).toBeDefined();
  });

  it('[HOME-03] says why another day than today is open', async () => {
    const visit = new HomeVisit();
    visit.museum.daySlots = (asked) =>
      asked === '2026-11-28' ? [aSlot({ ordinaryLeft: 0, freeLeft: 0 })] : [morning];
    await showHome(visit);
    expect(dates().getByRole('radio', { checked: true }).textContent).toBe('Sun 29 Nov');
    expect(
      within(screen.getByRole('main')).getByText(/^Nothing is left to book today/),
    ).toBeDefined();
  });
});
