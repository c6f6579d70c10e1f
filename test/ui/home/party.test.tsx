import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { slotId } from '../../../src/domain/model/Identifiers.ts';
import type { Language } from '../../../src/domain/model/Language.ts';
import { aSlot } from '../../domain/builders.ts';
import { passing, showHome } from '../support/homeModels.tsx';
import { HomeVisit } from './HomeVisit.ts';

afterEach(cleanup);

const wide = aSlot({ id: slotId('s-wide'), begin: '09:00', end: '10:00' });
const short = aSlot({
  id: slotId('s-short'),
  begin: '10:00',
  end: '11:00',
  ordinaryLeft: 3,
  freeLeft: 20,
});
const childless = aSlot({
  id: slotId('s-childless'),
  begin: '11:00',
  end: '12:00',
  ordinaryLeft: 50,
  freeLeft: 0,
});
const gone = aSlot({
  id: slotId('s-gone'),
  begin: '12:00',
  end: '13:00',
  ordinaryLeft: 0,
  freeLeft: 0,
});

const slots = [wide, short, childless, gone];

async function aParty(language: Language = 'English') {
  const visit = new HomeVisit({}, { language, slots });
  await showHome(visit);
  return visit;
}

const open = async (visit: HomeVisit, name = 'How many are coming? (optional)') => {
  fireEvent.click(screen.getByText(name));
  await passing(visit);
};

const more = async (visit: HomeVisit, name: string, presses: number) => {
  const button = await screen.findByRole('button', { name });
  for (let press = 0; press < presses; press += 1) fireEvent.click(button);
  await passing(visit);
};

/** What a screen reader says of the slots, and the eye reads. */
const names = (group = 'Time slot') =>
  within(screen.getByRole('radiogroup', { name: group }))
    .getAllByRole('radio')
    .map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim());

describe('a party', () => {
  it('[HOME-07] is asked for in a quiet line, and nothing needs it', async () => {
    await aParty();
    expect(screen.getByText('How many are coming? (optional)')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add one Ordinary ticket' })).toBeNull();
    expect(names()).toEqual([
      '09:00–10:00 Available 70 left',
      '10:00–11:00 Available 23 left',
      '11:00–12:00 Available 50 left',
      '12:00–13:00 Sold out',
    ]);
  });

  it('[HOME-07] slots that can’t hold it say so, ordinary and free stock apart, and stay choosable', async () => {
    const visit = await aParty();
    await open(visit);
    await more(visit, 'Add one Ordinary ticket', 5);
    await more(visit, 'Add one Free ticket', 2);
    expect(names()).toEqual([
      '09:00–10:00 Available 70 left',
      '10:00–11:00 Available 23 left Ordinary ticket: 3 left, too few for 5',
      '11:00–12:00 Available 50 left Free ticket: 0 left, too few for 2',
      '12:00–13:00 Sold out',
    ]);
    expect(screen.getByText('Room for everyone: 1 of 3 time slots.')).toBeDefined();
    const tooSmall = screen.getByRole('radio', { name: /^10:00/ });
    expect(tooSmall.getAttribute('aria-disabled')).toBeNull();
    fireEvent.click(tooSmall);
    await passing(visit);
    expect(visit.visit.slot?.id).toBe(short.id);
  });

  it('[HOME-07] says both stocks where both are too small', async () => {
    const visit = new HomeVisit({}, { slots: [aSlot({ ordinaryLeft: 1, freeLeft: 1 })] });
    await showHome(visit);
    await open(visit);
    await more(visit, 'Add one Ordinary ticket', 2);
    await more(visit, 'Add one Free ticket', 2);
    expect(names()).toEqual([
      '09:00–10:00 Few left 2 left Ordinary ticket: 1 left, too few for 2; Free ticket: 1 left, too few for 2',
    ]);
    await more(visit, 'Remove one Ordinary ticket', 2);
    await more(visit, 'Remove one Free ticket', 3);
    expect(names()).toEqual(['09:00–10:00 Few left 2 left']);
    expect(visit.home.party.size).toBe(0);
  });

  it('[HOME-07] in Chinese', async () => {
    const visit = await aParty('Simplified_Chinese');
    await open(visit, '几人同行？（选填）');
    await more(visit, '增加一张普通票', 5);
    await more(visit, '增加一张免费票', 1);
    expect(names('参观时段').slice(1, 3)).toEqual([
      '10:00–11:00 可预约 余 23 普通票余 3，不够 5',
      '11:00–12:00 可预约 余 50 免费票余 0，不够 1',
    ]);
    expect(screen.getByText('同行 6 人')).toBeDefined();
    expect(screen.getByText('3 个时段中，1 个余票足够。')).toBeDefined();
  });

  it('[HOME-17] is kept for the visit: over another day, and over leaving the screen', async () => {
    const visit = await aParty();
    await open(visit);
    await more(visit, 'Add one Ordinary ticket', 5);
    await visit.pass(1_000);
    fireEvent.click(screen.getByRole('radio', { name: /Sun 29 Nov/ }));
    await passing(visit);
    expect(names()[1]).toContain('too few for 5');
    cleanup();
    await showHome(visit);
    expect(screen.getByText('5 coming')).toBeDefined();
    expect(names()[1]).toContain('too few for 5');
  });

  it('[HOME-03] moves nobody to another day, however many are coming', async () => {
    const visit = await aParty();
    await open(visit);
    await more(visit, 'Add one Ordinary ticket', 60);
    expect(names().filter((name) => name?.includes('too few'))).toHaveLength(3);
    expect(visit.visit.day).toBe('2026-11-28');
    expect(visit.museum.asked).toHaveLength(2);
  });
});
