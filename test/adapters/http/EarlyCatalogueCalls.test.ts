import { describe, expect, it } from 'vitest';
import { EarlyCatalogueCalls } from '../../../src/adapters/http/EarlyCatalogueCalls.ts';
import { WireExchange } from '../../../src/adapters/http/WireExchange.ts';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { slotId, ticketId } from '../../../src/domain/model/Identifiers.ts';
import { aDay } from './aDraft.ts';
import { RecordingTransport } from './RecordingTransport.ts';

const today = aDay('2026-12-01');
const tomorrow = aDay('2026-12-02');

function aCatalogue(data: unknown = []) {
  const transport = new RecordingTransport({ body: JSON.stringify({ code: 0, data }) });
  const clock = new ManualClock(0);
  const catalogue = new EarlyCatalogueCalls({
    exchange: new WireExchange({ transport, token: () => null }),
    organisationId: () => 'museum-1',
    apiPrefix: '/museum',
    clock,
  });
  const asked = () => transport.requests.map(({ request }) => request.path);
  return { catalogue, clock, asked };
}

const ofToday = [
  '/bms/staggered-reservation-config/info',
  '/trip/staggered-reservation-daily/list',
  '/trip/quick/template/info-by-typeCode',
  '/bms/sys-config/info-by-code/OFFLINE_FAST_VISITOR_LIMIT',
  '/bms/sys-config/info-by-code/PRE_SALE_DAYS',
];

describe('what home asks before there is a home', () => {
  it('[HOME-05] is five questions, none of which waits for the answer to another: the slots at once, the others a moment later', async () => {
    const { catalogue, asked, clock } = aCatalogue();
    catalogue.askEarly('English', today);
    expect(asked()).toEqual(ofToday.slice(0, 2));
    await clock.advance(0);
    expect(asked()).toEqual(ofToday);
  });

  it('[HOME-05] [Q-RUSH-2] is answered to the first who asks the same, and asked anew by the next', async () => {
    const { catalogue, asked, clock } = aCatalogue();
    catalogue.askEarly('English', today);
    await clock.advance(0);
    await Promise.all([
      catalogue.isSaleStaggered(today),
      catalogue.slots(today),
      catalogue.homeTemplate('English'),
      catalogue.purchaseLimit(),
      catalogue.preSaleDays(),
    ]);
    expect(asked()).toEqual(ofToday);
    expect(await catalogue.slots(today)).toEqual({ ok: true, value: [] });
    expect(asked()).toHaveLength(6);
  });

  it('[HOME-03] of another day, or in another language, is another question', async () => {
    const { catalogue, asked, clock } = aCatalogue();
    catalogue.askEarly('English', today);
    await clock.advance(0);
    await catalogue.slots(tomorrow);
    await catalogue.homeTemplate('Simplified_Chinese');
    expect(asked()).toHaveLength(7);
  });

  it('[Q-STK-5] is forgotten after half a minute: counts of places that nobody has taken are old by then', async () => {
    const { catalogue, clock, asked } = aCatalogue();
    catalogue.askEarly('English', today);
    await clock.advance(29_999);
    await catalogue.slots(today);
    expect(asked()).toHaveLength(5);
    await clock.advance(1);
    await catalogue.isSaleStaggered(today);
    expect(asked()).toHaveLength(6);
  });

  it('[HOME-09] leaves out what is asked once a slot was tapped, which is loaded then', async () => {
    const { catalogue, asked } = aCatalogue();
    expect(await catalogue.tickets(today, slotId('s1'), 'English')).toEqual({
      ok: true,
      value: [],
    });
    await catalogue.ticketDescription(ticketId('t1'), 'English');
    expect(asked()).toEqual([
      '/api/integration/allow-sale-list',
      '/trip/goods/goods-ticket/info/t1',
    ]);
  });
});
