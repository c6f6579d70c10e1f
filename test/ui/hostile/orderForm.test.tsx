import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import type { Selection } from '../../../src/domain/model/Selection.ts';
import { expectSoundScreens, type HostileCall } from './HostileVisit.ts';
import type { HostileWorld } from './HostileWorld.ts';
import { order, selecting } from './orderFormWalk.ts';

afterEach(cleanup);

const priced = await selecting('General admission · Concession', 'Ticket by ID card · Standard');
const free = await selecting('General admission · Senior 65+, free');

const opening = (selection: Selection) => (world: HostileWorld) => {
  world.storage.keepSelection(selection);
};
const form = { address: '/orderconfirm', walk: order, prepare: opening(priced) };

const calls: readonly Omit<HostileCall, 'proves'>[] = [
  { name: 'special certificate types', path: '/bms/dict/list/specialCertificateType', ...form },
  {
    name: 'kind by ID card',
    path: '/trip/goods/goods-ticket-kind/get-ticket-kind-by-rule',
    ...form,
  },
  { name: 'saving the order', path: '/api/integration/save-fast-order', ...form, runs: 6 },
  { name: 'contact on the blacklist', path: '/bms/black/certificate/is-exist-contact', ...form },
  { name: 'ban by region', path: '/rule/ban-sale-rule/validate', ...form },
  {
    name: 'confirming a free order',
    path: '/trip/order/confirm',
    ...form,
    prepare: opening(free),
  },
];

expectSoundScreens(
  'the order form',
  calls.map((call) => ({ ...call, proves: '' })),
);
