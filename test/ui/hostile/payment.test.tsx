import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { expectSoundScreens, type HostileCall, type HostileVisit } from './HostileVisit.ts';
import type { HostileWorld } from './HostileWorld.ts';

afterEach(cleanup);

const orderNo = '2026120109000000000001';

const unpaid = (world: HostileWorld) => {
  const params = { orderNo };
  world.museum.control('/_museum/providerState', { state: 'an order to be paid exists', params });
};

/** Asking the museum ends after 29 s, whatever it answers (§4). */
const patience = 40_000;

/** Pays, and waits for as long as the payment return does. */
const pay = async (visit: HostileVisit) => {
  await visit.press('Pay now', 'button', patience);
  await waitForResult(visit);
};
const waitForResult = async (visit: HostileVisit) => {
  await visit.settle(patience);
  visit.look('in the end');
  await visit.pressIfThere('Check again');
};

const method = { address: `/payWay?orderNo=${orderNo}&amount=60.00`, prepare: unpaid, walk: pay };

const calls: readonly Omit<HostileCall, 'proves'>[] = [
  { name: 'ways to pay', path: '/api/integration/pay-way/list', ...method },
  { name: 'check before paying', path: '/pay/jsapi/check-unpaid/', ...method },
  { name: 'start of the payment', path: '/api/integration/pay-and-confirm', ...method, runs: 6 },
  {
    name: 'tickets of an order whose amount nobody else tells',
    path: '/api/query/info-by-api-wechat',
    ...method,
    address: `/payWay?orderNo=${orderNo}`,
  },
  {
    name: 'status on the way back',
    path: '/trip/order/info',
    address: `/payReturn?orderNo=${orderNo}`,
    prepare: unpaid,
    opensWithin: patience,
    walk: waitForResult,
  },
  {
    name: 'status behind a result',
    path: '/trip/order/info',
    address: `/payresult/success?orderNo=${orderNo}`,
    prepare: unpaid,
    walk: waitForResult,
  },
];

expectSoundScreens(
  'the payment screens',
  calls.map((call) => ({ ...call, proves: '' })),
);
