import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../journeys');
const journeys = readdirSync(folder)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

/** A visitor who makes the museum do something: orders, pays, calls off, gives back, moves, tops up. */
const writes = /\.(buy|pay|payBy|comesToPayment|answerCashier|cancel|refund|rebook|replenish)\(/;
/** The museum's own word on what it did: journal, orders, places. */
const asks =
  /\b(museum|app|desk)\b[^;]*?\.(count|journal|effects|calls|orders|order|theOrder|slot|tickets)\(|'\/_museum\/(journal|state)'/;

describe('journeys', () => {
  const writing = journeys.filter(({ text }) => writes.test(text));

  it('[Q-STK-6] that write believe the museum’s journal, not the screen alone', () => {
    expect(writing.length).toBeGreaterThan(10);
    expect(writing.filter(({ text }) => !asks.test(text)).map(({ name }) => name)).toEqual([]);
  });
});
