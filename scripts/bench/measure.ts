import { coldVisit } from './coldVisit.ts';
import type { FloorName } from './floors.ts';
import { lighthouseVerdict } from './lighthouseVerdict.ts';
import {
  memoryOverChanges,
  nextScreens,
  scriptsToTicket,
  tapsInMuseum,
  visitAtTheEdge,
} from './otherMeasures.ts';
import { connections } from './Phone.ts';
import type { RoundSeries } from './RoundSeries.ts';
import type { Site } from './Site.ts';
import { type ScreenName, screens } from './screens.ts';
import { slowestTap } from './taps.ts';

/** What is measured, and how often. */
export interface BenchPlan {
  readonly rounds: number;
  readonly pages: readonly ScreenName[];
  /** Whether only cold visits are made, and nothing is done afterwards. */
  readonly isQuick: boolean;
}

const floors: readonly FloorName[] = ['static', 'hello'];
const { slow4g } = connections;

/** So often what takes long and needs no ratio beside the floors. */
const fewRounds = 3;

/** Takes turns at the floors and the screens, round after round, and then at everything else. */
export async function measure(
  site: Site,
  { rounds, pages, isQuick }: BenchPlan,
  results: RoundSeries,
): Promise<void> {
  // Whoever comes first waits until everything is packed: that is nobody's business but the server's.
  for (const floor of floors) await coldVisit(site.phoneForFloor(floor, null));
  for (const page of pages) await coldVisit(site.phoneFor(screens[page], null));

  for (let round = 0; round < rounds; round += 1) await measureRound(site, pages, round, results);
  if (isQuick) return;
  await results.take(0, 'way', () => scriptsToTicket(site));
  await results.take(0, 'memory', () => memoryOverChanges(site));
  for (let round = 0; round < rounds; round += 1) {
    // One visit may take half as long again as another.
    await results.take(round, 'next', () => nextScreens(site));
    if (round < fewRounds) await measureTheRest(site, round, results);
  }
}

async function measureRound(
  site: Site,
  pages: readonly ScreenName[],
  round: number,
  results: RoundSeries,
): Promise<void> {
  for (const floor of floors) {
    await results.take(round, floor, () => coldVisit(site.phoneForFloor(floor, slow4g)));
  }
  const shifts: number[] = [];
  for (const page of pages) {
    const visit = await results.take(round, page, () =>
      coldVisit(site.phoneFor(screens[page], slow4g), async (phone) =>
        page === 'home' ? slowestTap(phone, page) : null,
      ),
    );
    if (visit !== null) shifts.push(visit.cls);
  }
  if (shifts.length > 0) results.note(round, 'all', { cls: Math.max(...shifts) });
}

async function measureTheRest(site: Site, round: number, results: RoundSeries): Promise<void> {
  for (const size of ['small', 'large'] as const) {
    await results.take(round, size, () => tapsInMuseum(site, size));
  }
  await results.take(round, 'edge', () => visitAtTheEdge(site));
  await results.take(round, 'lighthouse', async () => {
    site.museum.become('new', 0);
    const { url, publicKeyHash } = site.address;
    const { scores, shortfalls } = await lighthouseVerdict(url, publicKeyHash);
    for (const shortfall of shortfalls) results.remark(`  ${shortfall}`);
    return scores;
  });
}
