import type { KeyboardEvent } from 'react';

const isField = (element: Element): element is HTMLInputElement | HTMLSelectElement =>
  (element.matches('input') && !element.matches('[readonly]')) ||
  (element.matches('select') && !element.matches(':disabled'));

/**
 * Enter in a field goes to the next one, as the keyboards of phones promise on that key; in the last one, and while an
 * input method takes it for itself, it does nothing. It never orders.
 */
export function moveToNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget, key, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement) || !isField(target)) return;
  const fields = Array.from(currentTarget.elements).filter(isField);
  const next = fields[fields.indexOf(target) + 1];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
