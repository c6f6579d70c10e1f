import { type CertificateType, certificateNumberOf } from '../../domain/model/Certificate.ts';
import { constants } from '../../domain/model/constants.ts';
import { type OrderNo, orderNo, type TicketKindId } from '../../domain/model/Identifiers.ts';
import { noMoney, yuanText } from '../../domain/model/Money.ts';
import type { OrderDraft, VisitorDraft, VisitorKinds } from '../../domain/model/OrderDraft.ts';
import { phoneOf } from '../../domain/model/Phone.ts';
import { type Result, success } from '../../domain/model/Result.ts';
import type { SelectedTicket } from '../../domain/model/Selection.ts';
import { type DescribedTicket, ticketKey } from '../../domain/model/Ticket.ts';
import type { OrderingApi, SavedOrder } from '../../ports/MuseumApi.ts';
import { paths } from './paths.ts';
import type { WireExchange } from './WireExchange.ts';
import { nothing } from './wire/fields.ts';
import {
  confirmedOrderData,
  savedOrderData,
  type WireOrder,
  type WireOrderLine,
  type WireVisitor,
} from './wire/ordering.ts';

const wireVisitor = (
  visitor: VisitorDraft,
  { offer, needsSpecialCertificate }: DescribedTicket,
  specialType: CertificateType | null,
): WireVisitor => {
  const special = needsSpecialCertificate ? specialType : null;
  const type = offer.certificateTypes.find(({ code }) => code === visitor.certificateType);
  return {
    visitorName: visitor.name.trim(),
    visitorCertificateType: visitor.certificateType,
    visitorCertificateTypeName: type?.name ?? '',
    visitorCertificateNo: certificateNumberOf(visitor.certificateNo),
    visitorMobile: phoneOf(visitor.mobile),
    specialCertificate: certificateNumberOf(visitor.specialCertificateNo),
    specialCertificateType: special?.code ?? '',
    specialCertificateTypeCn: special?.name ?? '',
    carryChildrenCount: visitor.children.length,
    childrenList: visitor.children.map((child) => ({
      visitorName: child.name.trim(),
      visitorCertificateType: child.certificateType,
      visitorCertificateNo: certificateNumberOf(child.certificateNo),
      childTicketId: offer.childTicketId ?? '',
    })),
  };
};

/** One line's worth of a ticket: so many of one kind, and who they are for. */
interface KindGroup {
  readonly kind: TicketKindId;
  readonly quantity: number;
  readonly visitors: readonly VisitorDraft[];
}

/** A ticket whose kind follows from the visitor's ID may be of several kinds in one order: a line each. */
const groupsByKind = (
  draft: OrderDraft,
  kinds: VisitorKinds,
  { ticket: { offer }, quantity }: SelectedTicket,
): readonly KindGroup[] => {
  if (!offer.isRealName) return [{ kind: offer.kindId, quantity, visitors: [] }];
  const named = draft.visitors.filter((visitor) => visitor.ticketKey === ticketKey(offer));
  const kindOf = (visitor: VisitorDraft) => kinds.get(visitor.key) ?? offer.kindId;
  return [...new Set(named.map(kindOf))].map((kind) => {
    const visitors = named.filter((visitor) => kindOf(visitor) === kind);
    return { kind, quantity: visitors.length, visitors };
  });
};

const wireLine = (
  draft: OrderDraft,
  ticket: DescribedTicket,
  { kind, quantity, visitors }: KindGroup,
): WireOrderLine => {
  const { offer } = ticket;
  const { day, slot } = draft.selection;
  const children = visitors.reduce((sum, visitor) => sum + visitor.children.length, 0);
  return {
    currentSalePrice: Number(yuanText(offer.price ?? noMoney)),
    ticketId: offer.ticketId,
    quantity,
    ticketKindId: kind,
    useStartDate: day,
    staggeredReservationDailyId: offer.isStaggered && slot !== null ? slot.id : '',
    orderVisitorList: visitors.map((visitor) =>
      wireVisitor(visitor, ticket, draft.specialCertificateType),
    ),
    subDetails:
      offer.childTicketId === null || children === 0
        ? []
        : [{ ticketId: offer.childTicketId, quantity: children }],
  };
};

const wireOrder = (draft: OrderDraft, kinds: VisitorKinds): WireOrder => ({
  contactMobile: phoneOf(draft.contactMobile),
  customerName: constants.customerName,
  orderDetailList: draft.selection.tickets.flatMap((selected) =>
    groupsByKind(draft, kinds, selected).map((group) => wireLine(draft, selected.ticket, group)),
  ),
});

/** The wire's side of placing orders. */
export class OrderingCalls implements OrderingApi {
  readonly #exchange: WireExchange;

  constructor(exchange: WireExchange) {
    this.#exchange = exchange;
  }

  async checkContact(mobile: string): Promise<Result<'allowed'>> {
    const payload = { visitorType: constants.visitorType, contactMobile: phoneOf(mobile) };
    const answer = await this.#exchange.ask(paths.contactBlacklist, payload, nothing);
    return answer.ok ? success('allowed') : answer;
  }

  async checkBanRule(idNumber: string): Promise<Result<'allowed'>> {
    const payload = { number: certificateNumberOf(idNumber) };
    const answer = await this.#exchange.ask(paths.banRule, payload, nothing);
    return answer.ok ? success('allowed') : answer;
  }

  async saveOrder(draft: OrderDraft, kinds: VisitorKinds = new Map()): Promise<Result<SavedOrder>> {
    const payload = wireOrder(draft, kinds);
    const answer = await this.#exchange.ask(paths.saveOrder, payload, savedOrderData);
    if (!answer.ok) return answer;
    return success({ orderNo: orderNo(answer.value.orderNo), total: answer.value.itemTotal });
  }

  async confirmOrder(order: OrderNo): Promise<Result<OrderNo>> {
    const payload = { orderNo: order };
    const answer = await this.#exchange.ask(paths.confirmOrder, payload, confirmedOrderData);
    return answer.ok ? success(orderNo(answer.value.orderNo)) : answer;
  }
}
