import {
  checkCharacterOf,
  idCardType,
  isForeignerNumber,
  isIdCard,
  otherDocumentType,
  specialSymbolIn,
} from './Certificate.ts';
import { type DraftField, type DraftPerson, peopleOf } from './DraftPerson.ts';
import { checkedValue } from './DraftProblem.ts';
import { museumDay } from './MuseumDay.ts';
import type { OrderDraft } from './OrderDraft.ts';
import { isLandline, isMobile, phoneOf } from './Phone.ts';

/**
 * What helps while a field is being typed into; it never blocks (R20).
 *
 * - `soFar`, `tooLong`: so many characters of so many
 * - `dateImpossible`: the birth date in the number is in no calendar
 * - `checkDigit`: the last character doesn't go with the others; the number may be right all the same
 * - `capitals`: a foreigner's number that is right but for its small letters
 * - `symbol`: a character that no number has
 * - `looksLikeMobile`: a phone number where a document's is asked for
 * - `isId`: an ID number under another type of document
 * - `alsoUsed`: somebody else on the form has that number
 * - `landline`, `notMobileStart`: what is no mobile number, and why
 */
export type DraftHint =
  | { readonly kind: 'soFar' | 'tooLong'; readonly typed: number; readonly of: number }
  | {
      readonly kind:
        | 'dateImpossible'
        | 'checkDigit'
        | 'capitals'
        | 'looksLikeMobile'
        | 'isId'
        | 'landline'
        | 'notMobileStart';
    }
  | { readonly kind: 'symbol'; readonly symbol: string }
  | ({ readonly kind: 'alsoUsed' } & Pick<
      DraftPerson,
      'ticketName' | 'visitorNumber' | 'childNumber'
    >);

const idLength = 18;
const foreignerLength = 15;
const mobileLength = 11;

const lengthHint = (typed: number, of: number): DraftHint | null => {
  if (typed === of) return null;
  return { kind: typed < of ? 'soFar' : 'tooLong', typed, of };
};

/** The number is too long for one of 15 digits, so that its date is told as soon as it is there. */
const hasImpossibleDate = (number: string): boolean =>
  number.length > foreignerLength &&
  museumDay(`${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`) === null;

const idHint = (number: string): DraftHint | null => {
  if (/^\d{0,17}[\dX]?$/.test(number)) {
    if (hasImpossibleDate(number)) return { kind: 'dateImpossible' };
    if (number.length < idLength) {
      return isIdCard(number) ? null : lengthHint(number.length, idLength);
    }
    return checkCharacterOf(number) === number.slice(-1) ? null : { kind: 'checkDigit' };
  }
  if (/^[A-Za-z]{1,3}\d*$/.test(number)) {
    if (number.length !== foreignerLength) return lengthHint(number.length, foreignerLength);
    if (isForeignerNumber(number)) return null;
    return isForeignerNumber(number.toUpperCase()) ? { kind: 'capitals' } : null;
  }
  return number.length > idLength ? lengthHint(number.length, idLength) : null;
};

const numberHint = (type: string, number: string): DraftHint | null => {
  const symbol = specialSymbolIn(number);
  if (symbol !== null) return { kind: 'symbol', symbol };
  if (isMobile(number)) return { kind: 'looksLikeMobile' };
  if (type === idCardType) return idHint(number);
  const isId = isIdCard(number) || isForeignerNumber(number);
  return type === otherDocumentType && isId ? { kind: 'isId' } : null;
};

const alsoUsed = (
  people: readonly DraftPerson[],
  own: DraftPerson,
  numberOf: (person: DraftPerson) => string,
): DraftHint | null => {
  const number = numberOf(own).toUpperCase();
  const other = people.find(
    (person) => person !== own && numberOf(person).toUpperCase() === number,
  );
  if (other === undefined) return null;
  const { ticketName, visitorNumber, childNumber } = other;
  return { kind: 'alsoUsed', ticketName, visitorNumber, childNumber };
};

const phoneHint = (typed: string): DraftHint | null => {
  const phone = phoneOf(typed);
  if (isMobile(phone)) return null;
  if (isLandline(phone)) return { kind: 'landline' };
  const digits = phone.replace(/[ -]/g, '').replace(/^(?:\+|00)86/, '');
  if (!/^\d+$/.test(digits)) return null;
  if (!/^1(?:[3-9]|$)/.test(digits)) return { kind: 'notMobileStart' };
  return lengthHint(digits.length, mobileLength);
};

/** What to say beside a field as it stands; null when there is nothing to say, and always for an empty one. */
export function hintAt(draft: OrderDraft, field: DraftField): DraftHint | null {
  const value = checkedValue(draft, field);
  if (value === '') return null;
  if (field.name === 'contactMobile' || field.name === 'mobile') return phoneHint(value);
  if (field.name !== 'certificateNo' && field.name !== 'specialCertificateNo') return null;
  const people = peopleOf(draft);
  const own = people.find(
    ({ visitorKey, childKey }) => visitorKey === field.visitorKey && childKey === field.childKey,
  );
  if (own === undefined) return null;
  if (field.name === 'specialCertificateNo') {
    const symbol = specialSymbolIn(value);
    if (symbol !== null) return { kind: 'symbol', symbol };
    return alsoUsed(people, own, ({ specialNo }) => specialNo);
  }
  return (
    alsoUsed(people, own, ({ certificateNo }) => certificateNo) ??
    numberHint(own.certificateType, value)
  );
}
