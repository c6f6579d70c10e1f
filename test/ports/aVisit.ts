import type { Cart, Good } from '../../src/domain/model/Cart.ts';
import { slotId, ticketId, ticketKindId } from '../../src/domain/model/Identifiers.ts';
import { moneyOfFen } from '../../src/domain/model/Money.ts';
import { type MuseumDay, museumDay } from '../../src/domain/model/MuseumDay.ts';
import type { TypedDraft } from '../../src/domain/model/OrderDraft.ts';
import type { Selection } from '../../src/domain/model/Selection.ts';

const dayOf = (text: string): MuseumDay => {
  const day = museumDay(text);
  if (day === null) throw new Error(`no day: ${text}`);
  return day;
};

/** The day that these visits are for. */
export const visitDay = dayOf('2026-12-05');

/** Two tickets for a morning slot, one of unknown price, but for what is said otherwise. */
export function aSelection(change: Partial<Selection> = {}): Selection {
  const offer = {
    ticketId: ticketId('653247040368672769'),
    kindId: ticketKindId('4001'),
    name: 'Museum ticket',
    kindName: 'Adult',
    category: 'Entry',
    price: moneyOfFen(6050),
    pool: 'ordinary' as const,
    countsTowardsLimit: true,
    isStaggered: true,
    isRealName: true,
    choosesKindById: false,
    maxChildren: 2,
    childTicketId: ticketId('3002'),
    certificateTypes: [{ code: '1', name: '身份证' }],
  };
  const described = {
    offer,
    name: 'Museum ticket',
    kindName: 'Adult',
    notice: '<p>Bring your ID</p>',
    needsSpecialCertificate: false,
  };
  const unpriced = { ...offer, price: null, childTicketId: null, pool: 'free' as const };
  return {
    day: visitDay,
    slot: {
      id: slotId('653247040368672770'),
      name: 'Morning',
      begin: '09:00',
      end: '10:30',
      ordinaryLeft: 50,
      freeLeft: 0,
      openToVisitors: true,
    },
    tickets: [
      { ticket: described, quantity: 2 },
      { ticket: { ...described, offer: unpriced }, quantity: 1 },
    ],
    ...change,
  };
}

/** Three audio guides as a good. */
export const guide: Good = {
  item: ticketId('653247040368672770'),
  salepropetyvalue: ticketKindId('4001'),
  quantity: 3,
};

/** Two tickets and three audio guides. */
export const aCart: Cart = {
  dataList: [
    {
      item: ticketId('653247040368672769'),
      salepropetyvalue: ticketKindId('4001'),
      quantity: 2,
    },
    guide,
  ],
};

/** What one visitor with a child typed, but for what is said otherwise. */
export function aTypedDraft(change: Partial<TypedDraft> = {}): TypedDraft {
  return {
    contactMobile: '13800000000',
    code: '123456',
    visitors: [
      {
        key: '3001/4001#1',
        ticketKey: '3001/4001',
        name: '欧阳·海',
        certificateType: '1',
        certificateNo: '110105199006150004',
        mobile: '',
        specialCertificateNo: '',
        children: [{ key: '1', name: '海', certificateType: '99', certificateNo: 'E123' }],
      },
    ],
    ...change,
  };
}
