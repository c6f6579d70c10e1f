import type { Clock } from '../../ports/Clock.ts';

const groups = '[role="radiogroup"]';
const radios = '[role="radio"]';

interface Held {
  readonly label: string | null;
  readonly place: number;
}

function placeOf(element: Element): Held | null {
  const group = element.closest(groups);
  if (group === null) return null;
  const place = [...group.querySelectorAll(radios)].indexOf(element);
  return place < 0 ? null : { label: group.getAttribute('aria-label'), place };
}

/**
 * Gives the focus that a radio had to the same one of what takes its place: who moves by keyboard, or listens, stays
 * where they were (Q-A11Y-11).
 *
 * @param clock by which what was left is told from what was taken away
 * @param root in which one thing takes the place of another
 * @param before what will be gone
 * @param onGone told when it is
 */
export function keepFocus(
  clock: Pick<Clock, 'after'>,
  root: Element,
  before: Element,
  onGone: () => void,
): void {
  let focused: Element | null = null;
  let held: Held | null = null;
  before.addEventListener('focusin', ({ target }) => {
    focused = target instanceof Element ? target : null;
    held = focused && placeOf(focused);
  });
  before.addEventListener('focusout', () => {
    const left = focused;
    // The page tells of an element that is taken away as of one that is left.
    clock.after(0, () => {
      if (left?.isConnected && left === focused && left !== root.ownerDocument.activeElement) {
        held = null;
      }
    });
  });
  const watch = new MutationObserver(() => {
    if (before.isConnected) return;
    watch.disconnect();
    onGone();
    if (held === null) return;
    const { label, place } = held;
    const group = [...root.querySelectorAll(groups)].find(
      (each) => each.getAttribute('aria-label') === label,
    );
    const radio = group?.querySelectorAll(radios)[place];
    if (radio instanceof HTMLElement) radio.focus();
  });
  watch.observe(root, { childList: true });
}
