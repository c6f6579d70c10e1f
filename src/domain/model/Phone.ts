import { normalised } from './Text.ts';

const mobilePattern = /^1[3-9]\d{9}$/;
const landlinePattern = /^0\d{2,3}-?\d{7,8}$/;

/**
 * A phone number as it is checked and sent: normalised (R21), blanks and hyphens of a mobile number and a leading +86
 * dropped (R28). A landline keeps its hyphen.
 */
export function phoneOf(typed: string): string {
  const text = normalised(typed);
  const bare = text.replace(/[ -]/g, '').replace(/^(?:\+|00)86/, '');
  return mobilePattern.test(bare) ? bare : text;
}

/** 11 digits, 1 first, 3 to 9 second (§5). Give it {@link phoneOf} of what was typed. */
export function isMobile(phone: string): boolean {
  return mobilePattern.test(phone);
}

/** 0, an area code of two or three digits, an optional hyphen, seven or eight digits (§5). */
export function isLandline(phone: string): boolean {
  return landlinePattern.test(phone);
}
