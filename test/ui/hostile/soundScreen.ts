import { expect } from 'vitest';
import type { HostileWorld } from './HostileWorld.ts';

const leak = /undefined|NaN|\[object|Invalid Date|\bnull\b/g;
const namingAttributes = ['aria-label', 'title', 'alt', 'placeholder', 'value', 'href', 'src'];
const wayOn = 'a[href], button:not([aria-disabled]), [role=radio]:not([aria-disabled]), input';
const buying = /^(?:Add one|Buy now|Confirm reservation)/;
// The bank's page takes the place of this one.
const leavingForBank = 'Opening the bank’s page…';
const unknownIsSaid = 'The amount to pay can’t be read right now';

// What stands there when something could not be read.
const failures = [
  'Request time-slot failed',
  'Request product failed',
  'Query system parameter error',
  'The news of the museum could not be loaded. You can go on booking.',
  'Your orders could not be loaded',
  'The order could not be loaded',
  'Payment methods can’t be loaded',
];

/** The elements and texts of the page, in one pass. */
function contents(): { readonly elements: readonly Element[]; readonly pieces: readonly string[] } {
  const elements: Element[] = [];
  const pieces: string[] = [];
  const visit = (parent: Element) => {
    elements.push(parent);
    for (const name of namingAttributes) pieces.push(parent.getAttribute(name) ?? '');
    if (parent instanceof HTMLInputElement) pieces.push(parent.value);
    for (const child of parent.childNodes) {
      if (child instanceof Element) visit(child);
      else pieces.push(child.textContent ?? '');
    }
  };
  visit(document.body);
  return { elements, pieces };
}

/** The name by which a control is known. */
export const nameOf = (element: Element) =>
  element.getAttribute('aria-label') ?? element.textContent?.trim().replace(/\s+/g, ' ') ?? '';

const textOf = (id: string) => document.getElementById(id)?.textContent?.trim() ?? '';

const isNameless = (element: Element) => {
  const labels = element.localName === 'input' && element.getAttribute('aria-labelledby');
  if (labels) return labels.split(' ').every((id) => textOf(id) === '');
  return element.matches('a, button, [role=radio], label') && nameOf(element) === '';
};

/** The buttons that buy what stands there with a dash for its price. */
function sellingAtUnknownPrice(elements: readonly Element[]): string[] {
  const unknown = elements.filter(({ lastChild }) => lastChild?.nodeValue === '—');
  return unknown.flatMap((price) => {
    const place = price.closest('li, [role=listitem], section');
    const buttons = [...(place?.querySelectorAll('button:not([aria-disabled])') ?? [])];
    return buttons.map(nameOf).filter((name) => buying.test(name));
  });
}

/** What the payment screen does wrong with an amount that it doesn't know. */
function wrongWithUnknownAmount(): string[] {
  const bar = document.body.querySelector('section[aria-label=Payment]');
  if (bar?.textContent?.includes('—') !== true) return [];
  const isSaid = document.body.textContent?.includes(unknownIsSaid) === true;
  const canPay = bar.querySelector('button:not([aria-disabled])') !== null;
  return [
    ...(isSaid ? [] : ['hides that the amount is unknown']),
    ...(canPay ? ['takes money for an unknown amount'] : []),
  ];
}

/** What is wrong with the screen as it is (Q-BAD-2); empty for a sound one. */
function wrongOnScreen(said: readonly string[]): string[] {
  const isSaid = (word: string) => said.some((text) => text.includes(word));
  const { elements, pieces } = contents();
  const leaks = pieces.filter((piece) => piece.match(leak)?.some((word) => !isSaid(word)));
  const busy = elements
    .filter((element) => element.getAttribute('aria-busy') === 'true')
    .map(nameOf)
    .filter((name) => name !== leavingForBank);
  const main = elements.find(({ localName }) => localName === 'main') ?? null;
  const crashed = pieces.includes('Something went wrong on this page');
  return [
    ...leaks.map((piece) => `shows ${piece}`),
    ...busy.map((name) => `still loading: ${name}`),
    ...elements.filter(isNameless).map(({ outerHTML }) => `has no name: ${outerHTML}`),
    ...sellingAtUnknownPrice(elements).map((name) => `sells at an unknown price: ${name}`),
    ...wrongWithUnknownAmount(),
    ...(pieces.some((piece) => failures.includes(piece)) && !pieces.includes('Try again')
      ? ['has failed and offers no other try']
      : []),
    ...(main === null ? ['is blank'] : []),
    ...(main !== null && main.querySelector(wayOn) === null ? ['has no way on'] : []),
    ...(crashed ? ['has crashed'] : []),
  ];
}

/** Expects the screen to be sound, and the app to have caught no error. */
export function expectSoundScreen(
  world: HostileWorld,
  caught: readonly unknown[],
  at: string,
): void {
  expect(wrongOnScreen(world.said), at).toEqual([]);
  expect(caught, at).toEqual([]);
}
