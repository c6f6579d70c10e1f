import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { youngInterfacesOf } from '../support/oldEngines/youngInterfaces.ts';
import { youngStylesOf } from '../support/oldEngines/youngStyles.ts';
import { takeYoungApis } from '../support/takeYoungApis.ts';

const root = join(import.meta.dirname, '../..');
const config = join(root, 'tsconfig.app.json');

/** What is used all the same, with what Chrome 87 and iOS 14.5 do in its place. */
const doWithout: Readonly<Record<string, string>> = {
  'at-rules.container': 'a dialog in a low window goes by the height of the screen alone',
  'at-rules.page': 'paper has the margins of the printer',
  'properties.accent-color': 'a check box is as blue as the browser has it',
  'properties.align-self.start': 'in a grid, and there they know it',
  'properties.aspect-ratio': 'the banner is as high as it is at the least',
  'properties.contain-intrinsic-block-size': 'it says how high something is that they do not skip',
  'properties.contain-intrinsic-inline-size': 'it says how wide something is that they do not skip',
  'properties.contain-intrinsic-size': 'it says how high something is that they do not skip',
  'properties.container-type': 'a dialog in a low window goes by the height of the screen alone',
  'properties.content-visibility': 'long lists are laid out whole',
  'properties.cursor': 'no finger has a pointer',
  'properties.forced-color-adjust': 'they force no colours',
  'properties.overflow-wrap.anywhere': 'long words break as the page says, by `break-word`',
  'properties.overscroll-behavior': 'the page behind goes along at the end of a list',
  'properties.overscroll-behavior-x': 'a swipe at the end of the banner may go back',
  'properties.scroll-behavior': 'the banner jumps to the next picture',
  'properties.scroll-margin-block': 'a label above a field may be scrolled out of sight',
  'properties.scroll-padding-block':
    'what takes the focus is brought in by the browser, to wherever it likes',
  'properties.scroll-snap-stop': 'a long swipe passes a picture over',
  'properties.scrollbar-width':
    'phones draw their bars over what scrolls, and WebKit’s own rule is beside it',
  'properties.text-wrap': 'headings break where the line is full',
  'properties.user-select.all': 'a tap chooses a part of the number, not all of it',
  'selectors.backdrop': 'they have no dialogs of their own, and so nothing behind them',
  'selectors.focus-visible': 'every focus has its ring, by the rule for `:focus`',
  'selectors.is': 'the build writes it as `:-webkit-any` beside it',
};

/** Interfaces used where there are any; the journey without them takes each away. */
const goWithout = [
  'api.BroadcastChannel.postMessage',
  'api.HTMLDialogElement.close',
  'api.HTMLDialogElement.showModal',
  'api.LockManager.request',
  'api.Navigator.locks',
  'api.Window.requestIdleCallback',
];

const styles = (): readonly string[] =>
  readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(root, 'dist', name), 'utf8'));

describe('Chrome 87 and iOS 14.5, by the table of what came when', () => {
  it('[Q-WV-1] know every style that is shipped, but for those that they can do without', () => {
    const found = new Set(styles().flatMap((css) => [...youngStylesOf(css)]));
    expect([...found].filter((path) => !Object.hasOwn(doWithout, coveredBy(path)))).toEqual([]);
    const covering = new Set([...found].map(coveredBy));
    expect(Object.keys(doWithout).filter((path) => !covering.has(path))).toEqual([]);
  });

  it('[Q-WV-1] and see what is younger', () => {
    expect([
      ...youngStylesOf('a{rotate:1deg;width:50cqw;color:color-mix(in srgb,red,blue)}'),
    ]).toEqual([
      'properties.rotate',
      'types.length.container_query_length_units',
      'types.color.color-mix',
    ]);
    expect([...youngStylesOf('@layer a{p:user-valid{height:1dvh}}')]).toEqual([
      'at-rules.layer',
      'selectors.user-valid',
      'types.length.viewport_percentage_units_dynamic',
    ]);
    expect([...youngStylesOf('@supports (height:100dvh){a{height:100dvh}}')]).toEqual([]);
    expect([...youngStylesOf('a{-webkit-appearance:none;appearance:none;gap:1px}')]).toEqual([]);
  });

  it('[Q-WV-1] know every interface that the app names, but for those whose absence a journey goes through', () => {
    const found = youngInterfacesOf(config);
    expect([...found].filter(([path]) => !goWithout.includes(path))).toEqual([]);
    expect(goWithout.filter((path) => !found.has(path))).toEqual([]);
    const taken = takeYoungApis.toString();
    const names = goWithout.map((path) => path.split('.').slice(1));
    expect(names.filter((each) => !each.some((name) => taken.includes(name)))).toEqual([]);
  });

  it('[Q-WV-1] and see what is younger among them', () => {
    const young = `
      export const last = [1].at(-1) ?? structuredClone(Object.hasOwn({}, 'a'));
      export const soon = () => AbortSignal.timeout(1);
      export const all = [document.createElement('div').inert, 'a'.replaceAll('a', 'b')];
    `;
    expect([...youngInterfacesOf(config, young).keys()]).toEqual([
      'javascript.builtins.Array.at',
      'api.structuredClone',
      'javascript.builtins.Object.hasOwn',
      'api.AbortSignal.timeout_static',
      'api.HTMLElement.inert',
    ]);
  });
});

/** The entry that speaks for a path: its own, or that of the property for what it is set to. */
function coveredBy(path: string): string {
  const property = path.split('.').slice(0, 2).join('.');
  return Object.hasOwn(doWithout, path) ? path : property;
}
