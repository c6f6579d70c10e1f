import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Transport, WireRequest } from '../../../src/adapters/http/Transport.ts';
import type { Language } from '../../../src/domain/model/Language.ts';
import type { firstViewModelsOf } from '../../../src/firstScreen.ts';
import type { Texts } from '../../../src/ui/i18n/loadFirstTexts.ts';
import { TestedMuseum } from '../../adapters/inMemory/aMuseum.ts';
import { everyText } from '../../support/everyText.ts';
import { TestedWorld } from '../../support/TestedWorld.ts';
import { openApp, passing } from './theApp.tsx';

/** A visitor in the whole app; notes every request as it leaves for the museum. */
export class AppVisit {
  readonly world: TestedWorld;
  readonly desk = new TestedMuseum();
  /** The models of what is shown first, where something beside the app has to share them. */
  models: ReturnType<typeof firstViewModelsOf> | undefined;
  readonly #sent: WireRequest[] = [];
  readonly #refusals = new Map<string, string>();

  /** @param language in which the app speaks */
  constructor(language: Language = 'English') {
    const between = (transport: Transport): Transport => ({
      send: (request, timeoutMs) => {
        this.#sent.push(request);
        const refusal = this.#refusals.get(request.path);
        return refusal === undefined
          ? transport.send(request, timeoutMs)
          : Promise.resolve({ status: 200, headers: {}, body: refusal });
      },
    });
    this.world = new TestedWorld('/index', language, between);
    this.desk.museum = this.world.museum;
  }

  async opens(address: string): Promise<void> {
    this.world.address.push(address);
    await openApp(this.world, this.models);
  }

  /** What is there once the museum has answered; screens and dialogs come in files of their own. */
  sees<T>(look: () => T): Promise<T> {
    return waitFor(async () => {
      await passing(this.world);
      return look();
    });
  }

  /** Taps so often in one frame; of several of that name the one at that place, from the end where negative. */
  async taps(role: 'button' | 'checkbox' | 'radio', name: string | RegExp, at = 0, times = 1) {
    const found = await this.sees(() => {
      const all = screen.getAllByRole(role, { name });
      const one = all[at < 0 ? all.length + at : at];
      if (one === undefined) throw new Error(`only ${all.length} of ${name}`);
      return one;
    });
    await act(async () => {
      for (let tap = 0; tap < times; tap += 1) fireEvent.click(found);
    });
    await passing(this.world);
  }

  /** Types into the first field of that label. */
  async types(label: string, value: string): Promise<void> {
    const field = await this.sees(() => screen.getAllByLabelText(label)[0]);
    if (field !== undefined) fireEvent.change(field, { target: { value } });
    await passing(this.world);
  }

  /**
   * Opens the list and begins giving one of its orders back.
   *
   * @param meanwhile what happens at the museum once the list was read
   */
  async asksToRefund(orderNo: string, meanwhile: () => void = () => undefined): Promise<void> {
    await this.opens('/order');
    const { LL } = await this.texts();
    const card = await this.sees(() => within(screen.getByRole('article', { name: orderNo })));
    const more = card.queryByRole('button', { name: LL.afterSale.list.card.more() });
    meanwhile();
    if (more !== null) fireEvent.click(more);
    fireEvent.click(await card.findByRole('button', { name: LL.afterSale.list.card.refund() }));
    await this.sees(() => screen.getByRole('dialog', { name: LL.afterSale.refund.title() }));
  }

  /** What the app says in the visitor's language. */
  texts(): Promise<Texts> {
    return everyText(this.world.language.current());
  }

  /** From now on the museum refuses every call of a path, with this text or none. */
  refuse(path: string, error = ''): void {
    this.#refusals.set(path, JSON.stringify({ code: 5_001, error }));
  }

  /** Plans what befalls the next calls of a path; `*` is every path. */
  plan(path: string, kind: string, more: object = {}): void {
    this.world.museum.control('/_museum/faults', { plan: [{ path, kind, ...more }] });
  }

  /** The bodies that were sent to a path, in order. */
  bodies(path: string): unknown[] {
    return this.#sent
      .filter((request) => request.path === path)
      .map(({ body = 'null' }) => JSON.parse(body));
  }

  /** Which languages were named in the requests to a path. */
  languagesOf(path: string): unknown[] {
    const named = this.bodies(path).map((body) => Object(body)['languages']);
    return [...new Set(named)];
  }
}
