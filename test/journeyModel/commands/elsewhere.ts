import * as openingPaths from '../../../src/adapters/http/openingPaths.ts';
import * as paths from '../../../src/adapters/http/paths.ts';
import type { Fault } from '../../../src/adapters/inMemory/museum/Faults.ts';
import type { Shown } from '../Screens.ts';
import { type Command, oneOf } from './Command.ts';

const stockChange: Command = {
  name: 'stockChange',
  isOnPage: false,
  act: ({ world, pick }) => {
    const place = oneOf(world.books.state.stock, pick);
    if (place === undefined) return null;
    const pool = pick % 5 === 0 ? 'free' : 'ordinary';
    const left = Math.floor(pick / 7) % 3;
    world.books.leave(place.id, pool, left);
    return `${place.id} ${pool}: ${left} left`;
  },
};

/** The others want what the visitor wants. */
const lastPlaces: Command = {
  name: 'stockChange where the visitor is',
  isOnPage: false,
  act: ({ world, tab, pick }) => {
    const { shown } = tab;
    const slot =
      shown?.kind === 'home'
        ? shown.model.visit.slot
        : shown?.kind === 'orderForm'
          ? shown.model.draft?.selection.slot
          : null;
    if (slot === null || slot === undefined) return null;
    const left = pick % 3;
    world.books.leave(slot.id, 'ordinary', left);
    return `${slot.begin}: ${left} left`;
  },
};

const kinds: readonly Fault['kind'][] = [
  'commitThenDrop',
  'commitThenDrop',
  'dropRequest',
  'delayBefore',
  'delayAfterCommit',
  'status',
  'html200',
  'truncate',
  'wrongJson',
  'businessError',
  'duplicateDelivery',
  'reorder',
  'status',
  'commitThenDrop',
  'code1017',
];

const writes: readonly string[] = [
  paths.saveOrder.path,
  paths.payAndConfirm.path,
  paths.confirmOrder.path,
  paths.cancelOrder.path,
  paths.refundBatch.path,
  paths.rebook.path,
  paths.saveReplenishment.path,
];

const calls: readonly string[] = [
  ...writes,
  ...writes,
  '/pay/jsapi/check-unpaid/*',
  paths.orderInfo.path,
  paths.orders.path,
  openingPaths.slots.path,
  paths.tickets.path,
  paths.orderTickets.path,
  paths.sendCode.path,
  paths.refundQuote.path,
  paths.banRule.path,
  '*',
];

const waits: readonly number[] = [900, 7_000, 12_000, 25_000];

/** What the screen in sight would have the museum do. */
const writesOf: Readonly<Partial<Record<Shown['kind'], string>>> = {
  orderForm: paths.saveOrder.path,
  paymentMethod: paths.payAndConfirm.path,
  rebooking: paths.rebook.path,
  replenishment: paths.saveReplenishment.path,
};

const fault: Command = {
  name: 'fault',
  isOnPage: false,
  act: ({ world, tab, pick }) => {
    const here = tab.dialog?.kind === 'cancel' ? paths.cancelOrder.path : null;
    const near = here ?? (tab.shown === null ? undefined : writesOf[tab.shown.kind]);
    const kind = oneOf(kinds, pick);
    const path = (pick % 2 === 0 ? near : undefined) ?? oneOf(calls, Math.floor(pick / 15));
    const ms = oneOf(waits, pick);
    if (kind === undefined || path === undefined || ms === undefined) return null;
    const times = 1 + (pick % 3);
    world.museum.control('/_museum/faults', { plan: [{ kind, path, ms, times }] });
    return `${kind} ${path} ${times}×, ${ms} ms`;
  },
};

const noFault: Command = {
  name: 'no fault any more',
  isOnPage: false,
  act: ({ world }) => {
    world.museum.control('/_museum/faults', { plan: [] });
    return 'well';
  },
};

const maintenance: Command = {
  name: 'maintenance',
  isOnPage: false,
  act: ({ world, pick }) => {
    const html = pick % 5 === 0 ? '<p>系统维护</p>' : '';
    world.museum.control('/_museum/maintenance', { html });
    return html === '' ? 'off' : 'on';
  },
};

const payMeanwhile: Command = {
  name: 'money arrives',
  isOnPage: false,
  act: ({ world, pick }) => {
    const order = oneOf(world.books.unpaid, pick);
    // What has to be paid at all has been begun to be paid.
    if (order === undefined || world.books.times(order, 'payment-opened') === 0) return null;
    world.till.charge(order);
    return order;
  },
};

/** What happens while the visitor looks elsewhere. */
export const elsewhereCommands: readonly Command[] = [
  stockChange,
  lastPlaces,
  lastPlaces,
  fault,
  fault,
  fault,
  noFault,
  maintenance,
  payMeanwhile,
];
