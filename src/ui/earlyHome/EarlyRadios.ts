import radioStyles from '../components/ChoiceRadio.module.css';
import { joinClasses } from '../components/joinClasses.ts';
import { moveBetweenRadios } from '../components/moveBetweenRadios.ts';
import { tabStopOf } from '../components/tabStopOf.ts';
import type { PlainElements } from './PlainElements.ts';

/** One radio, as far as it is known before it is drawn. */
export interface EarlyRadio {
  readonly id: string;
  readonly isBlocked: boolean;
}

/** A group of radios and how it is drawn. */
export interface EarlyGroup<Radio extends EarlyRadio> {
  readonly elements: PlainElements;
  /** The name of the group. */
  readonly label: string;
  readonly className: string | undefined;
  /** What else stands on a radio's place. */
  readonly placeClass?: string | undefined;
  /** What stands in the group for the places of its radios: these themselves, if nothing else is said. */
  readonly arrange?: (places: readonly HTMLElement[]) => readonly HTMLElement[];
  readonly contentOf: (radio: Radio) => readonly (Node | string)[];
  readonly onChoose: (id: string) => void;
  /** Without it one that can't be chosen hears no tap. */
  readonly onBlocked?: (id: string) => void;
}

/**
 * What `ChoiceTabs` and `ChoiceGrid` draw, with plain elements: the same look, names and keys (Q-A11Y-3). The element of
 * a radio stays as long as the group has the same ones, so that neither focus nor finger loses it.
 */
export class EarlyRadios<Radio extends EarlyRadio> {
  readonly element: HTMLElement;
  readonly #group: EarlyGroup<Radio>;
  #shown: readonly { readonly button: HTMLButtonElement; radio: Radio; drawn: string }[] = [];

  constructor(group: EarlyGroup<Radio>) {
    this.#group = group;
    const { elements, label, className } = group;
    this.element = elements.make('div', {
      class: className,
      role: 'radiogroup',
      'aria-label': label,
    });
    this.element.addEventListener('keydown', moveBetweenRadios);
  }

  /** Shows these radios, and which of them is chosen. */
  show(radios: readonly Radio[], chosen: string | undefined): void {
    const isOther = radios.map(({ id }) => id).join() !== this.#ids.join();
    if (isOther) this.#begin(radios);
    const taken = radios.find(({ id }) => id === chosen);
    const tabStop = tabStopOf(radios, taken, ({ isBlocked }) => isBlocked);
    this.#shown.forEach((place, index) => {
      const radio = radios[index] ?? place.radio;
      place.radio = radio;
      const { button } = place;
      button.setAttribute('aria-checked', String(radio === taken));
      button.tabIndex = radio === tabStop ? 0 : -1;
      const drawn = JSON.stringify(radio);
      if (drawn === place.drawn) return;
      place.drawn = drawn;
      if (radio.isBlocked) button.setAttribute('aria-disabled', 'true');
      else button.removeAttribute('aria-disabled');
      button.replaceChildren(...this.#group.contentOf(radio));
    });
  }

  get #ids(): readonly string[] {
    return this.#shown.map(({ radio }) => radio.id);
  }

  #begin(radios: readonly Radio[]): void {
    const { elements, placeClass, arrange, onChoose, onBlocked } = this.#group;
    this.#shown = radios.map((radio) => {
      const button = elements.make('button', {
        type: 'button',
        role: 'radio',
        class: radioStyles['radio'],
      });
      const place = { button, radio, drawn: '' };
      button.addEventListener('click', () => {
        if (!place.radio.isBlocked) onChoose(place.radio.id);
        else onBlocked?.(place.radio.id);
      });
      return place;
    });
    const className = joinClasses(radioStyles['place'], placeClass);
    const places = this.#shown.map(({ button }) =>
      elements.make('div', { class: className }, button),
    );
    this.element.replaceChildren(...(arrange?.(places) ?? places));
  }
}
