import type { Adjustment } from './Adjustment.ts';
import type { MuseumSeed } from './MuseumSeed.ts';

/** An ID number begins with the region that issued it. */
const regionLength = 6;

/** Whom the museum sells nothing to. */
export class Bans {
  readonly #mobiles: ReadonlySet<string>;
  readonly #regions: ReadonlySet<string>;

  constructor(seed: MuseumSeed, { blacklist, bannedRegions }: Adjustment) {
    this.#mobiles = new Set([...seed.blacklist, ...blacklist]);
    this.#regions = new Set([...seed.bannedRegions, ...bannedRegions]);
  }

  /** Whether a contact phone is on the blacklist. */
  isBlacklisted(mobile: string): boolean {
    return this.#mobiles.has(mobile);
  }

  /** Whether the region of an ID number is banned from ordering. */
  isRegionBanned(idNumber: string): boolean {
    return this.#regions.has(Bans.regionOf(idNumber));
  }

  /** The region that an ID number begins with. */
  static regionOf(idNumber: string): string {
    return idNumber.slice(0, regionLength);
  }
}
