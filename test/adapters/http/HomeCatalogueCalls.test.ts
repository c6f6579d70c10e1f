import { describe, expect, it } from 'vitest';
import { HomeCatalogueCalls } from '../../../src/adapters/http/HomeCatalogueCalls.ts';
import { WireExchange } from '../../../src/adapters/http/WireExchange.ts';
import { slotId, ticketId } from '../../../src/domain/model/Identifiers.ts';
import { aDay } from './aDraft.ts';
import { RecordingTransport } from './RecordingTransport.ts';

describe('what home asks of the museum', () => {
  it('[HOME-09] leaves out what is asked once a slot was tapped, which is loaded then', async () => {
    const transport = new RecordingTransport({ body: JSON.stringify({ code: 0, data: [] }) });
    const catalogue = new HomeCatalogueCalls({
      exchange: new WireExchange({ transport, token: () => null }),
      organisationId: () => 'museum-1',
      apiPrefix: '/museum',
    });
    expect(await catalogue.tickets(aDay('2026-12-01'), slotId('s1'), 'English')).toEqual({
      ok: true,
      value: [],
    });
    await catalogue.ticketDescription(ticketId('t1'), 'English');
    expect(transport.requests.map(({ request }) => request.path)).toEqual([
      '/api/integration/allow-sale-list',
      '/trip/goods/goods-ticket/info/t1',
    ]);
  });
});
