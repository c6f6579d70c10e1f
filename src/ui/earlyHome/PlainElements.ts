import iconStyles from '../components/Icon.module.css';
import { type IconName, outlines } from '../components/outlines.ts';

/** Attributes by name; what is undefined is left out. */
export type Attributes = Readonly<Record<string, string | undefined>>;

const svg = 'http://www.w3.org/2000/svg';

function dress<T extends Element>(element: T, attributes: Attributes): T {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(name, value);
  }
  return element;
}

/** Makes a page's elements, each with its attributes and children. Text stays text: no HTML is read. */
export class PlainElements {
  readonly #document: Document;

  constructor(document: Document) {
    this.#document = document;
  }

  /** An element of HTML. */
  make<Tag extends keyof HTMLElementTagNameMap>(
    tag: Tag,
    attributes: Attributes = {},
    ...children: (Node | string)[]
  ): HTMLElementTagNameMap[Tag] {
    const element = dress(this.#document.createElement(tag), attributes);
    element.append(...children);
    return element;
  }

  /** A `<span>` with a class and a text. */
  span(className: string | undefined, ...children: (Node | string)[]): HTMLSpanElement {
    return this.make('span', { class: className }, ...children);
  }

  /** The picture that the component of its name draws. */
  icon(name: IconName): SVGElement {
    const picture = dress(this.#document.createElementNS(svg, 'svg'), {
      class: iconStyles['m'],
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': '1.75',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      'aria-hidden': 'true',
    });
    picture.append(dress(this.#document.createElementNS(svg, 'path'), { d: outlines[name] }));
    return picture;
  }
}
