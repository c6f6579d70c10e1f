import fc, { type Scheduler } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slotId, ticketId } from '../../../src/domain/model/Identifiers.ts';
import type { MuseumDay } from '../../../src/domain/model/MuseumDay.ts';
import { success } from '../../../src/domain/model/Result.ts';
import { anOffer, aSlot } from '../../domain/builders.ts';
import { dayAfter, HomeVisit, today, tomorrow } from './HomeVisit.ts';

const days = [today, tomorrow, dayAfter];
const begins = ['09:00', '12:00', '15:00'];

/** Slots that say whose they are: each day has its own. */
const slotsOf = (day: MuseumDay) =>
  begins.map((begin) =>
    aSlot({ id: slotId(`${day} ${begin}`), begin, end: begin.replace(':00', ':50') }),
  );

/** A museum whose answers come in whatever order; each ticket says for which day and slot it is. */
const museumOf = (scheduler: Scheduler) => ({
  isSaleStaggered: (day: MuseumDay) => scheduler.schedule(Promise.resolve(success(true)), day),
  slots: (day: MuseumDay) => scheduler.schedule(Promise.resolve(success(slotsOf(day))), day),
  tickets: (_day: MuseumDay, slot: string | null) => {
    const name = `ticket ${slot}`;
    const offers = [anOffer({ ticketId: ticketId(name), name, kindName: '' })];
    return scheduler.schedule(Promise.resolve(success(offers)), name);
  },
  ticketDescription: (id: ReturnType<typeof ticketId>) => {
    const description = { ticketId: id, name: `${id}, described`, detail: '', kinds: [] };
    return scheduler.schedule(Promise.resolve(success(description)), `description ${id}`);
  },
});

type Tap =
  | { readonly kind: 'day'; readonly day: MuseumDay }
  | { readonly kind: 'slot'; readonly index: number }
  | { readonly kind: 'refresh' };

const tap: fc.Arbitrary<Tap> = fc.oneof(
  fc.record({ kind: fc.constant('day' as const), day: fc.constantFrom(...days) }),
  fc.record({ kind: fc.constant('slot' as const), index: fc.nat({ max: 2 }) }),
  fc.constant({ kind: 'refresh' as const }),
);

describe('answers that come in whatever order', () => {
  it('[HOME-15] [Q-BAD-5] leave day, slot, tickets and session at what was tapped last (O-048)', async () => {
    const taps = fc.array(fc.tuple(tap, fc.nat({ max: 4 }), fc.constantFrom(100, 400)), {
      minLength: 1,
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), taps, async (scheduler, tapped) => {
        const visit = await new HomeVisit(museumOf(scheduler)).opened();
        const wanted: { day: MuseumDay; slot: string | null } = { day: today, slot: null };
        const arrive = async (count: number) => {
          for (let answer = 0; answer < count && scheduler.count() > 0; answer += 1) {
            await scheduler.waitOne();
            await visit.pass();
          }
        };
        for (const [each, answers, pause] of tapped) {
          if (each.kind === 'refresh') void visit.visit.counts.refresh();
          else if (each.kind === 'day') {
            if (each.day !== wanted.day) Object.assign(wanted, { day: each.day, slot: null });
            void visit.home.chooseDay(each.day);
          } else {
            const slot = visit.visit.slots[each.index];
            if (slot !== undefined) wanted.slot = slot.id;
            if (slot !== undefined) void visit.home.chooseSlot(slot.id);
          }
          await visit.pass(pause);
          await arrive(answers);
        }
        await visit.pass(1_000);
        await arrive(Number.POSITIVE_INFINITY);

        expect(visit.visit.day).toBe(wanted.day);
        expect(visit.visit.slots.map(({ id }) => id)).toEqual(
          slotsOf(wanted.day).map(({ id }) => id),
        );
        expect(visit.visit.slot?.id ?? null).toBe(wanted.slot);
        expect(
          visit.visit.choice.offers.map((offer) => visit.visit.choice.ticketOf(offer).name),
        ).toEqual(wanted.slot === null ? [] : [`ticket ${wanted.slot}, described`]);
        expect(visit.storage.day()).toBe(wanted.day);
        expect(visit.storage.slotRange()).toBe(
          wanted.slot === null ? null : `${wanted.slot.slice(-5)}-${wanted.slot.slice(-5, -2)}50`,
        );
        expect(visit.visit.counts.isReading).toBe(false);
      }),
      { numRuns: 150, seed: 20261128 },
    );
  });
});
