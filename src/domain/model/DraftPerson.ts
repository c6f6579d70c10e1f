import { certificateNumberOf } from './Certificate.ts';
import { markOf } from './Mark.ts';
import { type OrderDraft, ticketOf, visitorNumberOf } from './OrderDraft.ts';
import { phoneOf } from './Phone.ts';
import { fullName, ticketKey } from './Ticket.ts';

/** A field of the form, by the block it stands in; `contactMobile` and `code` stand in none. */
export interface DraftField {
  readonly name:
    | 'name'
    | 'certificateType'
    | 'certificateNo'
    | 'specialCertificateNo'
    | 'mobile'
    | 'contactMobile'
    | 'code';
  readonly visitorKey?: string;
  readonly childKey?: string;
}

/** Somebody who is named on the form, visitor or child, with numbers as they are checked and sent. */
export interface DraftPerson {
  readonly ticketName: string;
  /** Within the ticket, from 1. */
  readonly visitorNumber: number;
  /** With the visitor, from 1; 0 for the visitor. */
  readonly childNumber: number;
  readonly visitorKey: string;
  readonly childKey?: string;
  /** As typed. */
  readonly name: string;
  readonly certificateType: string;
  readonly certificateNo: string;
  /** As typed; null for a child, who is asked for none. */
  readonly mobile: string | null;
  readonly needsSpecial: boolean;
  readonly specialNo: string;
}

/** What stands in a field, as typed; empty for a field that is not there. */
export function typedValue(draft: OrderDraft, field: DraftField): string {
  const { name, visitorKey, childKey } = field;
  if (name === 'contactMobile' || name === 'code') return draft[name];
  const visitor = draft.visitors.find(({ key }) => key === visitorKey);
  if (childKey === undefined) return visitor?.[name] ?? '';
  const child = visitor?.children.find(({ key }) => key === childKey);
  if (child === undefined || name === 'specialCertificateNo' || name === 'mobile') return '';
  return child[name];
}

/** Every field of a form asks who else is on it: they are put together once a draft. */
const known = new WeakMap<OrderDraft, readonly DraftPerson[]>();

/** Everybody on the form, from top to bottom, each visitor before the children that come along. */
export function peopleOf(draft: OrderDraft): readonly DraftPerson[] {
  const people = known.get(draft) ?? peopleIn(draft);
  known.set(draft, people);
  return people;
}

function peopleIn(draft: OrderDraft): readonly DraftPerson[] {
  return draft.visitors.flatMap((visitor) => {
    const ticket = ticketOf(draft, visitor);
    const shared = {
      ticketName: ticket === undefined ? '' : fullName(ticket),
      visitorNumber: visitorNumberOf(draft, visitor),
      visitorKey: visitor.key,
    };
    const adult: DraftPerson = {
      ...shared,
      childNumber: 0,
      name: visitor.name,
      certificateType: visitor.certificateType,
      certificateNo: certificateNumberOf(visitor.certificateNo),
      mobile: visitor.mobile,
      needsSpecial: ticket?.needsSpecialCertificate ?? false,
      specialNo: certificateNumberOf(visitor.specialCertificateNo),
    };
    const children = visitor.children.map(
      (child, index): DraftPerson => ({
        ...shared,
        childKey: child.key,
        childNumber: index + 1,
        name: child.name,
        certificateType: child.certificateType,
        certificateNo: certificateNumberOf(child.certificateNo),
        mobile: null,
        needsSpecial: false,
        specialNo: '',
      }),
    );
    return [adult, ...children];
  });
}

/**
 * The order that a form asks for, as a mark: two forms with the same people, tickets, day, slot and phone have the same
 * one, in whichever tab they are filled in. Nothing can be read off it.
 */
export function draftMark(draft: OrderDraft): string {
  const { day, slot, tickets } = draft.selection;
  const people = peopleOf(draft).map(({ ticketName, certificateNo, name }) => [
    ticketName,
    certificateNo,
    name.trim(),
  ]);
  const bought = tickets.map(({ ticket, quantity }) => [ticketKey(ticket.offer), quantity]);
  return markOf(
    JSON.stringify([day, slot?.id ?? '', bought, people, phoneOf(draft.contactMobile)]),
  );
}
