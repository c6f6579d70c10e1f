/** Functions that run in the page of the second engine: each knows nothing but its arguments. */

/** What the page is told before its own scripts run; kept for the tab. */
export interface PageOrders {
  /** As the browser would call itself. */
  readonly userAgent?: string;
  /** WeChat's bridge is there; on its sheet the money goes out, whatever the bridge says of it then. */
  readonly bridgeSays?: string;
  /** The money goes out, but the museum does not hear of it. */
  readonly keepsMoney?: boolean;
  /** How much faster than the world's the phone's time goes. */
  readonly speed?: number;
}

/** Where the page keeps what it was told. */
export const ordersKey = 'tested-page';

/** Runs in each page before the app: notes what a clean run has none of, and does what the page was told. */
export function beforeApp(ordersKept: string): void {
  const note = (text: string) => {
    const noted: unknown = JSON.parse(sessionStorage.getItem('tested-problems') ?? '[]');
    const before = Array.isArray(noted) ? noted : [];
    sessionStorage.setItem('tested-problems', JSON.stringify([...before, text]));
  };
  document.addEventListener('securitypolicyviolation', (violation) =>
    note(`policy: ${violation.effectiveDirective} blocked ${violation.blockedURI}`),
  );
  let isLeaving = false;
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  // Captured, so that files that did not load are heard as well; but not those that a page gives up as it is left.
  addEventListener(
    'error',
    ({ message, target }) => {
      if (isLeaving && target instanceof HTMLLinkElement) return;
      note(`uncaught: ${message ?? (target instanceof Element ? target.outerHTML : 'an error')}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => note(`rejected: ${String(reason)}`));
  for (const level of ['error', 'warn'] as const) {
    // biome-ignore lint/suspicious/noConsole: heard, not spoken.
    const said = console[level];
    console[level] = (...words: readonly unknown[]) => {
      note(`console.${level}: ${words.map(String).join(' ')}`);
      said.apply(console, [...words]);
    };
  }

  const orders: unknown = JSON.parse(sessionStorage.getItem(ordersKept) ?? '{}');
  const told = (key: string): unknown =>
    orders instanceof Object ? Reflect.get(orders, key) : null;
  const agent = told('userAgent');
  if (typeof agent === 'string') {
    Object.defineProperty(Navigator.prototype, 'userAgent', { get: () => agent });
  }
  const bridgeSays = told('bridgeSays');
  if (typeof bridgeSays === 'string') {
    const invoke = async (method: string, asked: object, answered: (said: object) => void) => {
      if (method !== 'getBrandWCPayRequest') return;
      const orderNo = String(Reflect.get(asked, 'package')).replace('prepay_id=prepay_', '');
      if (told('keepsMoney') !== true) {
        await fetch('/museum/_museum/pay', { method: 'POST', body: JSON.stringify({ orderNo }) });
      }
      answered({ err_msg: `get_brand_wcpay_request:${bridgeSays}` });
    };
    Reflect.set(window, 'WeixinJSBridge', { invoke });
  }
  const speed = told('speed');
  if (typeof speed === 'number') {
    const [began, now, wait, Real] = [Date.now(), Date.now, setTimeout, Date];
    const faster = () => began + (now.call(Real) - began) * speed;
    const FastDate = function (this: unknown, ...given: readonly unknown[]) {
      return Reflect.construct(Real, given.length === 0 ? [faster()] : given);
    };
    Object.setPrototypeOf(FastDate, Real);
    Reflect.set(FastDate, 'prototype', Real.prototype);
    Reflect.set(FastDate, 'now', faster);
    Reflect.set(window, 'Date', FastDate);
    Reflect.set(window, 'setTimeout', (task: TimerHandler, ms = 0, ...given: unknown[]) =>
      Reflect.apply(wait, window, [task, ms / speed, ...given]),
    );
  }
}

/** What the pages of this tab have noted, taken out. */
export function takeProblems(): unknown {
  const noted: unknown = JSON.parse(sessionStorage.getItem('tested-problems') ?? '[]');
  sessionStorage.removeItem('tested-problems');
  return noted;
}

/**
 * The first element in sight of a role and a name, within another one or the page.
 *
 * @param name whole, or as the source of a regular expression where `isPattern`
 */
export function byRole(
  role: string,
  name: string,
  isPattern: boolean,
  within: Element | null,
): Element | null {
  const selectors: Record<string, string> = {
    article: 'article',
    button: 'button',
    dialog: 'dialog[open],[role=dialog]',
    group: 'fieldset,[role=group]',
    heading: 'h1,h2,h3',
    img: 'img,[role=img]',
    link: 'a[href]',
    radio: '[role=radio],input[type=radio]',
    region: 'section[aria-label],section[aria-labelledby],[role=region]',
    checkbox: '[role=checkbox],input[type=checkbox]',
    textbox: 'input:not([type=radio],[type=checkbox]),textarea',
  };
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  const textOf = (element: Element): string => {
    const copy = document.importNode(element, true);
    for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
    return plain(copy.textContent ?? '');
  };
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = ids.flatMap((id) => document.getElementById(id) ?? []);
    if (labels.length > 0) return plain(labels.map(textOf).join(' '));
    const label = element.getAttribute('aria-label') ?? element.getAttribute('alt');
    if (label !== null) return plain(label);
    if (element instanceof HTMLInputElement && element.labels !== null) {
      return plain([...element.labels].map(textOf).join(' '));
    }
    return textOf(element.querySelector(':scope > legend, :scope > title') ?? element);
  };
  const isNamed = (element: Element) =>
    isPattern ? new RegExp(name).test(nameOf(element)) : nameOf(element) === name;
  const inSight = (element: Element) =>
    element.getClientRects().length > 0 &&
    element.closest('[inert],[aria-hidden=true]') === null &&
    getComputedStyle(element).visibility === 'visible';
  const found = (within ?? document).querySelectorAll(selectors[role] ?? role);
  return [...found].find((element) => inSight(element) && isNamed(element)) ?? null;
}

/** Whether nothing moves that holds an element: no animation or transition of it or of what is around it is under way. */
export function holdsStill(element: unknown): boolean {
  return document.getAnimations().every(({ effect, playState }) => {
    const moved = effect instanceof KeyframeEffect ? effect.target : null;
    return playState !== 'running' || !(element instanceof Node && moved?.contains(element));
  });
}
