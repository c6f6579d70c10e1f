import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { SwitchableVisibility } from '../../../src/adapters/inMemory/SwitchableVisibility.ts';
import type { OrderStatus } from '../../../src/domain/model/OrderStatus.ts';
import { PaymentMachines } from '../../../src/domain/model/PaymentMachines.ts';
import { failed, type Result, success } from '../../../src/domain/model/Result.ts';
import {
  handBackPace,
  healingPace,
  type PollOutcome,
  type PollPace,
  PollPayment,
} from '../../../src/domain/useCases/PollPayment.ts';
import { StubTill, theOrder } from '../../support/StubTill.ts';

/** How one question is answered, and after how long; `hang` never is. The last of a script repeats. */
type Step = { after?: number; status: Result<OrderStatus> } | 'hang';

const waiting: Result<OrderStatus> = success('toBePaid');
const issued: Result<OrderStatus> = success('issued');
const dropped: Result<OrderStatus> = failed({ kind: 'network' });

function aPoll(
  script: readonly Step[],
  pace: PollPace = handBackPace,
  visibility = new SwitchableVisibility(),
) {
  const clock = new ManualClock(1_000_000);
  const begin = clock.now();
  const askedAt: number[] = [];
  let inFlight = 0;
  let mostInFlight = 0;
  const answer = (step: Step) =>
    new Promise<Result<OrderStatus>>((resolve) => {
      if (step === 'hang') return;
      clock.after(step.after ?? 0, () => {
        inFlight -= 1;
        resolve(step.status);
      });
    });
  const museum = new StubTill({
    orderStatus: () => {
      const step = script[askedAt.length] ?? script.at(-1) ?? 'hang';
      askedAt.push(clock.now() - begin);
      inFlight += 1;
      mostInFlight = Math.max(mostInFlight, inFlight);
      return answer(step);
    },
  });
  const payments = new PaymentMachines();
  const machine = payments.of(theOrder);
  const outcomes: { outcome: PollOutcome; at: number }[] = [];
  const stop = new PollPayment({ museum, payments, clock, visibility }).execute(
    theOrder,
    pace,
    (outcome) => outcomes.push({ outcome, at: clock.now() - begin }),
  );
  return { clock, visibility, machine, askedAt, outcomes, stop, mostInFlight: () => mostInFlight };
}

describe('PollPayment', () => {
  it('[PAY-06] O-063: never issued: not confirmed at 29 s, after nine or ten questions', async () => {
    const { clock, askedAt, outcomes } = aPoll([{ after: 100, status: waiting }]);
    await clock.advance(120_000);
    expect(outcomes).toEqual([{ outcome: 'notConfirmed', at: 29_000 }]);
    expect(askedAt.length).toBeGreaterThanOrEqual(9);
    expect(askedAt.length).toBeLessThanOrEqual(10);
  });

  it('[PAY-06] asks at once, then 3 s after each answer (R19)', async () => {
    const { clock, askedAt } = aPoll([{ after: 500, status: waiting }]);
    await clock.advance(8_000);
    expect(askedAt).toEqual([0, 3_500, 7_000]);
  });

  it('[PAY-06] issued at the second question ends it', async () => {
    const { clock, askedAt, outcomes } = aPoll([
      { after: 100, status: waiting },
      { after: 100, status: issued },
    ]);
    await clock.advance(60_000);
    expect(outcomes).toEqual([{ outcome: 'issued', at: 3_200 }]);
    expect(askedAt).toHaveLength(2);
  });

  it.each([
    { name: 'paid', status: success<OrderStatus>('paid') },
    { name: 'unknown', status: success<OrderStatus>('unknown') },
    { name: 'refused', status: failed({ kind: 'business', code: '5', text: '' } as const) },
    { name: 'malformed', status: failed({ kind: 'malformed' } as const) },
  ])('[PAY-06] $name is no answer that ends it', async ({ status }) => {
    const { clock, outcomes } = aPoll([{ status }, { status: issued }]);
    await clock.advance(10_000);
    expect(outcomes).toEqual([{ outcome: 'issued', at: 3_000 }]);
  });

  it('[PAY-06] O-067: answers that take 7 s never overlap, and the end comes at 29 s', async () => {
    const { clock, outcomes, mostInFlight } = aPoll([{ after: 7_000, status: waiting }]);
    await clock.advance(60_000);
    expect(mostInFlight()).toBe(1);
    expect(outcomes).toEqual([{ outcome: 'notConfirmed', at: 29_000 }]);
  });

  it('[PAY-06] two questions without an answer do not end it', async () => {
    const { clock, outcomes } = aPoll([
      { status: dropped },
      { status: dropped },
      { after: 100, status: issued },
    ]);
    await clock.advance(60_000);
    expect(outcomes).toEqual([{ outcome: 'issued', at: 6_100 }]);
  });

  it('[PAY-06] a question that hangs does not outlive the 29 s', async () => {
    const { clock, askedAt, outcomes } = aPoll(['hang']);
    await clock.advance(60_000);
    expect(outcomes).toEqual([{ outcome: 'notConfirmed', at: 29_000 }]);
    // Each is given up after 8 s, and the next asked 3 s later.
    expect(askedAt).toEqual([0, 11_000, 22_000]);
  });

  it('[PAY-06] O-068: issued in an answer that comes after 29 s changes nothing any more', async () => {
    const { clock, outcomes } = aPoll([{ after: 40_000, status: issued }]);
    await clock.advance(60_000);
    expect(outcomes).toEqual([{ outcome: 'notConfirmed', at: 29_000 }]);
  });

  it('[PAY-06] O-065: left at 4 s, it asks no more and tells nothing', async () => {
    const { clock, askedAt, outcomes, stop } = aPoll([{ after: 100, status: waiting }]);
    await clock.advance(4_000);
    stop();
    await clock.advance(60_000);
    expect(askedAt).toEqual([0, 3_100]);
    expect(outcomes).toEqual([]);
  });

  it('[PAY-06] O-065: left while a question is under way, its answer does not go on with it', async () => {
    const { clock, askedAt, outcomes, stop } = aPoll([
      { after: 2_500, status: waiting },
      { after: 2_500, status: issued },
    ]);
    await clock.advance(6_000);
    stop();
    await clock.advance(60_000);
    expect(askedAt).toEqual([0, 5_500]);
    expect(outcomes).toEqual([]);
  });

  it('[PAY-06][Q-PAY-6] hidden time does not count, nothing is asked in it, and coming back asks at once', async () => {
    const { clock, visibility, askedAt, outcomes } = aPoll([{ status: waiting }]);
    await clock.advance(10_000);
    visibility.hide();
    await clock.advance(300_000);
    expect(askedAt.at(-1)).toBe(9_000);
    expect(outcomes).toEqual([]);
    visibility.show();
    await clock.advance(0);
    expect(askedAt.at(-1)).toBe(310_000);
    await clock.advance(60_000);
    expect(outcomes).toEqual([{ outcome: 'notConfirmed', at: 329_000 }]);
  });

  it('[PAY-06] begun in the background, it waits to be seen', async () => {
    const background = new SwitchableVisibility();
    background.hide();
    const { clock, askedAt, outcomes } = aPoll([{ status: issued }], handBackPace, background);
    await clock.advance(60_000);
    expect(askedAt).toEqual([]);
    background.show();
    await clock.advance(0);
    expect(outcomes).toEqual([{ outcome: 'issued', at: 60_000 }]);
  });

  it('[PAY-06][Q-PAY-6] restored from memory, it asks at once and never twice at a time', async () => {
    const { clock, visibility, askedAt, mostInFlight } = aPoll([{ after: 1_000, status: waiting }]);
    await clock.advance(500);
    visibility.restore();
    await clock.advance(1_500);
    visibility.restore();
    await clock.advance(0);
    expect(askedAt).toEqual([0, 2_000]);
    expect(mostInFlight()).toBe(1);
  });

  it('[Q-PAY-14] a login that has expired ends it with its own outcome', async () => {
    const { clock, askedAt, outcomes } = aPoll([
      { status: waiting },
      { status: failed({ kind: 'expired' }) },
    ]);
    await clock.advance(60_000);
    expect(outcomes).toEqual([{ outcome: 'expired', at: 3_000 }]);
    expect(askedAt).toHaveLength(2);
  });

  it.each([
    { at: 2_000, pace: handBackPace, expected: 'issued' },
    { at: 28_900, pace: handBackPace, expected: 'notConfirmed' },
    { at: 26_900, pace: handBackPace, expected: 'issued' },
    { at: 29_100, pace: handBackPace, expected: 'notConfirmed' },
    { at: 240_000, pace: healingPace, expected: 'issued' },
    { at: 301_000, pace: healingPace, expected: 'notConfirmed' },
  ])('[PAY-06][PAY-09] issued at $at ms, asked for $pace.timeoutMs ms: $expected', async (when) => {
    const clock = new ManualClock(1_000_000);
    const museum = new StubTill({
      orderStatus: async () => (clock.now() - 1_000_000 >= when.at ? issued : waiting),
    });
    const visibility = new SwitchableVisibility();
    const outcomes: PollOutcome[] = [];
    const polling = new PollPayment({ museum, payments: new PaymentMachines(), clock, visibility });
    polling.execute(theOrder, when.pace, (outcome) => outcomes.push(outcome));
    await clock.advance(400_000);
    expect(outcomes).toEqual([when.expected]);
  });

  it('[PAY-09] the healing page asks every 10 s for 5 minutes', async () => {
    const { clock, askedAt, outcomes } = aPoll([{ status: waiting }], healingPace);
    await clock.advance(400_000);
    expect(askedAt.slice(0, 3)).toEqual([0, 10_000, 20_000]);
    expect(outcomes).toEqual([{ outcome: 'notConfirmed', at: 300_000 }]);
  });

  it('[PAY-06][Q-PAY-6] an answer that comes after the next one counts where it says issued, and only there', async () => {
    const late = aPoll([
      { after: 12_000, status: issued },
      { after: 100, status: waiting },
    ]);
    await late.clock.advance(60_000);
    expect(late.outcomes).toEqual([{ outcome: 'issued', at: 12_000 }]);
    const stale = aPoll([
      { after: 12_000, status: failed({ kind: 'expired' }) },
      { after: 100, status: waiting },
    ]);
    await stale.clock.advance(60_000);
    expect(stale.outcomes).toEqual([{ outcome: 'notConfirmed', at: 29_000 }]);
  });

  it('[PAY-06][Q-PAY-6] a clock that is put right on the way takes no time away', async () => {
    const { clock, visibility, outcomes } = aPoll([{ status: waiting }]);
    await clock.advance(10_000);
    clock.correct(clock.now() + 3_600_000);
    visibility.hide();
    visibility.show();
    await clock.advance(19_000);
    expect(outcomes).toEqual([]);
    await clock.advance(30_000);
    expect(outcomes).toHaveLength(1);
  });

  it('[PAY-06][Q-PAY-1] the order’s payment is told how it ended, and that nobody waits any more', async () => {
    const forever = aPoll([{ status: waiting }]);
    expect(forever.machine.state).toBe('confirming');
    await forever.clock.advance(29_000);
    expect(forever.machine.state).toBe('notConfirmed');
    const paid = aPoll([{ status: issued }]);
    await paid.clock.advance(0);
    expect(paid.machine.state).toBe('issued');
    const left = aPoll([{ status: waiting }]);
    left.stop();
    expect(left.machine.state).toBe('notConfirmed');
    const healing = aPoll([{ status: waiting }], healingPace);
    expect(healing.machine.state).toBe('idle');
    healing.stop();
    expect(healing.machine.state).toBe('idle');
  });
});
