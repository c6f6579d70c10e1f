import { describe, expect, it } from 'vitest';
import { faultKinds } from '../../src/adapters/inMemory/museum/Faults.ts';
import type { JournalEntry } from '../../src/adapters/inMemory/museum/Journal.ts';
import { type Chaos, ChaosVisitor } from '../support/ChaosVisitor.ts';

/** What loses an answer, so that nobody knows whether the museum has done it. */
const lost = ['dropRequest', 'commitThenDrop', 'status', 'truncate', 'wrongJson'] as const;
/** The faults behind which the museum has done what it was asked. */
const doneAllTheSame = ['commitThenDrop', 'truncate', 'wrongJson'];

const adult = { id: '100101', total: 60, isOnSlot: true };
/** Bears no name and takes no place: the museum sells any number of them to the same phone. */
const guide = { id: '100401', total: 20, isOnSlot: false };
type Wanted = typeof adult;

const savePath = '/api/integration/save-fast-order';

/** A visitor looks once a second; whoever has no ticket after half an hour goes home. */
const looks = 1_800;
const firstSeed = 20_261_128;

interface Struck {
  readonly fault: string;
  readonly path: string;
}

const struckIn = (journal: readonly JournalEntry[]): readonly Struck[] =>
  journal.flatMap(({ fault, path = '' }) => (fault === undefined ? [] : [{ fault, path }]));

/** Expects that a journey through chaos ends in the one right order, whatever befell it. */
async function expectOneRightOrder(ticket: Wanted, chaos: Chaos) {
  const visitor = new ChaosVisitor(ticket.id);
  const { museum } = visitor;
  const day = '2026-12-01';
  const { ordinary } = await museum.slot(day, '12:00');
  const hasTicket = await visitor.goes(chaos, looks);
  const journal = await museum.journal();
  const said = JSON.stringify({ ...chaos, presses: visitor.presses, struck: struckIn(journal) });

  expect(hasTicket, said).toBe(true);
  const orders = await museum.orders();
  const { id, ordinary: left } = await museum.slot(day, '12:00');
  expect(orders, said).toMatchObject([
    {
      status: '已出票',
      total: ticket.total,
      tickets: [{ ticketId: ticket.id, day, slotId: ticket.isOnSlot ? id : '' }],
    },
  ]);
  expect(orders.map(({ tickets }) => tickets.length)).toEqual([1]);
  expect(visitor.codes, said).toEqual(orders.map(({ takeTicketNo }) => takeTicketNo));
  expect(left.remaining, said).toBe(ordinary.remaining - (ticket.isOnSlot ? 1 : 0));
  const times = (effect: string) => journal.filter((entry) => entry.effect === effect).length;
  expect([times('order-saved'), times('paid'), times('issued')], said).toEqual([1, 1, 1]);
  expect([visitor.timesCharged, visitor.sheetsAfterPaying], said).toEqual([1, 0]);
  return { presses: visitor.presses, struck: struckIn(journal) };
}

/** So many journeys, each with chaos of its own. */
async function journeys(ticket: Wanted, count: number, chaos: Omit<Chaos, 'seed'>) {
  const gone: Awaited<ReturnType<typeof expectOneRightOrder>>[] = [];
  for (let journey = 0; journey < count; journey += 1) {
    gone.push(await expectOneRightOrder(ticket, { ...chaos, seed: firstSeed + journey * 7_919 }));
  }
  return gone;
}

describe('a whole visit, from home to the gate, in chaos', () => {
  it('[Q-BAD-8] needs seven presses where nothing goes wrong', async () => {
    const [visit] = await journeys(adult, 1, { share: 0 });

    expect(visit).toEqual({
      presses: ['the slot', 'add one', 'place order', 'fill in', 'buy', 'pay', 'view order'],
      struck: [],
    });
  });

  it('[Q-BAD-8] ends in exactly one right order, paid once, for each of 200 seeds at 5 %', async () => {
    const gone = await journeys(adult, 200, { share: 0.05, kinds: faultKinds });

    const struck = gone.flatMap((visit) => visit.struck);
    expect(new Set(struck.map(({ fault }) => fault))).toEqual(new Set(faultKinds));
    expect(gone.filter((visit) => visit.struck.length > 0).length).toBeGreaterThan(100);
  });

  it('[Q-BAD-8] ends so where every third call fails', async () => {
    const gone = await journeys(adult, 60, { share: 1 / 3, kinds: faultKinds });

    const presses = new Set(gone.flatMap((visit) => visit.presses));
    for (const press of ['check again', 'order again', 'try again', 'enter anew']) {
      expect(presses).toContain(press);
    }
  });

  it('[Q-BAD-8] ends so where answers are lost and the museum would take the same order twice', async () => {
    const gone = await journeys(guide, 60, { share: 1 / 3, kinds: lost });

    const lostSaves = gone
      .flatMap((visit) => visit.struck)
      .filter(({ fault, path }) => path === savePath && doneAllTheSame.includes(fault));
    expect(lostSaves.length).toBeGreaterThan(5);
  });
});
