import { describe, expect, it } from 'vitest';
import { MemoryDraftKeeper } from '../../../src/adapters/inMemory/MemoryDraftKeeper.ts';
import { SessionVisitor } from '../../../src/adapters/sessionStorage/SessionVisitor.ts';
import { SessionVisitStorage } from '../../../src/adapters/sessionStorage/SessionVisitStorage.ts';
import { draftFor } from '../../../src/domain/model/OrderDraft.ts';
import { failed, success } from '../../../src/domain/model/Result.ts';
import { KeepOrderForm } from '../../../src/domain/useCases/KeepOrderForm.ts';
import type { CatalogueApi } from '../../../src/ports/MuseumApi.ts';
import { MemorySession } from '../../adapters/sessionStorage/MemorySession.ts';
import { aSlot, day } from '../../domain/builders.ts';
import {
  adult,
  dayAfter,
  free,
  guide,
  HomeVisit,
  later,
  morning,
  noon,
  today,
  tomorrow,
} from './HomeVisit.ts';

const soldOut = { ...morning, ordinaryLeft: 0, freeLeft: 0 };
const faraway = day('2026-12-03');

/** Opens home as a page does that is loaded into a tab with this session. */
const pageOf = (
  session: MemorySession,
  answers: Partial<CatalogueApi> = {},
  options: { readonly now?: string; readonly slots?: (typeof morning)[] } = {},
) => new HomeVisit(answers, { ...options, storage: new SessionVisitStorage(session) });

/** The session of a visitor who chose tomorrow, the slot at noon, two adults and an audio guide. */
async function aSession(chosen = tomorrow): Promise<MemorySession> {
  const session = new MemorySession();
  const visit = await pageOf(session).opened();
  await visit.home.chooseDay(chosen);
  await visit.choosing(noon);
  visit.add(adult, 2);
  visit.add(guide);
  return session;
}

describe('home after a reload', () => {
  it.each([
    ['tomorrow', tomorrow],
    ['a day of the calendar', faraway],
  ])('[START-05] [HOME-17] finds %s, the slot and the quantities again', async (_, chosen) => {
    const visit = await pageOf(await aSession(chosen)).opened();
    expect(visit.visit.day).toBe(chosen);
    expect(visit.home.tabs.map((tab) => tab.day)).toContain(chosen);
    expect(visit.visit.slot?.id).toBe(noon.id);
    expect([adult, free, guide].map((offer) => visit.shown(offer).quantity)).toEqual([2, 0, 1]);
    expect(visit.museum.asked).toEqual([
      `config ${chosen}`,
      `slots ${chosen}`,
      `tickets ${chosen} ${noon.id}`,
    ]);
    expect(visit.announcements.toast).toBeNull();
    await visit.home.placing.placeOrder();
    expect(visit.address.current()).toBe('/orderconfirm');
  });

  it('[START-05] finds today again, and a day that is sold without slots', async () => {
    const session = new MemorySession();
    const wholeDay = { isSaleStaggered: async () => success(false) };
    const visit = await pageOf(session, wholeDay).opened();
    visit.add(adult, 3);
    const next = await pageOf(session, wholeDay).opened();
    expect(next.visit.day).toBe(today);
    expect(next.shown(adult).quantity).toBe(3);
  });

  it('[START-05] opens a day again on which nothing was chosen yet, and today as for everybody', async () => {
    const session = new MemorySession();
    const first = await pageOf(session).opened();
    await first.home.chooseDay(dayAfter);
    expect((await pageOf(session).opened()).visit.day).toBe(dayAfter);
    void first.home.chooseDay(today);
    await first.pass(1_000);
    const visit = pageOf(session);
    visit.museum.daySlots = (asked) => (asked === today ? [soldOut] : [morning]);
    await visit.opened();
    expect(visit.visit.day).toBe(tomorrow);
    expect(visit.home.hasMovedOn).toBe(true);
  });

  it('[START-05] [HOME-17] twice in a row, also while the first is still reading, loses nothing', async () => {
    const session = await aSession();
    await pageOf(session, { slots: () => later<never>().promise }).opened();
    await pageOf(session, { tickets: () => later<never>().promise }).opened();
    const visit = await pageOf(session).opened();
    expect(visit.visit.slot?.id).toBe(noon.id);
    expect(visit.visit.count).toBe(3);
  });

  it('[START-05] that can’t read the day says so, and a retry finds everything', async () => {
    const visit = pageOf(await aSession(), { slots: async () => failed({ kind: 'network' }) });
    await visit.opened();
    expect(visit.visit.day).toBe(tomorrow);
    expect(visit.visit.dayState.kind).toBe('failed');
    await visit.visit.retry();
    expect(visit.visit.dayState.kind).toBe('failed');
    visit.museum.answers = {};
    await visit.visit.retry();
    expect(visit.visit.slot?.id).toBe(noon.id);
    expect(visit.visit.count).toBe(3);
  });

  it('[HOME-17] takes over what was deleted on an order form that was reloaded meanwhile', async () => {
    const session = await aSession();
    const { home } = await pageOf(session).opened();
    await home.placing.placeOrder();
    const storage = new SessionVisitStorage(session);
    const placed = storage.selection();
    if (placed === null) throw new Error('nothing was placed');
    const drafts = new MemoryDraftKeeper();
    const draft = draftFor({ ...placed, tickets: placed.tickets.slice(0, 1) }, null);
    new KeepOrderForm({ storage, drafts }).execute(draft);
    const next = await pageOf(session).opened();
    expect(
      [adult, guide].map((offer) => next.visit.choice.quantityOf(next.shown(offer).ticket)),
    ).toEqual([2, 0]);
    // What was placed is forgotten at the start (§4 home flow 1), until it is placed anew.
    expect(next.storage.selection()).toBeNull();
  });

  it('[HOME-17] [CONF-13] leaves the way forward to an order form that was reloaded, and then left by back', async () => {
    const session = await aSession();
    const { home } = await pageOf(session).opened();
    await home.placing.placeOrder();
    const storage = new SessionVisitStorage(session);
    const placed = storage.selection();
    const next = new HomeVisit({}, { storage, openedAt: '/orderconfirm' });
    next.address.replace('/index');
    await next.opened();
    expect(next.visit.count).toBe(3);
    expect(placed).not.toBeNull();
    expect(next.storage.selection()).toEqual(placed);
  });
});

describe('what is not to be had any more after a reload', () => {
  it.each<[string, (typeof morning)[]]>([
    ['sold out', [morning, { ...noon, ordinaryLeft: 0, freeLeft: 0 }]],
    ['taken off', [morning]],
  ])(
    '[START-05] a slot that was %s is left out and said; the quantities wait for another',
    async (_, slots) => {
      const session = await aSession();
      const visit = await pageOf(session, {}, { slots }).opened();
      expect(visit.visit.day).toBe(tomorrow);
      expect(visit.visit.slot).toBeNull();
      expect(session.get('time')).toBeNull();
      expect(await visit.toast()).toContain('just sold out or ended');
      await visit.choosing(morning);
      expect(visit.shown(adult).quantity).toBe(2);
      expect(visit.visit.count).toBe(3);
    },
  );

  it('[START-05] a slot that is over is left out and said', async () => {
    const session = await aSession(today);
    const evening = aSlot({ ...morning, begin: '18:00', end: '19:00' });
    const now = '2026-11-28 13:00';
    const visit = await pageOf(session, {}, { now, slots: [evening, noon] }).opened();
    expect(visit.visit.day).toBe(today);
    expect(visit.visit.slot).toBeNull();
    expect(await visit.toast()).toContain('just sold out or ended');
    expect(visit.visit.exchange).toMatchObject({ kind: 'gone', slot: { id: noon.id } });
  });

  it('[START-05] a ticket that is not offered any more is left out, and how many is said', async () => {
    const session = await aSession();
    const visit = pageOf(session);
    visit.museum.offers = [{ ...adult, price: null }, free, guide];
    await visit.opened();
    expect(await visit.toast()).toContain('2 tickets of your choice');
    expect(visit.visit.count).toBe(1);
    expect(visit.storage.cart().dataList.map(({ item }) => item)).toEqual([guide.ticketId]);
  });

  it('[START-05] more tickets than the slot holds now are kept, and said', async () => {
    const visit = pageOf(await aSession(), {}, { slots: [morning, { ...noon, ordinaryLeft: 1 }] });
    await visit.opened();
    expect(visit.shown(adult).quantity).toBe(2);
    expect(await visit.toast()).toContain('12:00–13:00 has too few places left');
  });

  it.each<[string, Partial<CatalogueApi>, { now?: string; slots?: (typeof morning)[] }]>([
    ['past', {}, { now: '2026-11-30 08:00' }],
    ['off sale', { preSaleDays: async () => success(1), standbyDays: async () => success([]) }, {}],
    ['sold out', { slots: async (asked) => success(asked === tomorrow ? [soldOut] : [noon]) }, {}],
    ['closed', { slots: async (asked) => success(asked === tomorrow ? [] : [noon]) }, {}],
  ])(
    '[START-05] a day that is %s is left out with its cart, and said',
    async (_, answers, options) => {
      const session = await aSession();
      const visit = await pageOf(session, answers, options).opened();
      expect(visit.visit.day).not.toBe(tomorrow);
      expect(visit.visit.day).toBe(visit.home.today);
      expect(visit.visit.selection).toMatchObject({ slot: null, tickets: [] });
      expect(await visit.toast()).toContain('can’t be booked any more');
      expect(visit.storage.cart()).toEqual({ dataList: [] });
      expect(visit.storage.day()).toBe(visit.home.today);
    },
  );

  it('[START-05] a past day on which nothing was chosen is left out without a word', async () => {
    const session = new MemorySession({ date: '2026-11-27' });
    const visit = await pageOf(session).opened();
    expect(visit.visit.day).toBe(today);
    expect(visit.announcements.toast).toBeNull();
  });

  it.each([
    { cart: '{oops', proData: 'undefined', time: '' },
    { cart: '{"dataList":[{"item":"__proto__","salepropetyvalue":"x","quantity":1}]}' },
    { cart: 'null', date: '2026-11-28', time: '<b>' },
    { date: 'soon', time: '09:00-10:00' },
    {
      date: '2026-11-28',
      cart: '{"dataList":[{"item":"toString","salepropetyvalue":"","quantity":3}]}',
    },
  ])('[START-05] rubbish like %j opens home with nothing selected (O-084)', async (texts) => {
    const visit = await pageOf(new MemorySession(texts)).opened();
    expect(visit.visit.day).toBe(today);
    expect(visit.visit.slot).toBeNull();
    await visit.choosing(morning);
    expect(visit.visit.count).toBe(0);
    expect(visit.visit.choice.state.kind).toBe('shown');
  });
});

describe('the cart of the session', () => {
  it('[START-05] follows every step', async () => {
    const session = new MemorySession();
    const visit = await (await pageOf(session).opened()).choosing(morning);
    visit.add(adult, 2);
    visit.add(free);
    expect(JSON.parse(session.get('cart') ?? '')).toEqual({
      dataList: [
        { item: 't-adult', salepropetyvalue: 'k-adult', quantity: 2 },
        { item: 't-free', salepropetyvalue: 'k-free', quantity: 1 },
      ],
    });
    visit.visit.choice.setQuantity(visit.shown(adult).ticket, 0);
    expect(visit.storage.cart().dataList).toHaveLength(1);
  });

  it('[HOME-06] is emptied by choosing another day', async () => {
    const session = await aSession();
    const visit = await pageOf(session).opened();
    await visit.home.chooseDay(dayAfter);
    expect(session.get('cart')).toBeNull();
    expect((await pageOf(session).opened()).visit.count).toBe(0);
  });

  it('[START-05] goes with the selection once the order is placed', async () => {
    const session = await aSession();
    new SessionVisitStorage(session).clearSelection();
    const visit = await pageOf(session).opened();
    expect(visit.visit.slot).toBeNull();
    await visit.choosing(noon);
    expect(visit.visit.count).toBe(0);
  });

  it('[START-03] is not for the next visitor of the same tab', async () => {
    const session = await aSession();
    const visitor = new SessionVisitor(session);
    visitor.keep({ organisationId: null, token: 'abc' });
    visitor.keep({ organisationId: null, token: 'xyz' });
    const visit = await pageOf(session).opened();
    expect(visit.visit.day).toBe(today);
    expect(visit.announcements.toast).toBeNull();
    await visit.choosing(noon);
    expect(visit.visit.count).toBe(0);
  });

  it('[HOME-15] [Q-BAD-5] of a visitor who chooses a day while theirs is being restored does not come late', async () => {
    const slow = later<ReturnType<typeof success<(typeof morning)[]>>>();
    const visit = pageOf(await aSession(), {
      slots: (asked) => (asked === tomorrow ? slow.promise : Promise.resolve(success([morning]))),
    });
    await visit.opened();
    await visit.home.chooseDay(dayAfter);
    slow.keep(success([noon]));
    await visit.pass();
    expect(visit.visit.day).toBe(dayAfter);
    expect(visit.visit.slots).toEqual([morning]);
    await visit.choosing(morning);
    expect(visit.visit.count).toBe(0);
  });
});
