import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aMuseumBehind } from '../../adapters/http/aMuseumApi.ts';
import { everyCall } from '../../adapters/http/everyCall.ts';
import { changed, placesIn, removed, written } from '../../adapters/http/hostileAnswers.ts';
import { afterSaleDegradations } from './afterSaleDegradations.ts';
import { bookingDegradations } from './bookingDegradations.ts';
import { choiceDegradations } from './choiceDegradations.ts';
import { type Degradation, placesOf, spoilOf } from './Degradation.ts';
import { HostileVisit } from './HostileVisit.ts';
import { HostileWorld } from './HostileWorld.ts';
import { orderDegradations } from './orderDegradations.ts';

afterEach(cleanup);

const rows: readonly Degradation[] = [
  ...choiceDegradations,
  ...bookingDegradations,
  ...orderDegradations,
  ...afterSaleDegradations,
];

/** What is asked, and the two writes whose answers a screen goes on with. */
const reads = everyCall
  .filter(({ name, writes }) => !writes || name === 'saveOrder' || name === 'saveReplenishment')
  .map((call) => [call.path, call] as const);
/** What comes along in an answer, and nobody reads. */
const unread = new Set([
  '/api/query/info-by-api-wechat data.orderNo',
  '/api/query/children-ticket-info data.parentTicketNo',
  '/api/query/replenish-info-by-api-wechat data.orderNo',
  '/api/integration/find-for-rebook data.id',
  '/api/integration/get-ticket-for-refund data.originalTicketInfoList.outOrderNo',
  '/api/integration/get-ticket-for-refund data.originalTicketInfoList.ticketKindName',
  '/api/integration/get-ticket-for-refund data.tripOrderForRefundVO.outOrderNo',
  // Whose it is stays outside (Q-SEC-5).
  '/order/findshipping.do content.dataMapList.customername',
  '/order/findshipping.do content.dataMapList.identificationnumber',
  '/index/forward.do content.dataMapList.customername',
  '/index/forward.do content.dataMapList.identificationnumber',
]);

const nameOf = (row: Degradation) => `${row.proves}[API-02][Q-BAD-3] ${row.given}: ${row.seen}`;

describe('what is missing or unknown, and what the visitor sees', () => {
  it.each(rows.map((row) => [nameOf(row), row] as const))('%s', async (_, row) => {
    const [path] = row.call;
    const world = new HostileWorld(row.at, { path, spoil: spoilOf(row) });
    row.prepare?.(world);
    const visit = await HostileVisit.open(world);
    visit.look('opened');
    await row.walk?.(visit);

    expect(world.asked).toBeGreaterThan(0);
    for (const text of row.shows ?? [])
      expect(screen.queryAllByText(text), `${text}`).not.toEqual([]);
    for (const text of row.hides ?? []) expect(screen.queryAllByText(text), `${text}`).toEqual([]);
    const offered = (name: string | RegExp) => visit.find(name) ?? visit.find(name, 'radio');
    for (const name of row.offers ?? []) expect(offered(name), `${name}`).toBeDefined();
    for (const name of row.withholds ?? []) expect(offered(name), `${name}`).toBeUndefined();
    visit.leave();
  });

  it.each(reads)(
    '[Q-BAD-3] %s: each field that a screen goes without has its row',
    async (path, call) => {
      const own = rows.filter((row) => path.startsWith(row.call[0]));
      const withRow = new Set(own.flatMap(placesOf));
      const missing: string[] = [];
      for (const place of placesIn(call.answer)) {
        const name = place.filter((key) => typeof key === 'string').join('.');
        if (place.length < 2 || typeof place.at(-1) === 'number') continue;
        const answer = written(changed(call.answer, place, removed));
        const { ok } = await call.act(aMuseumBehind(answer).api);
        // Without it the whole call has failed, as the hostile walks show.
        if (ok && !withRow.has(name) && !unread.has(`${path} ${name}`)) missing.push(name);
      }
      expect(missing).toEqual([]);
    },
  );
});
