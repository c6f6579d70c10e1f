import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { findOrders } from './findingWalk.ts';
import { expectSoundScreens, type HostileCall, type HostileVisit } from './HostileVisit.ts';
import type { HostileWorld } from './HostileWorld.ts';

afterEach(cleanup);

const orderNo = '2026120109000000000001';
const inState =
  (state: string, params: object) =>
  ({ museum }: HostileWorld) => {
    museum.control('/_museum/providerState', { state, params });
  };

const stay = async () => {};

const query = {
  address: '/orderQuery',
  prepare: inState('an order is issued', { orderNo }),
  walk: (visit: HostileVisit) => findOrders(visit, orderNo),
};
const link = {
  address: `/smscode?sourcebill=SO&sourcebillno=${orderNo}&companysysid=1`,
  prepare: inState('an SMS link names an issued order', { billNo: orderNo, bill: 'SO' }),
  walk: stay,
};

const calls: readonly Omit<HostileCall, 'proves'>[] = [
  { name: 'sending a code', path: '/sms/message-send/sendCode', ...query },
  { name: 'checking a code', path: '/sms/message-send/checkCode', ...query },
  { name: 'orders of a phone', path: '/api/query/order/info-by-orderNo-and-mobile', ...query },
  { name: 'order of a link', path: '/order/findshipping.do', ...link },
  { name: 'lines of that order', path: '/index/forward.do', ...link },
];

expectSoundScreens(
  'looking orders up',
  calls.map((call) => ({ ...call, proves: '' })),
);
