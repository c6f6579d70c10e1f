import { parkMiller } from '../../src/adapters/inMemory/museum/parkMiller.ts';
import type { Chance } from '../../src/ports/Chance.ts';
import { CrowdedMuseum, type Museum } from './CrowdedMuseum.ts';
import { Phone, type Visit } from './Phone.ts';
import { VirtualTime } from './VirtualTime.ts';

/** A crowd and what its museum goes through. */
export interface Scenario {
  readonly name: string;
  /** Within how many milliseconds everybody arrives. */
  readonly arriveWithinMs: number;
  /** Everybody sits before the maintenance notice, and comes when it is gone. */
  readonly waitsForMaintenance: boolean;
  readonly museum: Museum;
}

/** So many phones, and a museum that can answer 2,000 requests a second. */
const crowd = 100_000;

const museum: Museum = { requestsPerSecond: 2_000, retryAfterSeconds: 60, places: 20_000 };

/** What a crowd is tried with (Q-RUSH-4). */
export const scenarios: readonly Scenario[] = [
  { name: 'on sale', arriveWithinMs: 3_000, waitsForMaintenance: false, museum },
  {
    name: 'outage of 60 s',
    arriveWithinMs: 300_000,
    waitsForMaintenance: false,
    museum: { ...museum, outage: { from: 60_000, to: 120_000 } },
  },
  {
    name: 'end of maintenance',
    arriveWithinMs: 120_000,
    waitsForMaintenance: true,
    museum: { ...museum, maintenanceUntil: 180_000 },
  },
  {
    name: '10 % slow',
    arriveWithinMs: 100_000,
    waitsForMaintenance: false,
    museum: { ...museum, slow: { share: 0.1, mostMs: 15_000 } },
  },
];

/** What a crowd may do to the museum, and has to get from it (Q-RUSH-3, Q-RUSH-4). */
export const bounds = {
  amplification: 3,
  served: 0.999,
  peakShare: 0.02,
  p99Seconds: 180,
} as const;

/** What came of a scenario. */
export interface Outcome {
  readonly name: string;
  readonly phones: number;
  /** Requests that arrived, by virtual second. */
  readonly requests: readonly number[];
  /** Requests for each that had to be made: one read a visitor, one order for each who wanted one, and the polls. */
  readonly amplification: number;
  /** The share of visitors who saw the slots and, where they ordered, the museum's word. */
  readonly served: number;
  /** The busiest second after the first minute, as a share of all phones. */
  readonly peakShare: number;
  /** The time from coming to the slots that 99 of 100 visitors did not exceed, in seconds. */
  readonly p99Seconds: number;
  readonly orders: number;
  /** More orders than places, or a place counted twice. */
  readonly oversold: number;
}

/** What is wrong with an outcome, in words; empty when nothing is. */
export function broken(outcome: Outcome): readonly string[] {
  const { amplification, served, peakShare, p99Seconds, oversold } = outcome;
  return [
    amplification <= bounds.amplification ||
      `asked ${amplification.toFixed(2)} times what was needed`,
    served >= bounds.served || `served ${(served * 100).toFixed(2)} % only`,
    peakShare <= bounds.peakShare || `${(peakShare * 100).toFixed(2)} % came in one second`,
    p99Seconds <= bounds.p99Seconds ||
      `one in a hundred waited ${p99Seconds.toFixed(0)} s or longer`,
    oversold === 0 || `sold ${oversold} places too many`,
  ].filter((wrong) => typeof wrong === 'string');
}

const longestMs = 1_800_000;
const firstMinute = 60;

/** How a scenario is played. */
export interface Playing {
  /** Museum and crowd are scaled down together. */
  readonly phones?: number;
  /** The same seed gives the same outcome. */
  readonly seed?: number;
  /** The chance that the phones' own policies draw from, in place of the seed's. */
  readonly policyChance?: Chance;
}

/** Plays a scenario from the first visitor to the last answer, or for half an hour. */
export async function play(
  scenario: Scenario,
  { phones = crowd, seed = 20_261_201, policyChance }: Playing = {},
): Promise<Outcome> {
  const scale = phones / crowd;
  const chance = chanceOf(seed);
  const time = new VirtualTime();
  const { requestsPerSecond, places } = scenario.museum;
  const served = new CrowdedMuseum(
    time,
    {
      ...scenario.museum,
      requestsPerSecond: requestsPerSecond * scale,
      places: Math.round(places * scale),
    },
    chance,
  );
  const visits: Visit[] = [];
  for (let phone = 0; phone < phones; phone += 1) {
    time.after(chance() * scenario.arriveWithinMs, () => {
      const visitor = new Phone({
        time,
        transport: served,
        hand: chance,
        policy: policyChance ?? chance,
      });
      visits.push(visitor.visit);
      void (scenario.waitsForMaintenance ? visitor.comesAfterMaintenance() : visitor.comes());
    });
  }
  await time.run(longestMs);
  return outcomeOf(scenario, served, visits);
}

function outcomeOf(scenario: Scenario, museum: CrowdedMuseum, visits: readonly Visit[]): Outcome {
  const phones = visits.length;
  const requests = Array.from(museum.requests, (count: number | undefined) => count ?? 0);
  const asked = requests.reduce((sum, count) => sum + count, 0);
  const wanted = visits.filter(({ wantedTicket }) => wantedTicket).length;
  const isServed = ({ servedAt, wantedTicket, outcome }: Visit) =>
    servedAt !== null && (!wantedTicket || outcome !== null);
  const { maintenanceUntil = 0 } = scenario.museum;
  const waits = visits
    .map(({ arrivedAt, servedAt }) =>
      servedAt === null ? Infinity : servedAt - Math.max(arrivedAt, maintenanceUntil),
    )
    .sort((one, other) => one - other);
  const { capacity } = museum.stock.counts('the slot', 'ordinary');
  return {
    name: scenario.name,
    phones,
    requests,
    amplification: asked / (phones + wanted + museum.polls),
    served: visits.filter(isServed).length / phones,
    peakShare: Math.max(0, ...requests.slice(firstMinute)) / phones,
    p99Seconds: (waits[Math.ceil(phones * 0.99) - 1] ?? Infinity) / 1000,
    orders: museum.ordersSaved,
    oversold: museum.isStockRight ? Math.max(museum.ordersSaved - capacity, 0) : Infinity,
  };
}

function chanceOf(seed: number): Chance {
  let last = seed;
  return () => {
    last = parkMiller.next(last);
    return parkMiller.share(last);
  };
}
