/**
 * The one Trusted Types policy, `museum-html` (Q-SEC-1, Q-SEC-2). The policy itself stays in this file; what leaves it is
 * either a document in which nothing runs, or markup that has been through a purifier.
 */

/** A policy's rules and what it makes. Its HTML is an object of its own; to the compiler it is the text it stands for. */
interface Policy {
  createHTML(html: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy;
}

const isPolicyFactory = (candidate: unknown): candidate is PolicyFactory =>
  typeof candidate === 'object' &&
  candidate !== null &&
  'createPolicy' in candidate &&
  typeof candidate.createPolicy === 'function';

const asItIs: Policy = { createHTML: (html) => html };

let made: Policy | undefined;

/** Made once: the page's policy of contents allows no second one of the name. Safari before 26 has none of this. */
function policy(): Policy {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  made ??= isPolicyFactory(factory) ? factory.createPolicy('museum-html', asItIs) : asItIs;
  return made;
}

/** HTML as a document that nobody sees: no script of it runs, nothing it names is loaded. */
export function inertDocument(html: string): Document {
  return new DOMParser().parseFromString(policy().createHTML(html), 'text/html');
}

/**
 * HTML as a sink of the page takes it, once `purify` has taken out of it what may not stay.
 *
 * @param purify gets the HTML as an inert element, whose content counts and not itself
 */
export function purifiedHtml(html: string, purify: (root: Element) => void): string {
  const parsed = inertDocument(html);
  const root = parsed.createElement('span');
  root.append(...parsed.body.childNodes);
  purify(root);
  return policy().createHTML(root.innerHTML);
}
