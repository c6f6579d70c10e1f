import type { BrowserContext } from 'playwright-core';

/** What a page said by its live regions, and how it was used. */
export interface SpokenOn {
  /**
   * Every message in order, as `voice: text`; one that comes again is there again.
   */
  readonly messages: readonly string[];
  /** How often a finger or a mouse went down. */
  readonly presses: () => number;
}

/** Listens, as a screen reader does, to every page that the context opens from now on (Q-A11Y-4). */
export async function spokenOn(context: BrowserContext): Promise<SpokenOn> {
  const messages: string[] = [];
  let presses = 0;
  await context.exposeFunction('hearMessage', (message: string) => {
    messages.push(message);
  });
  await context.exposeFunction('hearPress', () => {
    presses += 1;
  });
  await context.addInitScript(listen);
  return { messages, presses: () => presses };
}

/** Runs in the page, before anything of its own. */
function listen(): void {
  const tell = (name: string, ...words: string[]) => {
    const teller: unknown = Reflect.get(window, name);
    if (typeof teller === 'function') teller(...words);
  };
  const voices = '[aria-live], [role="status"], [role="alert"], [role="log"], output';
  const voiceOf = (region: Element) =>
    region.getAttribute('aria-live') ??
    (region.getAttribute('role') === 'alert' ? 'assertive' : 'polite');
  const regionsOf = ({ type, target, addedNodes }: MutationRecord): Element[] => {
    if (type === 'childList' && addedNodes.length === 0) return [];
    const around = target instanceof Element ? target : target.parentElement;
    const region = around?.closest(voices) ?? null;
    if (region !== null) return [region];
    // An alert that comes with its words is heard; any other region has to be there first.
    return [...addedNodes].flatMap((node) =>
      node instanceof Element
        ? [node, ...node.querySelectorAll('*')].filter((one) => one.matches('[role="alert"]'))
        : [],
    );
  };
  new MutationObserver((mutations) => {
    for (const region of new Set(mutations.flatMap(regionsOf))) {
      const text = region.textContent.trim();
      // What is not rendered is not read.
      if (region.checkVisibility() && text !== '')
        tell('hearMessage', `${voiceOf(region)}: ${text}`);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
  addEventListener('pointerdown', () => tell('hearPress'), { capture: true });
}
