import * as v from 'valibot';
import { Bans } from './Bans.ts';
import {
  contractDay,
  fresh,
  issued,
  ofIssued,
  type ProviderState,
  saved,
  state,
  text,
} from './contractMuseum.ts';

const day = v.object({ day: v.optional(text, contractDay) });
const nothing = v.object({});

/** A slot, and the order with which somebody might want to move into it. */
const slotWithOrder = v.object({ ...v.partial(v.object(ofIssued)).entries, slotId: text });

/** A state of a slot in which it can't be had, with an issued order when one is named. */
const slotState = (change: 'soldOutSlots' | 'groupSlots'): ProviderState =>
  state(slotWithOrder, ({ slotId, orderNo, token = '', ticketNo }, reset) => {
    // Its day is open, whatever day that is.
    const core = fresh(reset, { openDays: ['*'], [change]: [slotId] });
    if (orderNo !== undefined) issued(core, saved(core, { orderNo, token }), ticketNo);
  });

/** What is on sale, and to whom. */
export const saleStates: Readonly<Record<string, ProviderState>> = {
  'tickets are on sale': state(day, (params, reset) => {
    fresh(reset, { openDays: [params.day] });
  }),
  'no slots on the day': state(day, (params, reset) => {
    fresh(reset, { openDays: [params.day], daysWithoutSlots: [params.day] });
  }),
  'the day is sold without time slots': state(day, (params, reset) => {
    fresh(reset, { wholeDays: [params.day] });
  }),
  'the museum is closed on the day': state(day, (params, reset) => {
    fresh(reset, { closedDays: [params.day] });
  }),
  'the slot is sold out': slotState('soldOutSlots'),
  'the slot is kept for groups': slotState('groupSlots'),
  'the purchase notice is shown': state(nothing, (_params, reset) => {
    fresh(reset, { showsNotice: true });
  }),
  'no pay way is set': state(v.object({ orderNo: v.optional(text) }), (params, reset) => {
    const core = fresh(reset, { hasPayWays: false });
    if (params.orderNo !== undefined) saved(core, { orderNo: params.orderNo, token: '' });
  }),
  'the phone is on the blacklist': state(v.object({ mobile: text }), ({ mobile }, reset) => {
    fresh(reset, { blacklist: [mobile] });
  }),
  'the region is banned': state(v.object({ number: text }), ({ number }, reset) => {
    fresh(reset, { bannedRegions: [Bans.regionOf(number)] });
  }),
  "the ticket's kind follows from the ID": state(
    v.object({
      ticketId: v.exactOptional(text),
      number: v.exactOptional(text),
      kindId: v.exactOptional(text),
    }),
    (_params, reset) => {
      // The seed's ticket 100105 has its kinds and ages; other museums make theirs from the parameters.
      fresh(reset, { openDays: [contractDay] });
    },
  ),
};
