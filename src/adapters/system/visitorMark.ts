import { markOf } from '../../domain/model/Mark.ts';

/**
 * Tells what one visitor left in a history entry from what another did without naming the token, which no entry may
 * hold (Q-SEC-3). Empty for a visitor without a token.
 */
export function visitorMark(token: string | null): string {
  return token === null ? '' : markOf(token);
}
