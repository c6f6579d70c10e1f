import { PlainElements } from './PlainElements.ts';
import styles from './placeWithin.module.css';
import type { Press } from './watchPress.ts';

/** As many elements a slow phone lays out in half the time of a long task. */
const mostAtOnce = 70;

/** What a screen takes the place of, and where. */
export interface PlaceTaking {
  /** In which it is to stand alone. */
  readonly root: Element;
  /** Of the page; watched until the screen has come. */
  readonly press: Press;
  /** Waits until the phone has done what is more urgent. */
  readonly breath: () => Promise<void>;
  /** Whether something is about to open over the screen, which could not take the focus unseen. */
  readonly isUrgent: () => boolean;
}

/** The elements that make up the screen, in their order, none of them large unless it is one by itself. */
const partsOf = (element: Element): readonly HTMLElement[] =>
  [...element.children].flatMap((child) =>
    child.getElementsByTagName('*').length < mostAtOnce && child instanceof HTMLElement
      ? [child]
      : partsOf(child),
  );

/**
 * Makes the place in which a screen is drawn: nobody sees it, and what was there before stays in use, until the screen is
 * drawn and the phone has laid it out, one part at a time. All at once it would keep a slow phone from hearing a tap for
 * 100 ms. An engine that can't leave a part of a page out shows the screen as soon as it is drawn. None takes away what is
 * being pressed: a tap that began on one element and ended on another would choose nothing.
 *
 * @returns an empty element within the root, for the screen to be drawn into once
 */
export function placeWithin({ root, press, breath, isUrgent }: PlaceTaking): Element {
  const before = [...root.children];
  const place = new PlainElements(root.ownerDocument).make('div', { class: styles['unseen'] });
  root.append(place);
  const drawn = new MutationObserver(async () => {
    drawn.disconnect();
    const parts = CSS.supports('content-visibility', 'hidden') ? partsOf(place) : [];
    for (const { style } of parts) style.contentVisibility = 'hidden';
    for (const part of parts) {
      if (!isUrgent()) await breath();
      part.style.contentVisibility = '';
      // It is laid out when it is asked for its place; the others take none yet.
      part.getBoundingClientRect();
    }
    while (press.isPressed() && !isUrgent()) await breath();
    press.stop();
    place.removeAttribute('class');
    for (const each of before) each.remove();
  });
  drawn.observe(place, { childList: true });
  return place;
}
