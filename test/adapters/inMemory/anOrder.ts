import { slotId } from '../../../src/adapters/inMemory/museum/slotId.ts';
import { today } from './aMuseum.ts';

/** A visitor as save-fast-order carries one. */
export interface WireVisitor {
  readonly visitorName: string;
  readonly visitorCertificateType: string;
  readonly visitorCertificateTypeName: string;
  readonly visitorCertificateNo: string;
  readonly visitorMobile: string;
  readonly specialCertificate: string;
  readonly specialCertificateType: string;
  readonly specialCertificateTypeCn: string;
  readonly carryChildrenCount: number;
  readonly childrenList: readonly {
    readonly visitorName: string;
    readonly visitorCertificateType: string;
    readonly visitorCertificateNo: string;
    readonly childTicketId: string;
  }[];
}

/** A line as save-fast-order carries one. */
export interface WireLine {
  readonly currentSalePrice: number;
  readonly ticketId: string;
  readonly quantity: number;
  readonly ticketKindId: string;
  readonly useStartDate: string;
  readonly staggeredReservationDailyId: string;
  readonly orderVisitorList: readonly WireVisitor[];
  readonly subDetails: readonly { readonly ticketId: string; readonly quantity: number }[];
}

/** The slot 12:00 to 13:00 of the museum's first day: 62 ordinary places and 16 free ones. */
export const openSlot = slotId(today, 3);

const prices: Readonly<Record<string, { readonly price: number; readonly kind: string }>> = {
  adult: { price: 60, kind: '01' },
  concession: { price: 30, kind: '02' },
  child: { price: 0, kind: '03' },
  senior: { price: 0, kind: '04' },
  byId: { price: 40, kind: '05' },
};

let people = 0;

/** Somebody with an ID of their own. */
export function aVisitor(change: Partial<WireVisitor> = {}): WireVisitor {
  people += 1;
  return {
    visitorName: '测试甲',
    visitorCertificateType: '1',
    visitorCertificateTypeName: '身份证',
    visitorCertificateNo: `${100_000 + people}199006150004`,
    visitorMobile: '',
    specialCertificate: '',
    specialCertificateType: '',
    specialCertificateTypeCn: '',
    carryChildrenCount: 0,
    childrenList: [],
    ...change,
  };
}

/** A line of admission tickets in the open slot, with its visitors. */
export function aLine(
  ticket: 'adult' | 'concession' | 'child' | 'senior' | 'byId',
  quantity = 1,
  change: Partial<WireLine> = {},
): WireLine {
  const { price, kind } = prices[ticket] ?? { price: 0, kind: '' };
  return {
    currentSalePrice: price,
    ticketId: `1001${kind}`,
    quantity,
    ticketKindId: `2001${kind}`,
    useStartDate: today,
    staggeredReservationDailyId: openSlot,
    orderVisitorList: Array.from({ length: quantity }, () => aVisitor()),
    subDetails: [],
    ...change,
  };
}

/** Concessions, each with a special certificate of its own. */
export function aConcessionLine(quantity = 1, change: Partial<WireLine> = {}): WireLine {
  const orderVisitorList = Array.from({ length: quantity }, () => {
    const visitor = aVisitor();
    return { ...visitor, specialCertificate: `S${visitor.visitorCertificateNo.slice(0, 6)}` };
  });
  return aLine('concession', quantity, { orderVisitorList, ...change });
}

/** A family ticket: one adult, and so many children by name. */
export function aFamilyLine(children: number, change: Partial<WireLine> = {}): WireLine {
  return aLine('adult', 1, {
    currentSalePrice: 128,
    ticketId: '100201',
    ticketKindId: '200201',
    orderVisitorList: [
      aVisitor({
        carryChildrenCount: children,
        childrenList: Array.from({ length: children }, (_, index) => ({
          visitorName: `测试童${index + 1}`,
          visitorCertificateType: '1',
          visitorCertificateNo: aVisitor().visitorCertificateNo,
          childTicketId: '100103',
        })),
      }),
    ],
    subDetails: children === 0 ? [] : [{ ticketId: '100103', quantity: children }],
    ...change,
  });
}

/** Audio guides: for nobody by name, at no time in particular. */
export function anAudioGuideLine(quantity: number): WireLine {
  return aLine('adult', quantity, {
    currentSalePrice: 20,
    ticketId: '100401',
    ticketKindId: '200401',
    staggeredReservationDailyId: '',
    orderVisitorList: [],
  });
}

/** An order of some lines; of one adult when none is given. */
export function anOrder(...lines: readonly WireLine[]) {
  return {
    contactMobile: '13800000000',
    customerName: '散客',
    orderDetailList: lines.length === 0 ? [aLine('adult')] : lines,
  };
}
