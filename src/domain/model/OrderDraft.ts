import { type CertificateType, idCardType } from './Certificate.ts';
import * as constants from './constants.ts';
import { isMobile, phoneOf } from './Phone.ts';
import { quantityOf, type SelectedTicket, type Selection, withQuantity } from './Selection.ts';
import { type DescribedTicket, ticketKey } from './Ticket.ts';

/** A child carried along on a visitor's ticket, as typed (§3 childrenList). */
export interface ChildDraft {
  /** Names the block while it lives on the form; never sent. */
  readonly key: string;
  readonly name: string;
  readonly certificateType: string;
  readonly certificateNo: string;
}

/** One visitor block, as typed (§3 visitor entry). */
export interface VisitorDraft {
  /** Names the block while it lives on the form; never sent. */
  readonly key: string;
  /** The ticket the visitor comes in on, see {@link ticketKey}. */
  readonly ticketKey: string;
  readonly name: string;
  readonly certificateType: string;
  readonly certificateNo: string;
  readonly mobile: string;
  /** The number of the special certificate, for tickets that need one. */
  readonly specialCertificateNo: string;
  readonly children: readonly ChildDraft[];
}

/** The order form as it stands: what was selected, and everything typed (§2 order confirmation). */
export interface OrderDraft {
  readonly selection: Selection;
  readonly visitors: readonly VisitorDraft[];
  readonly contactMobile: string;
  /** The code from the SMS, where one is asked for (§2). */
  readonly code: string;
  /**
   * The kind of special certificate that stands in the visitor blocks, by the museum's dictionary (§2); null until it is
   * known, and on an order that needs none.
   */
  readonly specialCertificateType: CertificateType | null;
}

/** The typed part of a draft: what is kept in the page's own history entry, and nowhere else (R15). */
export type TypedDraft = Pick<OrderDraft, 'visitors' | 'contactMobile' | 'code'>;

const defaultCertificateType = (types: readonly CertificateType[]): string =>
  types.find(({ code }) => code === idCardType)?.code ?? types[0]?.code ?? idCardType;

const blankVisitor = (ticket: DescribedTicket, key: string): VisitorDraft => ({
  key,
  ticketKey: ticketKey(ticket.offer),
  name: '',
  certificateType: defaultCertificateType(ticket.offer.certificateTypes),
  certificateNo: '',
  mobile: '',
  specialCertificateNo: '',
  children: [],
});

/** The tickets of a selection that need a visitor block a unit. */
export function realNameTickets(selection: Selection): readonly SelectedTicket[] {
  return selection.tickets.filter(({ ticket }) => ticket.offer.isRealName);
}

/** Whether any visitor of a selection has to name a special certificate (§5 submit order, 6). */
export function needsSpecialCertificate(selection: Selection): boolean {
  return realNameTickets(selection).some(({ ticket }) => ticket.needsSpecialCertificate);
}

/**
 * A form for a selection: one block per unit of each real-name ticket. What was typed before is taken over block by
 * block, so that changed quantities or another slot cost no retyping.
 */
export function draftFor(selection: Selection, typed: TypedDraft | null): OrderDraft {
  const visitors = realNameTickets(selection).flatMap(({ ticket, quantity }) => {
    const key = ticketKey(ticket.offer);
    const kept = (typed?.visitors ?? []).filter((visitor) => visitor.ticketKey === key);
    const used = new Set(kept.map((visitor) => visitor.key));
    const blanks: VisitorDraft[] = [];
    for (let number = 1; kept.length + blanks.length < quantity; number += 1) {
      const blank = `${key}#${number}`;
      if (!used.has(blank)) blanks.push(blankVisitor(ticket, blank));
    }
    return [...kept.slice(0, quantity), ...blanks];
  });
  return {
    selection,
    visitors,
    contactMobile: typed?.contactMobile ?? '',
    code: typed?.code ?? '',
    specialCertificateType: null,
  };
}

/** What can be typed into a visitor block. */
export type VisitorChange = Partial<
  Pick<
    VisitorDraft,
    'name' | 'certificateType' | 'certificateNo' | 'mobile' | 'specialCertificateNo'
  >
>;

const replaced = (
  draft: OrderDraft,
  key: string,
  change: (visitor: VisitorDraft) => VisitorDraft,
): OrderDraft => ({
  ...draft,
  visitors: draft.visitors.map((visitor) => (visitor.key === key ? change(visitor) : visitor)),
});

/** The draft after typing into one visitor block. */
export function withVisitor(draft: OrderDraft, key: string, change: VisitorChange): OrderDraft {
  return replaced(draft, key, (visitor) => ({ ...visitor, ...change }));
}

/** The draft after typing into a child's block. */
export function withChild(
  draft: OrderDraft,
  visitorKey: string,
  childKey: string,
  change: Partial<Omit<ChildDraft, 'key'>>,
): OrderDraft {
  return replaced(draft, visitorKey, (visitor) => ({
    ...visitor,
    children: visitor.children.map((child) =>
      child.key === childKey ? { ...child, ...change } : child,
    ),
  }));
}

const isEmptyChild = (child: ChildDraft): boolean =>
  child.name.trim() === '' && child.certificateNo.trim() === '';

const withOneChildLess = (children: readonly ChildDraft[]): readonly ChildDraft[] => {
  const empty = children.findIndex(isEmptyChild);
  const leaving = empty === -1 ? children.length - 1 : empty;
  return children.filter((_, index) => index !== leaving);
};

const withOneChildMore = (visitor: VisitorDraft): readonly ChildDraft[] => {
  let number = visitor.children.length + 1;
  const taken = new Set(visitor.children.map(({ key }) => key));
  while (taken.has(`${visitor.key}/${number}`)) number += 1;
  const key = `${visitor.key}/${number}`;
  const certificateType = constants.childrenDocumentTypeDefault;
  return [...visitor.children, { key, name: '', certificateType, certificateNo: '' }];
};

/**
 * The draft after stepping the carried children of one visitor up or down. Stepping down takes an empty block first,
 * else the last (§5); below 0 and above the ticket's maximum nothing happens.
 */
export function withChildStep(draft: OrderDraft, visitorKey: string, step: 1 | -1): OrderDraft {
  const visitor = draft.visitors.find(({ key }) => key === visitorKey);
  const most = visitor === undefined ? 0 : (ticketOf(draft, visitor)?.offer.maxChildren ?? 0);
  return replaced(draft, visitorKey, (found) => {
    if (step === 1) {
      return found.children.length >= most
        ? found
        : { ...found, children: withOneChildMore(found) };
    }
    return { ...found, children: withOneChildLess(found.children) };
  });
}

/** A visitor who was deleted, and what it takes to bring them back. */
export interface RemovedVisitor {
  readonly visitor: VisitorDraft;
  readonly ticket: DescribedTicket;
  /** The number that the visitor had within the ticket, from 1. */
  readonly number: number;
  /** Where the visitor and the ticket stood in their lists. */
  readonly visitorIndex: number;
  readonly ticketIndex: number;
}

/** What deleting a visitor would take away; null when nobody has the key. */
export function removalOf(draft: OrderDraft, key: string): RemovedVisitor | null {
  const visitorIndex = draft.visitors.findIndex((visitor) => visitor.key === key);
  const visitor = draft.visitors[visitorIndex];
  const ticketIndex = draft.selection.tickets.findIndex(
    ({ ticket }) => ticketKey(ticket.offer) === visitor?.ticketKey,
  );
  const ticket = draft.selection.tickets[ticketIndex]?.ticket;
  if (visitor === undefined || ticket === undefined) return null;
  const number = visitorNumberOf(draft, visitor);
  return { visitor, ticket, number, visitorIndex, ticketIndex };
}

/** The draft without one visitor: the ticket's quantity and the total go down with it (§4 submit order). */
export function withoutVisitor(draft: OrderDraft, key: string): OrderDraft {
  const removal = removalOf(draft, key);
  if (removal === null) return draft;
  const { tickets } = draft.selection;
  const quantity = quantityOf(tickets, removal.ticket) - 1;
  return {
    ...draft,
    selection: { ...draft.selection, tickets: withQuantity(tickets, removal.ticket, quantity) },
    visitors: draft.visitors.filter((visitor) => visitor !== removal.visitor),
  };
}

/** The draft with a deleted visitor back in their place, with all that was typed; everything else as it is now. */
export function withVisitorBack(draft: OrderDraft, removed: RemovedVisitor): OrderDraft {
  const { visitor, ticket, visitorIndex, ticketIndex } = removed;
  if (draft.visitors.some(({ key }) => key === visitor.key)) return draft;
  const { tickets } = draft.selection;
  const quantity = quantityOf(tickets, ticket);
  const others = draft.visitors.slice();
  others.splice(visitorIndex, 0, visitor);
  const back =
    quantity > 0
      ? withQuantity(tickets, ticket, quantity + 1)
      : [...tickets.slice(0, ticketIndex), { ticket, quantity: 1 }, ...tickets.slice(ticketIndex)];
  return { ...draft, selection: { ...draft.selection, tickets: back }, visitors: others };
}

/** The number of a visitor within the ticket, from 1. */
export function visitorNumberOf(draft: OrderDraft, visitor: VisitorDraft): number {
  return (
    draft.visitors.filter((other) => other.ticketKey === visitor.ticketKey).indexOf(visitor) + 1
  );
}

/** The draft with the first visitor's mobile as the contact phone; unchanged where that is no mobile number. */
export function withContactOfFirst(draft: OrderDraft): OrderDraft {
  const mobile = phoneOf(draft.visitors[0]?.mobile ?? '');
  return isMobile(mobile) ? { ...draft, contactMobile: mobile } : draft;
}

/** The draft with the contact phone as the first visitor's mobile; unchanged where that is no mobile number. */
export function withContactForFirst(draft: OrderDraft): OrderDraft {
  const [first] = draft.visitors;
  const mobile = phoneOf(draft.contactMobile);
  return first !== undefined && isMobile(mobile)
    ? withVisitor(draft, first.key, { mobile })
    : draft;
}

/** The ticket a visitor comes in on; undefined when it is no longer selected. */
export function ticketOf(draft: OrderDraft, visitor: VisitorDraft): DescribedTicket | undefined {
  return draft.selection.tickets.find(({ ticket }) => ticketKey(ticket.offer) === visitor.ticketKey)
    ?.ticket;
}
