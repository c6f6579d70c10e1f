import { museumDay } from './MuseumDay.ts';
import { normalised } from './Text.ts';

/** A document type as the museum offers it for a ticket: its code (`1` ID card, `99` other) and its name (§3). */
export interface CertificateType {
  readonly code: string;
  readonly name: string;
}

/** The ID card's type code (§3). */
export const idCardType = '1';
/** The type code of any other document (§3). */
export const otherDocumentType = '99';

const foreignerPattern = /^[A-Z]{3}\d{12}$/;
const longIdPattern = /^\d{6}(\d{4})(\d{2})(\d{2})\d{3}[\dX]$/;
const shortIdPattern = /^\d{6}(\d{2})(\d{2})(\d{2})\d{2}[\dX]$/;

/** A document number as it is checked, compared and sent: normalised, an ID number's final x as a capital (R20, R21). */
export function certificateNumberOf(typed: string): string {
  const number = normalised(typed);
  return /^(?:\d{14}|\d{17})x$/.test(number) ? number.toUpperCase() : number;
}

/** A national ID number: 15 or 18 digits, the last may be X, with a real calendar date; no checksum (§5, R20). */
export function isIdCard(number: string): boolean {
  const long = longIdPattern.exec(number);
  if (long !== null) return museumDay(`${long[1]}-${long[2]}-${long[3]}`) !== null;
  const short = shortIdPattern.exec(number);
  return short !== null && museumDay(`19${short[1]}-${short[2]}-${short[3]}`) !== null;
}

/** A foreigner registration number: three capitals and twelve digits (§5). */
export function isForeignerNumber(number: string): boolean {
  return foreignerPattern.test(number);
}

const checkWeights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/**
 * The last character that goes with the first 17 digits of an ID number (GB 11643). Genuine numbers have others: it may
 * be hinted at, and never decides (R20).
 */
export function checkCharacterOf(number: string): string {
  const sum = checkWeights.reduce(
    (sofar, weight, index) => sofar + weight * Number(number[index]),
    0,
  );
  return '10X98765432'.charAt(sum % 11);
}

/** The first character that is neither a letter nor a digit, or null (R27). */
export function specialSymbolIn(number: string): string | null {
  return /[^\p{L}\p{N}]/u.exec(number)?.[0] ?? null;
}

/** What is wrong with a document number, without regard to other visitors; null when nothing is (§5 rules 2, 4, 5). */
export type CertificateProblem =
  | { readonly kind: 'certificateSymbol'; readonly symbol: string }
  | { readonly kind: 'certificateNotId' }
  | { readonly kind: 'certificateIsId' };

/**
 * Checks a number against its document type. Types other than ID card and other have no pattern in §5; the museum
 * decides about them.
 */
export function certificateProblem(type: string, number: string): CertificateProblem | null {
  const symbol = specialSymbolIn(number);
  if (symbol !== null) return { kind: 'certificateSymbol', symbol };
  const looksLikeId = isIdCard(number) || isForeignerNumber(number);
  if (type === idCardType && !looksLikeId) return { kind: 'certificateNotId' };
  if (type === otherDocumentType && looksLikeId) return { kind: 'certificateIsId' };
  return null;
}
