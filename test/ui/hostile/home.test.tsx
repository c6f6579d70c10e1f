import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { expectSoundScreens, type HostileCall, type HostileVisit } from './HostileVisit.ts';
import type { HostileWorld } from './HostileWorld.ts';

afterEach(cleanup);

/** Takes the first slot that can be taken, and one ticket. */
async function chooseATicket(visit: HostileVisit): Promise<void> {
  await visit.press(/Available|Few left/, 'radio');
  await visit.press(/^Add one/);
}

async function placeAnOrder(visit: HostileVisit): Promise<void> {
  await chooseATicket(visit);
  await visit.press('Place order');
}

const withNotice = ({ museum }: HostileWorld) => {
  museum.control('/_museum/providerState', { state: 'the purchase notice is shown' });
};

async function agreeToNotice(visit: HostileVisit): Promise<void> {
  await visit.settle(10_000);
  await visit.press('I have read and agree');
}

async function readInstructions(visit: HostileVisit): Promise<void> {
  await chooseATicket(visit);
  await visit.press(/^Before you book/);
  await visit.press('I have read this');
}

async function lookAtCalendar(visit: HostileVisit): Promise<void> {
  await visit.press('More');
}

const calls: readonly Omit<HostileCall, 'address' | 'proves'>[] = [
  {
    name: 'home template',
    path: '/trip/quick/template/info-by-typeCode',
    prepare: withNotice,
    walk: agreeToNotice,
  },
  {
    name: 'purchase limit',
    path: '/bms/sys-config/info-by-code/OFFLINE_FAST_VISITOR_LIMIT',
    walk: placeAnOrder,
  },
  {
    name: 'pre-sale days',
    path: '/bms/sys-config/info-by-code/PRE_SALE_DAYS',
    walk: async () => {},
  },
  {
    name: 'days with places',
    path: '/api/integration/wechatmini/staggered-reservation-daily/range/standby/list',
    walk: lookAtCalendar,
  },
  {
    name: 'sale by slots',
    path: '/bms/staggered-reservation-config/info',
    walk: placeAnOrder,
  },
  {
    name: 'slots',
    path: '/trip/staggered-reservation-daily/list',
    walk: placeAnOrder,
    isBelieved: true,
  },
  {
    name: 'tickets',
    path: '/api/integration/allow-sale-list',
    walk: placeAnOrder,
    runs: 6,
  },
  { name: 'ticket info', path: '/trip/goods/goods-ticket/info/', walk: readInstructions },
];

expectSoundScreens(
  'home',
  calls.map((call) => ({ ...call, address: '/index', proves: '[HOME-14]' })),
);
