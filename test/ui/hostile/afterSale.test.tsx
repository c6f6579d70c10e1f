import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { overOrderDetail } from '../../../src/ui/orders/useOpenOver.ts';
import { expectSoundScreens, type HostileCall, type HostileVisit } from './HostileVisit.ts';
import type { HostileWorld } from './HostileWorld.ts';

// A tap on an opened order waits for this file; here it is there, for no walk waits for anything but the museum.
beforeAll(() => overOrderDetail.get());
afterEach(cleanup);

const orderNo = '2026120109000000000001';
const inState = (state: string, params: object = {}) => ({
  prepare: ({ museum }: HostileWorld) => {
    museum.control('/_museum/providerState', { state, params: { orderNo, ...params } });
  },
});

/** Whatever comes of a write, the museum is asked about it for as long as the app does by itself. */
const patience = 40_000;

const askToRefund = async (visit: HostileVisit) => {
  await visit.pressIfThere('More');
  await visit.press('Refund');
};
const refundAll = async (visit: HostileVisit) => {
  await askToRefund(visit);
  await visit.press(/^Refund, /, 'button', patience);
};
const refundOne = async (visit: HostileVisit) => {
  await visit.press(/^Refund this ticket/);
  await visit.press(/^Refund, /, 'button', patience);
};
const cancel = async (visit: HostileVisit) => {
  await visit.press('Cancel order');
  await visit.pressLast('Cancel order', patience);
};
const topUp = async (visit: HostileVisit) => {
  await visit.press(/^/, 'checkbox');
  await visit.press('Confirm top-up');
  await visit.press('Send and pay', 'button', patience);
};
const move = async (visit: HostileVisit) => {
  await visit.press(/^/, 'checkbox');
  await visit.press('Change ticket');
  await visit.press('Wed 2 Dec', 'radio');
  await visit.press(/^12:00/, 'radio');
  await visit.press(/^Change 1 ticket/, 'button', patience);
};
const stay = async () => {};

const list = { address: '/order', ...inState('a refundable order exists') };
const replenishing = {
  address: `/orderReplenish?orderNo=${orderNo}`,
  ...inState('an order that can be topped up exists'),
  walk: topUp,
};
const rebooking = {
  address: `/reOrder?orderNo=${orderNo}`,
  ...inState('an order that can be rebooked exists'),
  walk: move,
};

const calls: readonly Omit<HostileCall, 'proves'>[] = [
  {
    name: 'whether visits can be moved',
    path: '/bms/sys-config/info-by-code/IS_CAN_REBOOK',
    ...list,
    walk: stay,
  },
  {
    name: 'what can be given back',
    path: '/api/integration/get-ticket-for-refund',
    ...list,
    walk: askToRefund,
  },
  { name: 'giving an order back', path: '/api/integration/refund-batch', ...list, walk: refundAll },
  {
    name: 'giving one ticket back',
    path: '/api/integration/refund',
    ...list,
    address: `/orderinfo?orderNo=${orderNo}`,
    walk: refundOne,
  },
  {
    name: 'cancelling an order',
    path: '/api/integration/trip/order/cancel',
    address: '/order',
    ...inState('an order to be paid exists'),
    walk: cancel,
  },
  {
    name: 'what can be topped up',
    path: '/api/query/replenish-info-by-api-wechat',
    ...replenishing,
  },
  { name: 'topping up', path: '/api/integration/save-wx-replenish-order', ...replenishing },
  { name: 'what can be moved', path: '/api/integration/find-for-rebook', ...rebooking },
  { name: 'moving', path: '/api/integration/wx-rebook', ...rebooking },
];

expectSoundScreens(
  'after the purchase',
  calls.map((call) => ({ ...call, proves: '' })),
);
