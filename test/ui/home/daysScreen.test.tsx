import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { slotId } from '../../../src/domain/model/Identifiers.ts';
import type { Language } from '../../../src/domain/model/Language.ts';
import { failed, success } from '../../../src/domain/model/Result.ts';
import type { CatalogueApi } from '../../../src/ports/MuseumApi.ts';
import { aSlot } from '../../domain/builders.ts';
import { passing, showHome } from '../support/homeModels.tsx';
import { HomeVisit, morning, today, tomorrow } from './HomeVisit.ts';

afterEach(cleanup);

const soldOut = aSlot({ ordinaryLeft: 0, freeLeft: 0 });

const tabs = (name = 'Visit date') =>
  within(screen.getByRole('radiogroup', { name })).getAllByRole('radio');
const names = (group?: string) =>
  tabs(group).map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim());

/** Today is sold out, tomorrow closed, the day after has places. */
async function aQuietWeekend(language: Language = 'English') {
  const visit = new HomeVisit({}, { language });
  visit.museum.daySlots = (asked) =>
    asked === today ? [soldOut] : asked === tomorrow ? [] : [morning];
  await showHome(visit);
  return visit;
}

describe('the date tabs', () => {
  it('[HOME-03] the first bookable day is open, the others say why not and can be looked at', async () => {
    const visit = await aQuietWeekend();
    expect(names()).toEqual(['Sat Today 28 Nov Sold out', 'Sun 29 Nov Closed', 'Mon 30 Nov']);
    expect(tabs().map((tab) => tab.getAttribute('aria-checked'))).toEqual([
      'false',
      'false',
      'true',
    ]);
    expect(tabs().map((tab) => tab.getAttribute('aria-disabled'))).toEqual([null, null, null]);
    fireEvent.click(screen.getByRole('radio', { name: /Sun 29 Nov Closed/ }));
    await passing(visit);
    expect(screen.getByText('No time slots on this day')).toBeDefined();
    expect(names()[1]).toBe('Sun 29 Nov Closed');
  });

  it('[HOME-03] in Chinese', async () => {
    await aQuietWeekend('Simplified_Chinese');
    expect(names('参观日期')).toEqual([
      '周六 今天 11月28日 已售罄',
      '周日 11月29日 休馆',
      '周一 11月30日',
    ]);
  });

  it('[HOME-03] a day that is over says so', async () => {
    const visit = new HomeVisit({}, { now: '2026-11-28 17:00' });
    await showHome(visit);
    expect(names()[0]).toBe('Sat Today 28 Nov Ended');
  });

  it.each<[language: Language, group: string, note: string, reason: string]>([
    ['English', 'Visit date', 'Not yet', 'This day can’t be booked yet.'],
    ['Simplified_Chinese', '参观日期', '未开放', '这一天还不能预约。'],
  ])(
    '[HOME-04] beyond the last day on sale a tab is disabled with its reason, in %s',
    async (language, group, note, reason) => {
      const preSaleDays = async () => success(2);
      const visit = new HomeVisit({ preSaleDays }, { language });
      await showHome(visit);
      const last = tabs(group)[2];
      expect(last?.textContent).toContain(note);
      expect(last?.getAttribute('aria-disabled')).toBe('true');
      const described = document.getElementById(last?.getAttribute('aria-describedby') ?? '');
      expect(described?.textContent).toBe(reason);
      if (last !== undefined) fireEvent.click(last);
      await passing(visit);
      expect(visit.visit.day).toBe(today);
      expect(await visit.toast()).toBe(reason);
    },
  );
});

describe('what could not be read of a day', () => {
  const refusal = failed({ kind: 'business' as const, code: '5001', text: 'Closed for repairs' });
  const network = failed({ kind: 'network' as const });

  it.each<[what: string, answers: Partial<CatalogueApi>, title: string]>([
    ['the day', { isSaleStaggered: async () => network }, 'Request time-slot failed'],
    ['its slots', { slots: async () => network }, 'Request time-slot failed'],
    [
      'its tickets',
      { isSaleStaggered: async () => success(false), tickets: async () => network },
      'Request product failed',
    ],
    ['the limit', { purchaseLimit: async () => network }, 'Query system parameter error'],
    ['the pre-sale days', { preSaleDays: async () => network }, 'Query system parameter error'],
  ])(
    '[HOME-14] %s: in the words of the catalogue, with a retry that brings it',
    async (_, answers, title) => {
      const visit = new HomeVisit(answers);
      await showHome(visit);
      expect(screen.getByText(title)).toBeDefined();
      visit.museum.answers = {};
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await passing(visit);
      expect(screen.queryByText(title)).toBeNull();
      expect(screen.getAllByRole('radio').length).toBeGreaterThan(3);
    },
  );

  it.each<[what: string, answers: Partial<CatalogueApi>]>([
    ['the day', { isSaleStaggered: async () => refusal }],
    ['its slots', { slots: async () => refusal }],
    ['its tickets', { isSaleStaggered: async () => success(false), tickets: async () => refusal }],
  ])('[HOME-14] %s refused: the museum’s own words are there', async (_, answers) => {
    await showHome(new HomeVisit(answers));
    expect(screen.getByText('Closed for repairs')).toBeDefined();
  });

  it('[HOME-14] what is missing keeps nobody from booking', async () => {
    const visit = new HomeVisit({
      homeTemplate: async () => network,
      purchaseLimit: async () => network,
      preSaleDays: async () => network,
      standbyDays: async () => network,
    });
    await showHome(visit);
    fireEvent.click(screen.getByRole('radio', { name: /^09:00/ }));
    await passing(visit);
    expect(screen.getByRole('heading', { name: 'Adult · Standard' })).toBeDefined();
  });
});

describe('the slots', () => {
  it('[HOME-07] say their state in words, with the number left, ordinary and free together', async () => {
    const slots = [
      aSlot({ begin: '08:00', end: '09:00' }),
      aSlot({ begin: '09:00', end: '10:00', ordinaryLeft: 6, freeLeft: 5 }),
      aSlot({ begin: '10:00', end: '11:00', ordinaryLeft: 0, freeLeft: 3 }),
      aSlot({ begin: '11:00', end: '12:00', ordinaryLeft: 0, freeLeft: 0 }),
    ].map((slot, index) => ({ ...slot, id: slotId(`s-${index}`) }));
    const visit = new HomeVisit(
      {},
      { now: '2026-11-28 09:00', language: 'Simplified_Chinese', slots },
    );
    await showHome(visit);
    const group = within(screen.getByRole('radiogroup', { name: '参观时段' }));
    expect(
      group
        .getAllByRole('radio')
        .map((radio) => [
          radio.textContent?.replace(/\s+/g, ' ').trim(),
          radio.getAttribute('aria-disabled'),
        ]),
    ).toEqual([
      ['08:00–09:00 已售罄 已过时段', 'true'],
      ['09:00–10:00 可预约 余 11', null],
      ['10:00–11:00 余票不多 余 3', null],
      ['11:00–12:00 已售罄', 'true'],
    ]);
    expect(screen.getByText('余票数包含免费票')).toBeDefined();
    for (const radio of group.getAllByRole('radio', { name: /已售罄/ })) fireEvent.click(radio);
    await passing(visit);
    expect(visit.visit.slot).toBeNull();
  });
});
