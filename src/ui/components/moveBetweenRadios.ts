const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** A key that was pressed in a radio group, as React or the page itself tells of it. */
interface KeyPress {
  readonly key: string;
  readonly target: EventTarget | null;
  readonly currentTarget: EventTarget | null;
  preventDefault(): void;
}

/**
 * The keys of a radio group (APG): arrows go round, Home and End to the ends, and what is reached is
 * chosen. A radio that can't be chosen is reached too, so that its reason is heard, but not pressed.
 * For the `onKeyDown` of a `radiogroup` whose radios are buttons.
 */
export function moveBetweenRadios(event: KeyPress): void {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
  const from = event.target instanceof HTMLElement ? radios.indexOf(event.target) : -1;
  const to = destination(event.key, from, radios.length);
  const radio = to === undefined ? undefined : radios[to];
  if (from < 0 || radio === undefined) return;
  event.preventDefault();
  radio.focus();
  if (radio.getAttribute('aria-disabled') !== 'true') radio.click();
}

function destination(key: string, from: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  return step === undefined ? undefined : (from + step + count) % count;
}
