import { type CertificateType, certificateNumberOf } from '../../domain/model/Certificate.ts';
import * as constants from '../../domain/model/constants.ts';
import { type OrderNo, orderNo } from '../../domain/model/Identifiers.ts';
import { noMoney, yuanText } from '../../domain/model/Money.ts';
import type { OrderDraft, VisitorDraft } from '../../domain/model/OrderDraft.ts';
import { linesOf, type OrderLine } from '../../domain/model/OrderLines.ts';
import { phoneOf } from '../../domain/model/Phone.ts';
import { type Result, success } from '../../domain/model/Result.ts';
import type { DescribedTicket } from '../../domain/model/Ticket.ts';
import { noKinds, type VisitorKinds } from '../../domain/model/VisitorKind.ts';
import type { OrderingApi, SavedOrder } from '../../ports/MuseumApi.ts';
import * as paths from './paths.ts';
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

const wireLine = (draft: OrderDraft, line: OrderLine): WireOrderLine => {
  const { ticket, visitors, quantity, kindId } = line;
  const { offer } = ticket;
  const { day, slot } = draft.selection;
  const children = visitors.reduce((sum, visitor) => sum + visitor.children.length, 0);
  return {
    currentSalePrice: Number(yuanText(line.price ?? offer.price ?? noMoney)),
    ticketId: offer.ticketId,
    quantity,
    ticketKindId: kindId,
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
  orderDetailList: linesOf(draft, kinds).map((line) => wireLine(draft, line)),
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

  async saveOrder(draft: OrderDraft, kinds: VisitorKinds = noKinds): Promise<Result<SavedOrder>> {
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
