import * as v from 'valibot';
import { type Adjustment, scenarios } from './Adjustment.ts';
import { ControlError } from './ControlError.ts';
import { makeEarlierOrders } from './earlierOrders.ts';
import { FaultsSchema } from './Faults.ts';
import type { MuseumCore } from './MuseumCore.ts';
import { museumTime } from './museumTime.ts';
import { statusLabel, ticketLabel } from './orderAnswers.ts';
import { OthersSchema, othersTrade } from './othersTrade.ts';
import { providerStates } from './providerStates.ts';
import { Refusal } from './Refusal.ts';
import { wholeDayId } from './slotId.ts';

/** What the control face reaches into. */
export interface Controlled {
  readonly core: () => MuseumCore;
  /** Makes everything new; the core it gives back is the current one from then on. */
  readonly reset: (change: Adjustment, at?: number) => MuseumCore;
}

const InstantSchema = v.union([
  v.number(),
  v.pipe(
    v.string(),
    v.transform((text) => museumTime.parse(text)),
    v.number('is no time'),
  ),
]);

const bodies = {
  reset: v.object({
    scenario: v.optional(v.string(), 'default'),
    now: v.exactOptional(InstantSchema),
  }),
  clock: v.object({ now: v.exactOptional(InstantSchema), advanceMs: v.exactOptional(v.number()) }),
  faults: FaultsSchema,
  check: v.object({ ticketNo: v.string() }),
  maintenance: v.object({ html: v.optional(v.string(), '') }),
  pay: v.object({
    orderNo: v.string(),
    afterMs: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
  }),
  providerState: v.object({
    state: v.string(),
    params: v.optional(v.record(v.string(), v.unknown()), {}),
  }),
};

type Act = (body: unknown, controlled: Controlled) => unknown;

const acts: ReadonlyMap<string, Act> = new Map(
  Object.entries<Act>({
    '/_museum/reset': (body, { reset }) => {
      const { scenario, now } = read(bodies.reset, body);
      const change = scenarios.get(scenario);
      if (change === undefined) {
        throw new ControlError(
          `there is no scenario ${scenario}; there are ${[...scenarios.keys()].join(', ')}`,
        );
      }
      const core = reset(change, now);
      core.journal.effect(core.clock.now(), 'reset');
      makeEarlierOrders(core, change.size?.orders ?? 0);
      return { scenario, now: museumTime.iso(core.clock.now()) };
    },

    '/_museum/clock': (body, { core }) => {
      const { now, advanceMs } = read(bodies.clock, body);
      const { clock, journal } = core();
      if (now !== undefined) clock.set(now);
      if (advanceMs !== undefined) clock.advance(advanceMs);
      core().settle();
      if (now !== undefined || advanceMs !== undefined) journal.effect(clock.now(), 'clock-set');
      return { now: museumTime.iso(clock.now()) };
    },

    '/_museum/faults': (body, { core }) => {
      const toCome = read(bodies.faults, body);
      const { faults, journal, clock } = core();
      faults.set(toCome);
      journal.effect(clock.now(), 'faults-planned');
      return faults.kept();
    },

    '/_museum/pay': (body, { core }) => {
      const { orderNo, afterMs } = read(bodies.pay, body);
      const { orders, payments, journal, clock } = core();
      const order = orders.find(orderNo);
      if (order === undefined) throw new ControlError(`there is no order ${orderNo}`);
      if (order.totalFen === 0) throw new ControlError(`order ${orderNo} costs nothing`);
      if (afterMs > 0) {
        payments.schedule(orderNo, clock.now() + afterMs);
        journal.effect(clock.now(), 'pay-scheduled', { orderNo });
        return { orderNo, paymentDue: museumTime.iso(clock.now() + afterMs) };
      }
      const { state } = payments.receive(order, clock.now());
      return { orderNo, status: statusLabel(order), payment: state };
    },

    '/_museum/check': (body, { core }) => {
      const { ticketNo } = read(bodies.check, body);
      const { orders, clock } = core();
      const found = orders.ticket(ticketNo);
      if (found === undefined) throw new ControlError(`there is no ticket ${ticketNo}`);
      const { order, ticket } = found;
      if (order.status !== 'issued' || ticket.state !== 'good' || ticket.isReplenished) {
        throw new ControlError(`ticket ${ticketNo} opens no door`);
      }
      orders.checkIn(order, ticket, clock.now());
      return { ticketNo, status: ticketLabel(order, ticket) };
    },

    '/_museum/stock': (body, { core }) => othersTrade(core(), read(OthersSchema, body)),

    '/_museum/maintenance': (body, { core }) => {
      const { html } = read(bodies.maintenance, body);
      core().maintenance = html;
      core().journal.effect(core().clock.now(), 'maintenance-set');
      return { html };
    },

    '/_museum/codes': (_body, { core }) => {
      const { codes, clock } = core();
      return codes.good(clock.now()).map(({ mobile, templateId, code, sentAt }) => ({
        mobile,
        templateId,
        code,
        sentAt: museumTime.iso(sentAt),
      }));
    },

    '/_museum/journal': (_body, { core }) => core().journal.entries(),

    '/_museum/state': (_body, { core }) => stateOf(core()),

    '/_museum/providerState': (body, controlled) => {
      const { state, params } = read(bodies.providerState, body);
      const enter = providerStates.get(state);
      if (enter === undefined) throw new ControlError(`there is no provider state "${state}"`);
      enterState(state, () => enter(params, controlled.reset));
      return { state, now: museumTime.iso(controlled.core().clock.now()) };
    },
  }),
);

/**
 * Carries out one act of the control face.
 *
 * @throws ControlError for an unknown path or a body it cannot use
 */
export function controlFace(path: string, body: unknown, controlled: Controlled): unknown {
  const act = acts.get(path);
  if (act === undefined) {
    throw new ControlError(`there is no control ${path}; there are ${[...acts.keys()].join(', ')}`);
  }
  return act(body ?? {}, controlled);
}

function read<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ControlError(`${v.getDotPath(issue) ?? 'the body'}: ${issue.message}`);
}

/** Parameters can ask for what the museum refuses, such as an order in a slot that is sold out. */
function enterState(state: string, enter: () => void): void {
  try {
    enter();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new ControlError(`"${state}" cannot be with these parameters: ${error.text('en')}`);
  }
}

function stateOf(core: MuseumCore) {
  const { clock, calendar, stock, orders, payments, refunds, adjustment, maintenance } = core;
  const counted = (id: string) => ({
    id,
    ordinary: stock.counts(id, 'ordinary'),
    free: stock.counts(id, 'free'),
  });
  return {
    now: museumTime.iso(clock.now()),
    scenario: adjustment.scenario,
    orders: orders.all().map((order) => ({
      orderNo: order.orderNo,
      token: order.token,
      createdAt: museumTime.iso(order.createdAt),
      status: statusLabel(order),
      total: order.totalFen / 100,
      takeTicketNo: order.takeTicketNo,
      originalOrderNo: order.originalOrderNo,
      isRebooked: order.isRebooked,
      tickets: order.tickets.map((ticket) => ({
        ticketNo: ticket.ticketNo,
        ticketId: ticket.ticketId,
        day: ticket.day,
        slotId: ticket.slotId,
        status: ticketLabel(order, ticket),
        isReplenished: ticket.isReplenished,
      })),
    })),
    maintenance,
    refunds: refunds.all().map(({ amountFen, feeFen, ...refund }) => ({
      ...refund,
      amount: amountFen / 100,
      fee: feeFen / 100,
    })),
    payments: payments.all().map(({ orderNo, prepayId, state }) => ({ orderNo, prepayId, state })),
    stock: calendar
      .daysOnSale(clock.now())
      .flatMap((day) =>
        calendar.isStaggered(day)
          ? calendar.slots(day).map((slot) => ({ ...slot, ...counted(slot.id) }))
          : [{ day, begin: '', end: '', ...counted(wholeDayId(day)) }],
      ),
  };
}
