import { type CheckedLine, fullName, type RuleBook } from './CheckedLine.ts';
import { documentKey } from './documentKey.ts';
import { idCard } from './idCard.ts';
import { kindById } from './kindById.ts';
import type { Bilingual } from './MuseumSeed.ts';
import { museumTime } from './museumTime.ts';
import { Refusal } from './Refusal.ts';
import type { SaveOrderVisitor } from './wireRequests.ts';

const foreignerPattern = /^[A-Z]{3}\d{12}$/;
const notLetterOrDigit = /[^\p{L}\p{N}]/u;

/** One visitor of a checked line, with the words to name them by. */
interface Named {
  readonly checked: CheckedLine;
  readonly visitor: SaveOrderVisitor;
  readonly about: { readonly ticket: Bilingual; readonly visitor: number };
}

/**
 * Checks who comes: every visitor of a real-name line by themselves, then all of them together.
 *
 * @throws Refusal for the first rule that is broken, naming the ticket and the visitor
 */
export function checkedPeople(lines: readonly CheckedLine[], rules: RuleBook): void {
  const people = lines.filter(({ ticket }) => ticket.isRealName).flatMap(visitorsOf);
  for (const named of people) checkVisitor(named, rules);
  checkRepeats(people);
  for (const { checked, visitor, about } of people) {
    for (const number of numbersOf(visitor)) {
      const time = { day: checked.line.useStartDate, slotId: checked.slotId };
      if (rules.isBooked(documentKey(time, number))) throw new Refusal('numberTaken', about);
    }
  }
}

/** The document numbers a visitor comes with, their children's included. */
function numbersOf(visitor: SaveOrderVisitor): string[] {
  return [
    visitor.visitorCertificateNo,
    ...visitor.childrenList.map((child) => child.visitorCertificateNo),
  ];
}

function visitorsOf(checked: CheckedLine): Named[] {
  const ticket = fullName(checked.ticket, checked.kind);
  const { quantity, orderVisitorList } = checked.line;
  if (orderVisitorList.length !== quantity) {
    throw new Refusal('visitorCount', { ticket, value: quantity });
  }
  return orderVisitorList.map((visitor, index) => ({
    checked,
    visitor,
    about: { ticket, visitor: index + 1 },
  }));
}

function checkVisitor({ checked, visitor, about }: Named, rules: RuleBook): void {
  const { ticket, kind } = checked;
  const { visitorName, visitorCertificateType, visitorCertificateNo } = visitor;
  const isComplete = [visitorName, visitorCertificateType, visitorCertificateNo].every(
    (entry) => entry.trim() !== '',
  );
  if (!isComplete) throw new Refusal('visitorIncomplete', about);
  if (!ticket.certificateTypes.includes(visitorCertificateType)) {
    throw new Refusal('certificateTypeUnknown', { ...about, value: visitorCertificateType });
  }
  checkNumber(visitorCertificateType, visitorCertificateNo, about, rules);
  if (ticket.choosesKindById) {
    const ruled = kindById(ticket, visitorCertificateNo, museumTime.dayAt(rules.now));
    if (ruled.id !== kind.id) throw new Refusal('kindWrong', about);
  }
  if (kind.needsSpecialCertificate && visitor.specialCertificate.trim() === '') {
    throw new Refusal('specialCertificateMissing', about);
  }
  checkChildren({ checked, visitor, about }, rules);
}

function checkChildren({ checked, visitor, about }: Named, rules: RuleBook): void {
  const { maxChildren, childTicketId } = checked.ticket;
  const { carryChildrenCount, childrenList } = visitor;
  if (Math.max(carryChildrenCount, childrenList.length) > maxChildren) {
    throw new Refusal('tooManyChildren', { ...about, value: maxChildren });
  }
  const counted = checked.line.subDetails
    .filter(({ ticketId }) => ticketId === childTicketId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const named = checked.line.orderVisitorList.flatMap((one) => one.childrenList).length;
  if (carryChildrenCount !== childrenList.length || counted !== named) {
    throw new Refusal('childrenMismatch', about);
  }
  for (const child of childrenList) {
    if (child.visitorName.trim() === '' || child.visitorCertificateNo.trim() === '') {
      throw new Refusal('visitorIncomplete', about);
    }
    checkNumber(child.visitorCertificateType, child.visitorCertificateNo, about, rules);
  }
}

function checkNumber(
  type: string,
  number: string,
  about: Named['about'],
  { bans }: RuleBook,
): void {
  const symbol = notLetterOrDigit.exec(number)?.[0];
  if (symbol !== undefined) throw new Refusal('specialSymbol', { ...about, value: symbol });
  const isId = idCard.birthOf(number) !== null || foreignerPattern.test(number);
  if (type === '1' && !isId) throw new Refusal('idInvalid', about);
  if (type === '99' && isId) throw new Refusal('otherIsId', about);
  if (type === '1' && bans.isRegionBanned(number)) throw new Refusal('regionBanned', about);
}

function checkRepeats(people: readonly Named[]): void {
  const numbers = new Set<string>();
  const specials = new Set<string>();
  for (const { visitor, about } of people) {
    for (const number of numbersOf(visitor)) {
      if (numbers.has(number.toUpperCase())) throw new Refusal('numberRepeated', about);
      numbers.add(number.toUpperCase());
    }
    const special = visitor.specialCertificate.trim().toUpperCase();
    if (special !== '' && specials.has(special)) throw new Refusal('specialRepeated', about);
    specials.add(special);
  }
}
