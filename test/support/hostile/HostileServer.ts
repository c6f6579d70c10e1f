import type { Page, Route } from 'playwright-core';
import { hostileTexts } from './hostileHtml.ts';

/** What stands before every hostile text, with the name of its field: where it is seen, the text has got so far. */
export const markOf = (field: string): string => `☣${field}`;

/** The labels on which logic hangs, and what looks like none of a museum's words. */
const labels = ['orderStatus', 'ticketInfoStatus', 'status', 'languages'];
const isWords = (text: string): boolean => /[\u4e00-\u9fff<]/.test(text) && !text.startsWith('☣');

/** Stands between a page and its museum over HTTP, and makes hostile whatever the museum says in words. */
export class HostileServer {
  /** Whether the labels of statuses are hostile too, so that nothing more can be done with an order. */
  spoilsLabels = false;
  readonly #refusals = new Map<string, string>();
  #next = 0;

  /** Stands itself before all calls below `/museum`. */
  async standBefore(page: Page): Promise<void> {
    await page.route('**/museum/**', (route) => this.#answer(route));
  }

  /** The next call of a path is refused, with a hostile error text whose mark bears the name given. */
  refuse(path: string, name: string): void {
    this.#refusals.set(path, name);
  }

  /** A hostile text under a mark, each time another one. */
  hostile(field: string): string {
    const text = hostileTexts[this.#next % hostileTexts.length] ?? '';
    this.#next += 1;
    return `${markOf(field)} ${text}`;
  }

  async #answer(route: Route): Promise<void> {
    const { pathname } = new URL(route.request().url());
    const path = pathname.replace('/museum', '');
    const refusal = this.#refusals.get(path);
    if (refusal !== undefined) {
      this.#refusals.delete(path);
      const error = this.hostile(refusal);
      // As text, message and all: whichever of them is shown is hostile.
      await route.fulfill({ json: { code: 5000, error, message: error, data: null } });
      return;
    }
    const response = await route.fetch();
    if (!(response.headers()['content-type'] ?? '').includes('json')) {
      await route.fulfill({ response });
      return;
    }
    const answer: unknown = await response.json();
    await route.fulfill({ response, json: this.#spoilt(answer, '') });
  }

  #spoilt(value: unknown, field: string): unknown {
    if (typeof value === 'string') {
      const isSpared = labels.includes(field) && !(this.spoilsLabels && field !== 'languages');
      return isWords(value) && !isSpared ? this.hostile(field) : value;
    }
    if (Array.isArray(value)) return value.map((item) => this.#spoilt(item, field));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, this.#spoilt(inner, name)]),
    );
  }
}
