/** A countdown is spoken at most once in so many seconds (Q-A11Y-4). */
const quietSeconds = 10;

/**
 * The seconds left that were spoken last: at the beginning, at 10 s, and at the end, as far as these lie apart.
 *
 * @param total the seconds it began with
 * @param left the seconds that are left of them
 * @returns null while nothing has been said
 */
export function spokenCountdown(total: number, left: number): number | null {
  if (left === 0) return 0;
  // A region that comes with its words is not heard: the beginning is spoken a second later.
  const first = total - 1;
  if (left > first || first < quietSeconds) return null;
  return left <= quietSeconds && first >= 2 * quietSeconds ? quietSeconds : first;
}
