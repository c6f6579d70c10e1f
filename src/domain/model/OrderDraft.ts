import {
  type CertificateProblem,
  type CertificateType,
  certificateNumberOf,
  certificateProblem,
  idCardType,
} from './Certificate.ts';
import { constants } from './constants.ts';
import type { TicketKindId } from './Identifiers.ts';
import { isMobile, phoneOf } from './Phone.ts';
import { type SelectedTicket, type Selection, withQuantity } from './Selection.ts';
import { type DescribedTicket, fullName, ticketKey } from './Ticket.ts';

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
  /**
   * The kind of special certificate that stands in the visitor blocks, by the museum's dictionary (§2); null until it is
   * known, and on an order that needs none.
   */
  readonly specialCertificateType: CertificateType | null;
}

/** The kinds that the museum names for visitors whose ticket's kind follows from their ID, by the visitor's key (§5). */
export type VisitorKinds = ReadonlyMap<string, TicketKindId>;

/** The typed part of a draft: what is kept in the page's own history entry, and nowhere else (R15). */
export type TypedDraft = Pick<OrderDraft, 'visitors' | 'contactMobile'>;

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

/** The draft without one visitor: the ticket's quantity and the total go down with it (§4 submit order). */
export function withoutVisitor(draft: OrderDraft, key: string): OrderDraft {
  const leaving = draft.visitors.find((visitor) => visitor.key === key);
  const entry = draft.selection.tickets.find(
    ({ ticket }) => ticketKey(ticket.offer) === leaving?.ticketKey,
  );
  if (leaving === undefined || entry === undefined) return draft;
  const tickets = withQuantity(draft.selection.tickets, entry.ticket, entry.quantity - 1);
  return {
    ...draft,
    selection: { ...draft.selection, tickets },
    visitors: draft.visitors.filter((visitor) => visitor !== leaving),
  };
}

/** The ticket a visitor comes in on; undefined when it is no longer selected. */
export function ticketOf(draft: OrderDraft, visitor: VisitorDraft): DescribedTicket | undefined {
  return draft.selection.tickets.find(({ ticket }) => ticketKey(ticket.offer) === visitor.ticketKey)
    ?.ticket;
}

/** A field of the form, by the block it stands in; `contactMobile` stands in none. */
export interface DraftField {
  readonly name:
    | 'name'
    | 'certificateType'
    | 'certificateNo'
    | 'specialCertificateNo'
    | 'contactMobile';
  readonly visitorKey?: string;
  readonly childKey?: string;
}

/** What is wrong, at which field, and with whom: the message names the ticket and the visitor (§5). */
export type DraftProblem = {
  readonly field: DraftField;
  /** The ticket's full name; empty for the contact phone. */
  readonly ticketName: string;
  /** The visitor's number within the ticket, from 1; 0 for the contact phone. */
  readonly visitorNumber: number;
  /** The child's number with the visitor, from 1; 0 where the problem is not a child's. */
  readonly childNumber: number;
} & (
  | CertificateProblem
  | {
      readonly kind:
        | 'nameMissing'
        | 'certificateTypeMissing'
        | 'certificateMissing'
        | 'specialCertificateMissing'
        | 'certificateRepeated'
        | 'specialCertificateRepeated'
        | 'contactMissing'
        | 'contactNotMobile';
    }
);

type Person = Pick<DraftProblem, 'ticketName' | 'visitorNumber' | 'childNumber'> & {
  readonly visitorKey?: string;
  readonly childKey?: string;
  readonly name: string;
  readonly certificateType: string;
  readonly certificateNo: string;
  readonly needsSpecial: boolean;
  readonly specialNo: string;
};

const visitorNumberOf = (draft: OrderDraft, visitor: VisitorDraft): number =>
  draft.visitors.filter((other) => other.ticketKey === visitor.ticketKey).indexOf(visitor) + 1;

const peopleOf = (draft: OrderDraft): Person[] =>
  draft.visitors.flatMap((visitor) => {
    const ticket = ticketOf(draft, visitor);
    const shared = {
      ticketName: ticket === undefined ? '' : fullName(ticket),
      visitorNumber: visitorNumberOf(draft, visitor),
      visitorKey: visitor.key,
    };
    const adult: Person = {
      ...shared,
      childNumber: 0,
      name: visitor.name,
      certificateType: visitor.certificateType,
      certificateNo: certificateNumberOf(visitor.certificateNo),
      needsSpecial: ticket?.needsSpecialCertificate ?? false,
      specialNo: certificateNumberOf(visitor.specialCertificateNo),
    };
    const children = visitor.children.map(
      (child, index): Person => ({
        ...shared,
        childKey: child.key,
        childNumber: index + 1,
        name: child.name,
        certificateType: child.certificateType,
        certificateNo: certificateNumberOf(child.certificateNo),
        needsSpecial: false,
        specialNo: '',
      }),
    );
    return [adult, ...children];
  });

const at = (
  person: Person,
  name: DraftField['name'],
): Pick<DraftProblem, 'field' | 'ticketName' | 'visitorNumber' | 'childNumber'> => ({
  field: {
    name,
    ...(person.visitorKey === undefined ? {} : { visitorKey: person.visitorKey }),
    ...(person.childKey === undefined ? {} : { childKey: person.childKey }),
  },
  ticketName: person.ticketName,
  visitorNumber: person.visitorNumber,
  childNumber: person.childNumber,
});

/**
 * The people whose number stands earlier in the list already, in whatever case; empty numbers are missing, not repeated
 * (DUP-03, DUP-06).
 */
const repeats = (people: readonly Person[], number: (person: Person) => string): Person[] => {
  const numbers = people.map((person) => number(person).toUpperCase());
  return people.filter(
    (_, index) => numbers[index] !== '' && numbers.indexOf(numbers[index] ?? '') < index,
  );
};

const isNameMissing = ({ name }: Person): boolean => name.trim() === '';

/**
 * Everything wrong with a form, in the order of §5 submit order (rules 2 to 8): rule by rule, and within a rule from
 * top to bottom, so that the first one is the message of §5. Rule 1 and the ban rule are the museum's to answer.
 * Carried children are checked like visitors.
 */
export function problemsOf(draft: OrderDraft): readonly DraftProblem[] {
  const people = peopleOf(draft);
  const byNumber = (wanted: CertificateProblem['kind'][]): DraftProblem[] =>
    people.flatMap((person) => {
      if (person.certificateNo === '') return [];
      const problem = certificateProblem(person.certificateType, person.certificateNo);
      return problem !== null && wanted.includes(problem.kind)
        ? [{ ...at(person, 'certificateNo'), ...problem }]
        : [];
    });
  const bySpecialSymbol = people.flatMap((person): DraftProblem[] => {
    const problem = person.specialNo === '' ? null : certificateProblem('', person.specialNo);
    return problem === null ? [] : [{ ...at(person, 'specialCertificateNo'), ...problem }];
  });
  return [
    ...byNumber(['certificateSymbol']),
    ...bySpecialSymbol,
    ...people
      .filter(isNameMissing)
      .map((person): DraftProblem => ({ ...at(person, 'name'), kind: 'nameMissing' })),
    ...people
      .filter(({ certificateType }) => certificateType === '')
      .map(
        (person): DraftProblem => ({
          ...at(person, 'certificateType'),
          kind: 'certificateTypeMissing',
        }),
      ),
    ...people
      .filter(({ certificateNo }) => certificateNo === '')
      .map(
        (person): DraftProblem => ({ ...at(person, 'certificateNo'), kind: 'certificateMissing' }),
      ),
    ...byNumber(['certificateNotId']),
    ...byNumber(['certificateIsId']),
    ...people
      .filter(({ needsSpecial, specialNo }) => needsSpecial && specialNo === '')
      .map(
        (person): DraftProblem => ({
          ...at(person, 'specialCertificateNo'),
          kind: 'specialCertificateMissing',
        }),
      ),
    ...repeats(people, ({ certificateNo }) => certificateNo).map(
      (person): DraftProblem => ({ ...at(person, 'certificateNo'), kind: 'certificateRepeated' }),
    ),
    ...repeats(people, ({ specialNo }) => specialNo).map(
      (person): DraftProblem => ({
        ...at(person, 'specialCertificateNo'),
        kind: 'specialCertificateRepeated',
      }),
    ),
    ...contactProblems(draft.contactMobile),
  ];
}

const contactProblems = (typed: string): DraftProblem[] => {
  const nobody = { ticketName: '', visitorNumber: 0, childNumber: 0 };
  const field: DraftField = { name: 'contactMobile' };
  const phone = phoneOf(typed);
  if (phone === '') return [{ field, ...nobody, kind: 'contactMissing' }];
  return isMobile(phone) ? [] : [{ field, ...nobody, kind: 'contactNotMobile' }];
};
