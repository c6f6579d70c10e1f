import {
  type CertificateProblem,
  certificateNumberOf,
  certificateProblem,
  idCardType,
} from './Certificate.ts';
import type { Configuration } from './Configuration.ts';
import { type DraftField, type DraftPerson, peopleOf } from './DraftPerson.ts';
import type { OrderDraft } from './OrderDraft.ts';
import { isMobile, phoneOf } from './Phone.ts';
import { normalised } from './Text.ts';

/** What of the configuration decides which fields the form has (§2 order confirmation). */
export type FormRules = Pick<Configuration, 'asksForCode' | 'requiresVisitorMobile'>;

const shortestForm: FormRules = { asksForCode: false, requiresVisitorMobile: false };

/** What is wrong, at which field, and with whom: the message names the ticket and the visitor (§5). */
export type DraftProblem = {
  readonly field: DraftField;
  /** The ticket's full name; empty for the contact phone and the code. */
  readonly ticketName: string;
  /** The visitor's number within the ticket, from 1; 0 for the contact phone and the code. */
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
        | 'mobileMissing'
        | 'mobileNotMobile'
        | 'contactMissing'
        | 'contactNotMobile'
        | 'codeMissing'
        /** The museum's to find: holders of IDs of that region may not buy (§5). */
        | 'regionBanned'
        /** The museum's to find. */
        | 'codeWrong';
    }
);

/** A kind of problem that says all there is to say. */
type PlainKind = Exclude<DraftProblem['kind'], CertificateProblem['kind']>;

type Place = Pick<DraftProblem, 'field' | 'ticketName' | 'visitorNumber' | 'childNumber'>;

const at = (person: DraftPerson, name: DraftField['name']): Place => ({
  field: {
    name,
    visitorKey: person.visitorKey,
    ...(person.childKey === undefined ? {} : { childKey: person.childKey }),
  },
  ticketName: person.ticketName,
  visitorNumber: person.visitorNumber,
  childNumber: person.childNumber,
});

const nobody = { ticketName: '', visitorNumber: 0, childNumber: 0 };

/** A problem that none of the visitors has. */
export function formProblem(name: 'contactMobile' | 'code', kind: PlainKind): DraftProblem {
  return { field: { name }, ...nobody, kind };
}

const problemsIf = (
  isWrong: boolean,
  person: DraftPerson,
  name: DraftField['name'],
  kind: PlainKind,
): DraftProblem[] => (isWrong ? [{ ...at(person, name), kind }] : []);

/** Rule 2. */
const symbolProblems = (person: DraftPerson): DraftProblem[] => {
  const inNumber = (name: 'certificateNo' | 'specialCertificateNo', number: string) => {
    const problem = number === '' ? null : certificateProblem('', number);
    return problem === null ? [] : [{ ...at(person, name), ...problem }];
  };
  return [
    ...inNumber('certificateNo', person.certificateNo),
    ...inNumber('specialCertificateNo', person.specialNo),
  ];
};

/** Rule 3. A name of nothing but blanks and invisible marks is none. */
const nameProblems = (person: DraftPerson): DraftProblem[] => [
  ...problemsIf(normalised(person.name) === '', person, 'name', 'nameMissing'),
  ...problemsIf(person.certificateType === '', person, 'certificateType', 'certificateTypeMissing'),
];

/** Rules 4 and 5, one kind of problem at a time. */
const numberProblems = (
  person: DraftPerson,
  wanted: 'certificateNotId' | 'certificateIsId',
): DraftProblem[] => {
  if (person.certificateNo === '') return [];
  const problem = certificateProblem(person.certificateType, person.certificateNo);
  return problem?.kind === wanted ? [{ ...at(person, 'certificateNo'), ...problem }] : [];
};

/** Rule 6. */
const specialProblems = (person: DraftPerson): DraftProblem[] =>
  problemsIf(
    person.needsSpecial && person.specialNo === '',
    person,
    'specialCertificateNo',
    'specialCertificateMissing',
  );

/**
 * Rule 7: the people whose number stands earlier in the list already, in whatever case; empty numbers are missing, not
 * repeated (DUP-03, DUP-06).
 */
const repeats = (
  people: readonly DraftPerson[],
  number: (person: DraftPerson) => string,
): DraftPerson[] => {
  const numbers = people.map((person) => number(person).toUpperCase());
  return people.filter(
    (_, index) => numbers[index] !== '' && numbers.indexOf(numbers[index] ?? '') < index,
  );
};

/** Phones of visitors, where the form asks for them; children have none. */
const mobileProblems = (person: DraftPerson): DraftProblem[] => {
  if (person.mobile === null) return [];
  const phone = phoneOf(person.mobile);
  return [
    ...problemsIf(phone === '', person, 'mobile', 'mobileMissing'),
    ...problemsIf(phone !== '' && !isMobile(phone), person, 'mobile', 'mobileNotMobile'),
  ];
};

/** Rule 8. */
const contactProblems = (typed: string): DraftProblem[] => {
  const phone = phoneOf(typed);
  if (phone === '') return [formProblem('contactMobile', 'contactMissing')];
  return isMobile(phone) ? [] : [formProblem('contactMobile', 'contactNotMobile')];
};

/**
 * Everything wrong with a form, in the order of §5 submit order (rules 2 to 9): rule by rule, and within a rule from
 * top to bottom, so that the first one is the message of §5. Rule 1 and the ban rule are the museum's to answer.
 * Carried children are checked like visitors.
 */
export function problemsOf(
  draft: OrderDraft,
  rules: FormRules = shortestForm,
): readonly DraftProblem[] {
  const people = peopleOf(draft);
  return [
    ...people.flatMap(symbolProblems),
    ...people.flatMap(nameProblems),
    ...people.flatMap((person) => [
      ...problemsIf(person.certificateNo === '', person, 'certificateNo', 'certificateMissing'),
      ...numberProblems(person, 'certificateNotId'),
    ]),
    ...people.flatMap((person) => numberProblems(person, 'certificateIsId')),
    ...people.flatMap(specialProblems),
    ...repeats(people, ({ certificateNo }) => certificateNo).map(
      (person): DraftProblem => ({ ...at(person, 'certificateNo'), kind: 'certificateRepeated' }),
    ),
    ...repeats(people, ({ specialNo }) => specialNo).map(
      (person): DraftProblem => ({
        ...at(person, 'specialCertificateNo'),
        kind: 'specialCertificateRepeated',
      }),
    ),
    ...(rules.requiresVisitorMobile ? people.flatMap(mobileProblems) : []),
    ...contactProblems(draft.contactMobile),
    ...(rules.asksForCode && normalised(draft.code) === ''
      ? [formProblem('code', 'codeMissing')]
      : []),
  ];
}

/** An ID number of the form, and what is wrong with it when its region is banned. */
export interface BannableNumber {
  readonly number: string;
  readonly problem: DraftProblem;
}

/** Every type-1 number, from top to bottom: each is held against the ban rule (§5). */
export function bannableNumbers(draft: OrderDraft): readonly BannableNumber[] {
  return peopleOf(draft)
    .filter(({ certificateType }) => certificateType === idCardType)
    .map((person) => ({
      number: person.certificateNo,
      problem: { ...at(person, 'certificateNo'), kind: 'regionBanned' },
    }));
}

/** What stands in a field, as it is checked and sent; empty for a field that is not there. */
export function checkedValue(draft: OrderDraft, field: DraftField): string {
  if (field.name === 'contactMobile') return phoneOf(draft.contactMobile);
  if (field.name === 'code') return normalised(draft.code);
  const person = peopleOf(draft).find(
    ({ visitorKey, childKey }) => visitorKey === field.visitorKey && childKey === field.childKey,
  );
  switch (field.name) {
    case 'certificateNo':
      return person?.certificateNo ?? '';
    case 'specialCertificateNo':
      return certificateNumberOf(person?.specialNo ?? '');
    case 'mobile':
      return phoneOf(person?.mobile ?? '');
    case 'name':
      return person?.name ?? '';
    case 'certificateType':
      return person?.certificateType ?? '';
  }
}
