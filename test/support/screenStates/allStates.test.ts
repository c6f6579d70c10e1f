import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { paths } from '../../../src/ui/paths.ts';
import { allStates } from './all.ts';
import { type Screen, type ScreenState, type StateKind, stateKinds } from './ScreenState.ts';

/** What no visitor can see, and why; whatever else a screen has no state of is missing. */
const cannotHappen: readonly {
  readonly screen: Screen;
  readonly kind: StateKind;
  readonly because: string;
}[] = [
  {
    screen: 'orderForm',
    kind: 'empty',
    because: 'without tickets there is no form: the way leads home before anything is drawn',
  },
  {
    screen: 'paymentReturn',
    kind: 'full',
    because: 'it shows that it waits, and leaves for the result as soon as there is one',
  },
  { screen: 'paymentReturn', kind: 'modal', because: 'it opens no dialog' },
  { screen: 'paymentResult', kind: 'modal', because: 'it opens no dialog' },
  {
    screen: 'orderQuery',
    kind: 'modal',
    because: 'it opens no dialog; the one that looks orders up opens over their list',
  },
  { screen: 'smsCode', kind: 'modal', because: 'it opens no dialog' },
];

const screens = Object.keys(paths);
const cellOf = ({ screen, kind }: { readonly screen: string; readonly kind: StateKind }): string =>
  `${screen}, ${kind}`;
const nameOf = ({ screen, name }: ScreenState): string => `${screen}, ${name}`;

/** The lists that the journeys walk, by the names they import them with. */
async function walked(): Promise<ReadonlySet<ScreenState>> {
  const folder = join(import.meta.dirname, '../../journeys/screens');
  const states = new Set<ScreenState>();
  for (const file of readdirSync(folder)) {
    const source = readFileSync(join(folder, file), 'utf8');
    for (const [, name = '', from = ''] of source.matchAll(
      /import \{ (\w+States) \} from '..\/..\/support\/screenStates\/(\w+)\.ts'/g,
    )) {
      const { [name]: list } = await import(
        /* @vite-ignore */ pathToFileURL(join(import.meta.dirname, `${from}.ts`)).href
      );
      expect(list, `${name} of ${from}.ts`).toBeInstanceOf(Array);
      for (const state of list) states.add(state);
    }
  }
  return states;
}

describe('[Q-A11Y-1] the list of states that are looked at', () => {
  it('has one of every kind for every screen that has a route, or a reason why there is none', () => {
    const every = screens.flatMap((screen) => stateKinds.map((kind) => cellOf({ screen, kind })));
    const listed = new Set(allStates.map(cellOf));
    const excused = new Set(cannotHappen.map(cellOf));
    expect(every.filter((cell) => !listed.has(cell) && !excused.has(cell))).toEqual([]);
    // A reason that is none any more.
    expect([...excused].filter((cell) => listed.has(cell) || !every.includes(cell))).toEqual([]);
  });

  it('names each state of a screen once', () => {
    const names = allStates.map(nameOf);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });

  it('opens each state at the address of its screen', () => {
    const patterns = new Map<string, string>(
      Object.entries(paths).map(([screen, place]) => [
        screen,
        'patterns' in place ? '/payresult' : place.pattern,
      ]),
    );
    const astray = allStates.filter(({ screen, path = '/#/index' }) => {
      const at =
        path
          .replace(/^[^#]*#/, '')
          .split('?')[0]
          ?.toLowerCase() ?? '';
      const pattern = patterns.get(screen);
      return pattern !== undefined && at !== pattern && !at.startsWith(`${pattern}/`);
    });
    expect(astray.map(nameOf)).toEqual([]);
  });

  it('is walked from end to end by the journeys', async () => {
    const seen = await walked();
    expect(allStates.filter((state) => !seen.has(state)).map(nameOf)).toEqual([]);
    expect([...seen].filter((state) => !allStates.includes(state)).map(nameOf)).toEqual([]);
  });
});
