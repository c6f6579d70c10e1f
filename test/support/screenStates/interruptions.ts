import type { Language } from '../../../src/domain/model/Language.ts';
import type { Visitor } from '../Visitor.ts';
import { appWords } from './appWords.ts';
import { dialogReads, isRead } from './cardActions.ts';
import { keptMuseums } from './keptMuseums.ts';
import {
  offline,
  type PlannedFault,
  reads,
  type ScreenState,
  type StateKind,
} from './ScreenState.ts';

const orderList = '/api/query/list-order';
const withToken = '/#/order?orgId=1&token=a-token';
/** What the screens behind home are wired with. */
const container = '**/assets/container-*.js';

/** What comes over whatever screen; here it is the list of orders. */
const anywhere = (
  name: string,
  kind: StateKind,
  reach: ScreenState['reach'],
  more: Partial<ScreenState> = {},
): ScreenState => ({ screen: 'anywhere', name, kind, path: '/#/order', reach, ...more });

const versionFile = '**/version.json?*';

/** Waits for a strip above the screen, once what a long visit needs has been loaded. */
const stripReads = async ({ page }: Visitor, name: string): Promise<void> => {
  await page.getByRole('article').first().waitFor();
  await page.clock.runFor(10_000);
  await page.getByRole('region', { name, exact: true }).waitFor();
};

const words = (language: Language) => appWords(language).interruptions;

/** A face of the strip above the screen while the museum is too busy to answer. */
const crowded = (
  name: string,
  fault: Omit<PlannedFault, 'path'>,
  title: (language: Language) => string,
): ScreenState =>
  anywhere(
    name,
    'loading',
    (visitor, language) =>
      visitor.page.getByRole('region', { name: title(language), exact: true }).waitFor(),
    { faults: [{ ...fault, path: orderList, times: 'always' }] },
  );

/** Lets what the screens behind home need fail to come, or never come at all. */
const without = async ({ page }: Visitor, kind: 'lost' | 'late'): Promise<void> => {
  await page.route(container, (route) => (kind === 'lost' ? route.abort() : undefined));
  await page.reload({ waitUntil: 'commit' });
};

/** Every face of what interrupts a visit. */
export const interruptionStates: readonly ScreenState[] = [
  anywhere(
    'maintenance',
    'modal',
    (visitor, language) => dialogReads(visitor, words(language).maintenanceStays),
    { museum: { maintenance: '<p>21:00</p>' }, path: withToken },
  ),
  anywhere(
    'expired',
    'modal',
    (visitor, language) => dialogReads(visitor, words(language).expiredText),
    { museum: { scenario: 'expiredLogin' } },
  ),
  anywhere(
    'breakdown',
    'error',
    async (visitor, language) => {
      await visitor.page.getByRole('article').first().waitFor();
      await isRead(visitor);
      await visitor.page.evaluate(() => {
        const filename = `${location.origin}/assets/first.js`;
        dispatchEvent(new ErrorEvent('error', { filename, error: new Error('a mistake') }));
      });
      await dialogReads(visitor, appWords(language).shell.crashText);
    },
    { museum: { kept: keptMuseums.oneAdult.kept } },
  ),
  crowded('crowd', { kind: 'html200' }, (language) => words(language).crowd),
  crowded(
    'museumDown',
    { kind: 'status', status: 503 },
    (language) => words(language).crowdMaintenance,
  ),
  anywhere(
    'released',
    'full',
    async (visitor, language) => {
      const json = { build: 'another-build' };
      await visitor.page.route(versionFile, (route) => route.fulfill({ json }));
      await stripReads(visitor, appWords(language).upkeep.released);
    },
    { museum: { kept: keptMuseums.oneAdult.kept }, leave: ({ page }) => page.unroute(versionFile) },
  ),
  anywhere(
    'disconnected',
    'offline',
    async (visitor, language) => {
      await visitor.page.getByRole('article').first().waitFor();
      await visitor.app.control('/_museum/faults', { plan: [offline] });
      await visitor.button(appWords(language).orders.reload).click();
      await stripReads(visitor, appWords(language).upkeep.lost);
    },
    { museum: { kept: keptMuseums.oneAdult.kept } },
  ),
  anywhere(
    'waiting',
    'loading',
    async (visitor, language) => {
      await without(visitor, 'late');
      await reads(visitor, appWords(language).shell.loading);
    },
    { leave: ({ page }) => page.unroute(container) },
  ),
  anywhere(
    'recovery',
    'error',
    async (visitor, language) => {
      await without(visitor, 'lost');
      await reads(visitor, appWords(language).shell.crashText);
    },
    {
      leave: async ({ page, app }) => {
        await page.unroute(container);
        app.forgive(/container-/);
      },
    },
  ),
];
