import { fireEvent, screen } from '@testing-library/react';
import { autorun, untracked } from 'mobx';
import { describe, expect, it } from 'vitest';
import { slotId, ticketId } from '../../../src/domain/model/Identifiers.ts';
import { failed, success } from '../../../src/domain/model/Result.ts';
import { HomeScreen } from '../../../src/ui/home/HomeScreen.tsx';
import { anOffer, aSlot } from '../../domain/builders.ts';
import { passing, showHome } from '../support/homeModels.tsx';
import { RenderWatch } from '../support/RenderWatch.tsx';
import { Scroll } from '../support/Scroll.ts';
import { HomeVisit, later } from './HomeVisit.ts';

const scroll = new Scroll();

const kinds = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    anOffer({ ticketId: ticketId(`t${index}`), name: `Ticket ${index}`, kindName: '' }),
  );

const clockAt = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** So many slots, one every five minutes from 9 o'clock on. */
const slotsOf = (count: number, change: Partial<ReturnType<typeof aSlot>> = {}) =>
  Array.from({ length: count }, (_, index) =>
    aSlot({
      id: slotId(`s${index}`),
      begin: clockAt(540 + 5 * index),
      end: clockAt(545 + 5 * index),
      ...change,
    }),
  );

const press = (name: string) => fireEvent.click(screen.getByLabelText(name));

// By their words: roles take long to work out among so many.
const tapSlot = (begin: string, end: string) =>
  fireEvent.click(screen.getByText(`${begin}–${end}`));

/** A watched visit to a home of so many tickets and slots. */
async function aVisit(tickets: number, slots: number) {
  const visit = new HomeVisit({}, { slots: slotsOf(slots) });
  visit.museum.offers = kinds(tickets);
  const watch = new RenderWatch();
  await showHome(
    visit,
    <watch.Watched>
      <HomeScreen />
    </watch.Watched>,
  );
  return { visit, watch };
}

/** What a tap renders, and what comes of it once everything has settled. */
async function renderedBy(
  { visit, watch }: Awaited<ReturnType<typeof aVisit>>,
  tap: () => unknown,
) {
  watch.take();
  tap();
  const atOnce = watch.take();
  // The total is spoken, and toasts go, after a while.
  await passing(visit, 2_000);
  return { atOnce, later: watch.take() };
}

/** Without what renders since something was said before, and is not said any more. */
function unspoken(rendered: Readonly<Record<string, number>>) {
  const { Announcements, Announcer, MuseumWords, VisuallyHidden, ...others } = rendered;
  return others;
}

const cards = () => document.querySelectorAll('h4').length;

/** Of 500 tickets and 60 slots, and of a few: what renders is the same. */
const sizes = [
  [5, 6],
  [500, 60],
] as const;

describe.each(sizes)('among %i tickets and %i slots', (tickets, slots) => {
  it('[HOME-07] [HOME-10] a tap renders what it is about, however many others there are', async () => {
    const home = await aVisit(tickets, slots);
    const { visit } = home;
    const first = await renderedBy(home, () => tapSlot('09:10', '09:15'));
    // The one that is chosen, and the one that the Tab key reached before.
    expect(first.atOnce).toMatchObject({ Cell: 2, ChoiceRadio: 2, Tickets: 1 });
    expect(first.atOnce).not.toHaveProperty('TicketCard');
    expect(first.atOnce).not.toHaveProperty('VisitDay');
    await scroll.toEnd();
    expect(cards()).toBe(tickets);
    await passing(visit, 2_000);

    const aStep = {
      BottomBar: 1,
      Button: 1,
      Card: 1,
      HomeBar: 1,
      Icon: 2,
      Price: 1,
      Stack: 1,
      Stepper: 1,
      TicketCard: 1,
    };
    for (const name of ['Add one Ticket 3', 'Add one Ticket 0', 'Remove one Ticket 3']) {
      const step = await renderedBy(home, () => press(name));
      expect(unspoken(step.atOnce)).toEqual(aStep);
      expect(step.later).not.toHaveProperty('TicketCard');
      expect(step.later).not.toHaveProperty('HomeBar');
    }
    expect(visit.visit.count).toBe(1);

    // Another slot sells the same tickets: their cards are the same, and none is taken down in between. What all of them
    // are worked out from changes no sooner than they are shown again, and no slot is looked at again within a minute.
    const { choice, now, shownSlots } = visit.visit;
    const { drawnIn } = choice;
    const unseen: unknown[] = [];
    const stop = autorun(() => {
      if (choice.drawnIn !== drawnIn) unseen.push(untracked(() => choice.state.kind));
    });
    const second = await renderedBy(home, () => tapSlot('09:20', '09:25'));
    expect(second.atOnce).toMatchObject({ Cell: 2, ChoiceRadio: 2, ReadingTickets: 1 });
    for (const rendered of [second.atOnce, second.later]) {
      expect(rendered).not.toHaveProperty('TicketCard');
      expect(rendered).not.toHaveProperty('HomeBar');
    }
    expect(second.later).not.toHaveProperty('Cell');
    stop();
    expect(unseen).toEqual(['shown']);
    expect(choice.drawnIn).not.toBe(drawnIn);
    expect([visit.visit.now, visit.visit.shownSlots]).toEqual([now, shownSlots]);

    // The same counts again say nothing new; another count is one cell's business.
    const again = await renderedBy(home, () => void visit.visit.counts.refresh());
    expect(again.atOnce).not.toHaveProperty('Cell');
    expect(again.later).not.toHaveProperty('Cell');
    expect(again.later).not.toHaveProperty('TicketCard');
    const fewer = slotsOf(slots);
    fewer[1] = { ...aSlot(), ...fewer[1], ordinaryLeft: 3, freeLeft: 0 };
    visit.museum.daySlots = () => fewer;
    const changed = await renderedBy(home, () => void visit.visit.counts.refresh());
    expect(changed.later).toMatchObject({ Cell: 1 });
    expect(changed.later).not.toHaveProperty('TicketCard');

    // On another day the cards wait for its slots and its tickets, and are the same ones then.
    const day = await renderedBy(home, () => fireEvent.click(screen.getByText('29 Nov')));
    // The one card that was chosen of is not any more.
    expect(day.atOnce).toMatchObject({ TicketCard: 1 });
    expect(day.later).not.toHaveProperty('TicketCard');
    const chosen = await renderedBy(home, () => tapSlot('09:20', '09:25'));
    for (const rendered of [chosen.atOnce, chosen.later]) {
      expect(rendered).not.toHaveProperty('TicketCard');
    }
    expect(cards()).toBe(tickets);
  });
});

describe('another day after one of 60 slots', () => {
  it('[HOME-03] [HOME-07] answers the tap before any slot is taken down, and then takes them down', async () => {
    const { visit } = await aVisit(5, 60);
    const slots = () => document.querySelectorAll(`[aria-label="Time slot"] [role="radio"]`);
    expect(slots()).toHaveLength(60);
    visit.museum.answers = { slots: () => new Promise(() => {}) };
    const tab = screen.getByText('29 Nov');
    // As a finger does, and not as a test that waits for all that comes of it.
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
    tab.click();
    await Promise.resolve();
    expect(slots()).toHaveLength(60);
    expect(slots()[0]?.closest('[hidden]')).not.toBeNull();
    await expect.poll(() => slots().length).toBe(0);
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  });
});

describe('the descriptions of many tickets', () => {
  it('[HOME-16] are put to one card each as they arrive, those far down when they come near', async () => {
    const home = await aVisit(100, 6);
    const { visit, watch } = home;
    const asked: string[] = [];
    const third = later<void>();
    visit.museum.answers = {
      ticketDescription: async (asks) => {
        asked.push(asks);
        if (asks !== 't3') return failed({ kind: 'network' });
        await third.promise;
        return success({ ticketId: asks, name: 'The third', detail: '<p>Come</p>', kinds: [] });
      },
    };
    await renderedBy(home, () => tapSlot('09:10', '09:15'));
    expect(asked).toEqual(Array.from({ length: 20 }, (_, index) => `t${index}`));
    watch.take();
    third.keep();
    await passing(visit);
    expect(watch.take()).toMatchObject({ TicketCard: 1 });
    expect(screen.getByText('The third')).toBeTruthy();

    await scroll.on(3);
    await passing(visit);
    // Those that could not be described are asked for once more.
    expect([...new Set(asked)]).toEqual(Array.from({ length: 30 }, (_, index) => `t${index}`));
  });
});

describe('more tickets than any museum sells', () => {
  it('[HOME-09] [Q-BAD-2] are drawn as they come near, and no more of them than were asked for', async () => {
    const home = await aVisit(1_000, 6);
    await renderedBy(home, () => tapSlot('09:10', '09:15'));
    expect(cards()).toBe(10);
    await scroll.on(3);
    expect(cards()).toBe(30);
    await scroll.toEnd();
    expect(cards()).toBe(600);
    fireEvent.click(screen.getByText('Show more (400 left)'));
    await scroll.toEnd();
    expect(cards()).toBe(1_000);
  });
});
