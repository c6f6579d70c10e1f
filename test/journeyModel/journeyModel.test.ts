import { describe, expect, it } from 'vitest';
import { examples } from './examples.ts';
import { commandNames, goJourneys, journeyText } from './journeys.ts';
import { tally } from './Step.ts';

const runs = 1_000;
const seed = 20_261_128;
const shrinkForMs = 60_000;

/** Goes journeys; on failure says what was done in them. */
async function allGoWell(journeys: Parameters<typeof goJourneys>[0]): Promise<void> {
  const failed = await goJourneys({ ...journeys, shrinkForMs });
  if (failed !== null) throw new Error(journeyText(failed));
}

describe('visitors on random ways through the whole app', () => {
  it('[Q-BAD-4] go well where they once did not', async () => {
    for (const { what, ...example } of examples) {
      await expect(allGoWell({ runs: 1, ...example }), what).resolves.toBeUndefined();
    }
  });

  it(`[Q-BAD-4] [Q-BAD-5] [Q-STK-1] [Q-PAY-2] go well ${runs} times: paid once and said so only then, no place sold twice, nobody named in storage, no order twice, always a way out`, async () => {
    await allGoWell({ runs, seed });
    // The run is worth something only if it goes far, and tries everything.
    const times = (name: string) => tally.get(name) ?? 0;
    expect(commandNames.filter((name) => times(name) === 0)).toEqual([]);
    expect(times('museum: issued')).toBeGreaterThan(300);
    expect(times('museum: rebooked')).toBeGreaterThan(20);
    expect(times('museum: tickets-refunded')).toBeGreaterThan(10);
    expect(times('museum: order-cancelled')).toBeGreaterThan(0);
  }, 1_200_000);
});
