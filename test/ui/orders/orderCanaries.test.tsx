import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { BookedCalls } from '../../../src/adapters/http/BookedCalls.ts';
import { WireExchange } from '../../../src/adapters/http/WireExchange.ts';
import { OrderDetailScreen } from '../../../src/ui/orders/OrderDetailScreen.tsx';
import { showOrdersScreen } from '../support/ordersModels.tsx';
import { OrdersVisit, theOrder } from './OrdersVisit.ts';

afterEach(cleanup);

/** Letters of any script, also such as take two code units or several code points. */
const letter = fc.constantFrom(...'张欧阳𠮷𡈽ЖЩИאבגعبدกขคأमनАÉẞŁÖßñZqx가나다あいう', 'é', '👩‍🦰');
const name = fc.array(letter, { minLength: 5, maxLength: 12 }).map((letters) => letters.join(''));
// None so short that what a mask takes out of it stands in a page anyway: three digits do.
const number = fc.oneof(
  fc.stringMatching(/^[0-9]{17}[0-9X]$/),
  fc.stringMatching(/^[A-Z]{2}[0-9]{12,14}$/),
  fc.array(letter, { minLength: 12, maxLength: 20 }).map((letters) => letters.join('')),
);
const phone = fc.stringMatching(/^1[3-9][0-9]{9}$/);

/** The museum's side of looking up, read off the wire with these data by path. */
const overTheWire = (data: Record<string, unknown>) =>
  new BookedCalls(
    new WireExchange({
      transport: {
        send: async ({ path }) => ({
          status: 200,
          headers: {},
          body: JSON.stringify({ code: 0, data: data[path] }),
        }),
      },
      token: () => null,
    }),
  );

const ticketOf = (visitor: { name: string; number: string; phone: string }) => ({
  orderNo: theOrder.orderNo,
  crtTime: '2026-11-27 09:05:00',
  ticketName: 'Adult',
  ticketKindName: 'Standard',
  currentSalePrice: 60,
  actualBuyerCounts: 1,
  useStartDate: '2026-11-28',
  ticketInfoStatus: '待检票',
  isReplenished: 'F',
  isShowBarcode: 'T',
  ticketNo: '20261127000000001',
  takeTicketNo: '123456780001',
  visitorName: visitor.name,
  visitorCertificateNo: visitor.number,
  visitorMobile: visitor.phone,
  carryChildrenCount: 1,
});

/** Everything that a page holds: markup, attributes, and both storages. */
const held = () =>
  [
    document.documentElement.outerHTML,
    JSON.stringify({ ...localStorage }),
    JSON.stringify({ ...sessionStorage }),
    document.title,
    location.href,
  ].join('\n');

describe('an order on the screen', () => {
  it('[MASK-01] [DET-02] [Q-SEC-5] holds no full name, document or phone, in any script', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({ name, number, phone }),
        fc.record({ name, number }),
        async (visitor, child) => {
          const wire = overTheWire({
            '/api/query/info-by-api-wechat': [ticketOf(visitor)],
            '/api/query/children-ticket-info': [
              { name: child.name, certificateNo: child.number, parentTicketNo: '1' },
            ],
            '/bms/sys-config/info-by-code/IS_SHOW_CONTACT': { value: 'T' },
          });
          const visit = new OrdersVisit({
            orderTickets: (...given) => wire.orderTickets(...given),
            accompanyingChildren: (...given) => wire.accompanyingChildren(...given),
            showsContact: () => wire.showsContact(),
          });
          await showOrdersScreen(visit, <OrderDetailScreen orderNo={theOrder.orderNo} />);
          const page = held();
          expect(page).toContain('123456780001'.slice(0, 4));
          expect(page).toContain(visitor.phone.slice(-4));
          for (const canary of [visitor.name, visitor.number, visitor.phone]) {
            expect(page).not.toContain(canary);
          }
          for (const canary of [child.name, child.number]) expect(page).not.toContain(canary);
          // Nor what lies between the ends that the masks leave.
          expect(page).not.toContain([...visitor.name].slice(1).join(''));
          expect(page).not.toContain([...visitor.number].slice(4, -4).join(''));
          cleanup();
        },
      ),
      { numRuns: 25, seed: 20_261_128 },
    );
  });
});
