import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { expectSoundScreens, type HostileCall, type HostileVisit } from './HostileVisit.ts';
import type { HostileWorld } from './HostileWorld.ts';

afterEach(cleanup);

const orderNo = '2026120109000000000001';

const anOrder = (state: string, params: object) => (world: HostileWorld) => {
  world.museum.control('/_museum/providerState', { state, params: { orderNo, ...params } });
};
const issued = anOrder('an order is issued', { ticketNo: '880020261201', children: 2 });
const unpaid = anOrder('an order to be paid exists', {});
const free = anOrder('a free order exists', {});

const showCode = async (visit: HostileVisit) => {
  await visit.press('Show code');
  await visit.press('Close');
  await visit.press('To be paid', 'radio');
  await visit.press('All', 'radio');
};
const payNow = async (visit: HostileVisit) => {
  await visit.press('Pay now');
  await visit.settle(2_000);
  visit.look('two seconds later');
};
const stay = async () => {};

const list = { address: '/order', path: '/api/query/list-order' };
const detail = { address: `/orderinfo?orderNo=${orderNo}`, prepare: issued, walk: stay };

const calls: readonly Omit<HostileCall, 'proves'>[] = [
  { name: 'orders, one issued', ...list, prepare: issued, walk: showCode, runs: 6 },
  { name: 'orders, one to be paid', ...list, prepare: unpaid, walk: payNow },
  {
    name: 'check before paying',
    path: '/pay/jsapi/check-unpaid/',
    address: '/order',
    prepare: unpaid,
    walk: payNow,
  },
  {
    name: 'confirmation of a free order',
    path: '/trip/order/confirm',
    address: '/order',
    prepare: free,
    walk: payNow,
  },
  { name: 'tickets of an order', path: '/api/query/info-by-api-wechat', ...detail, runs: 6 },
  { name: 'children coming along', path: '/api/query/children-ticket-info', ...detail },
  { name: 'contact shown or not', path: '/bms/sys-config/info-by-code/IS_SHOW_CONTACT', ...detail },
];

expectSoundScreens(
  'the orders screens',
  calls.map((call) => ({ ...call, proves: '' })),
);
