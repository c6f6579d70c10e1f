import type { Page } from 'playwright-core';
import type { Language } from '../../../src/domain/model/Language.ts';
import type { paths } from '../../../src/ui/paths.ts';
import { openingTime, type Visitor } from '../Visitor.ts';

/** A screen by the name of its path; `anywhere` for what can come over each of them. */
export type Screen = keyof typeof paths | 'anywhere';

/** The kinds of state that every screen has, or has a reason not to have. */
export const stateKinds = ['loading', 'empty', 'full', 'error', 'modal', 'offline'] as const;

/** See {@link stateKinds}. */
export type StateKind = (typeof stateKinds)[number];

/** What goes wrong with a call, or takes long. */
export interface PlannedFault {
  readonly path: string;
  readonly kind: string;
  readonly times?: number | 'always';
  readonly ms?: number;
  readonly status?: number;
  readonly code?: number;
}

/** How the museum is before the visitor comes. */
export interface MuseumBefore {
  /** `default` unless said otherwise. */
  readonly scenario?: string;
  /** ISO text; {@link openingTime} unless said otherwise. */
  readonly now?: string;
  /** A provider state takes the place of scenario and time. */
  readonly providerState?: { readonly state: string; readonly params?: object };
  /** How an in-memory museum was left, by its own `save()`: takes the place of the scenario, its clock put at `now`. */
  readonly kept?: string;
  /** The HTML of an announced maintenance. */
  readonly maintenance?: string;
}

/** The session storage of a tab. */
export type SessionText = Readonly<Record<string, string>>;

/** One of the faces of a screen, and how a visitor gets to see it. */
export interface ScreenState {
  readonly screen: Screen;
  readonly kind: StateKind;
  /** Unlike all others' of its screen. */
  readonly name: string;
  readonly museum?: MuseumBefore;
  /** What goes wrong from the first call on. */
  readonly faults?: readonly PlannedFault[];
  /** What their tab keeps already; nothing unless said otherwise. May use the page to find out. */
  readonly session?: (visitor: Visitor, language: Language) => Promise<SessionText>;
  /** The address they come by; home unless said otherwise. */
  readonly path?: string;
  /** What the visitor does, and what they wait for to see. */
  readonly reach: (visitor: Visitor, language: Language) => Promise<unknown>;
  /** Undoes what the next state must not find, and forgives what went wrong on purpose. */
  readonly leave?: (visitor: Visitor) => Promise<unknown>;
}

/** A call that never ends while it is looked at. */
export const slow = (path: string): PlannedFault => ({
  path,
  kind: 'delayBefore',
  times: 'always',
  ms: 600_000,
});

/** A call that the museum refuses in its own words. */
export const refused = (path: string): PlannedFault => ({
  path,
  kind: 'businessError',
  times: 'always',
});

/** No call reaches the museum. */
export const offline: PlannedFault = { path: '*', kind: 'dropRequest', times: 'always' };

/** Waits for a text on the screen proper. */
export const reads = ({ page }: Visitor, text: string | RegExp): Promise<void> =>
  page.locator('main').getByText(text).first().waitFor();

/** Waits for a dialog and its first button. */
export const opens = ({ page }: Visitor, name: string | RegExp): Promise<void> =>
  page.getByRole('dialog', { name }).getByRole('button').first().waitFor();

/** Makes the museum and the visit new, and brings the visitor to a state. The page must have started once. */
export async function enter(
  state: ScreenState,
  visitor: Visitor,
  language: Language,
): Promise<void> {
  const { app, page } = visitor;
  const session = (await state.session?.(visitor, language)) ?? {};
  const { museum = {} } = state;
  const { scenario = 'default', now = openingTime, providerState, maintenance, kept } = museum;
  if (kept !== undefined) await keepMuseum(page, kept, now);
  else if (providerState === undefined) await app.control('/_museum/reset', { now, scenario });
  else await app.control('/_museum/providerState', providerState);
  if (maintenance !== undefined) {
    await app.control('/_museum/maintenance', { html: maintenance });
  }
  if (state.faults !== undefined) await app.control('/_museum/faults', { plan: state.faults });
  await comeAnew(page, app.url + (state.path ?? '/#/index'), session);
  await state.reach(visitor, language);
}

/** Comes to an address as if for the first time, with one load; the tab keeps a session and nothing else. */
export async function comeAnew(
  page: Page,
  address: string,
  session: SessionText = {},
): Promise<void> {
  await page.evaluate(
    ([to, kept]) => {
      sessionStorage.clear();
      for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
      // The router listens to `history.replaceState`, and must not move before it is loaded anew.
      History.prototype.replaceState.call(history, null, '', to);
    },
    [address, session] as const,
  );
  await page.reload({ waitUntil: 'commit' });
}

/** Puts a museum where the page finds it at its next call, since each looks whether another tab has changed it. */
export const keepMuseum = (page: Page, kept: string, now = openingTime): Promise<void> =>
  page.evaluate(
    ([state, at]) => {
      const clockOffset = Date.parse(at) - Date.now();
      localStorage.setItem(
        'in-memory-museum',
        JSON.stringify({ ...JSON.parse(state), clockOffset }),
      );
    },
    [kept, now] as const,
  );
