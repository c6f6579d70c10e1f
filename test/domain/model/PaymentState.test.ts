import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PaymentMachine } from '../../../src/domain/model/PaymentMachine.ts';
import {
  isSettled,
  isUnderWay,
  mayPress,
  type PaymentEvent,
  type PaymentState,
  paymentStateAfter,
} from '../../../src/domain/model/PaymentState.ts';

const states: readonly PaymentState[] = [
  'idle',
  'preChecking',
  'creating',
  'handedOffJsapi',
  'handedOffBank',
  'reading',
  'confirming',
  'elsewhere',
  'notConfirmed',
  'unpaid',
  'refused',
  'paid',
  'issued',
];

/**
 * Every event in every state, in the order of {@link states}: the state it leads to, or `·` where it can't happen or
 * changes nothing.
 */
const expected = `
press        preChecking  · · · · · · · · preChecking preChecking · ·
cameBack     · · · confirming notConfirmed · · · · · · · ·
arrived      confirming · · confirming confirming · confirming · confirming confirming confirming · ·
doubted      notConfirmed · · · · · · · · notConfirmed notConfirmed · ·
left         · idle · · · · notConfirmed · · · · · ·
cleared      · creating · · · · · · · · · · ·
confirmed    · · confirming · · · · · · · · · ·
refused      · · refused · · · · · · · · · ·
unpaid       · · · · · unpaid · · unpaid · · · ·
notIssued    · · · · · refused · · · · · · ·
over         refused · · · · refused · · refused refused refused · ·
paid         paid paid paid paid paid paid paid paid paid paid paid · ·
issued       issued issued issued issued issued issued issued issued issued issued issued issued ·
expired      · idle idle · · notConfirmed notConfirmed · · · · · ·
unread       · idle · · · notConfirmed · · · · · · ·
lost         · · reading · · · · · · · · · ·
sheetOpened  · · handedOffJsapi · · · · · · · · · ·
bankOpened   · · handedOffBank · · · · · · · · · ·
notHere      · · idle idle · · · · · · · · ·
returned     · · · confirming · · · · · · · · ·
notPaid      · · · reading · · · · · · · · ·
timeUp       · · · · · · notConfirmed · · · · · ·
elsewhere    · elsewhere · · · · · · · · · · ·
turnCame     · · · · · · · reading · · · · ·
`;

const table = expected
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))
  // What is read here is the table above, whose words are checked by what they must lead to.
  .map(([event, ...nexts]) => ({ event: event as PaymentEvent, nexts }));
const events = table.map(({ event }) => event);
const pairs = table.flatMap(({ event, nexts }) =>
  states.map((state, place) => ({ event, state, next: nexts[place] ?? '?' })),
);

describe('PaymentState', () => {
  it('[Q-PAY-1] the table knows every event in every state', () => {
    expect(pairs).toHaveLength(24 * 13);
    expect(table.map(({ nexts }) => nexts.length)).toEqual(table.map(() => 13));
  });

  it.each(pairs)('[Q-PAY-1] $event while $state: $next', ({ event, state, next }) => {
    expect(paymentStateAfter(state, event) ?? '·').toBe(next);
  });

  it('[PAY-06][Q-PAY-1] nothing leads to issued but the museum’s word, and nothing leads out of it', () => {
    const ways = pairs.filter(({ next }) => next === 'issued').map(({ event }) => event);
    expect(new Set(ways)).toEqual(new Set(['issued']));
    expect(events.filter((event) => paymentStateAfter('issued', event) !== null)).toEqual([]);
    expect(events.filter((event) => paymentStateAfter('paid', event) !== null)).toEqual(['issued']);
  });

  it('[PAY-10][Q-PAY-1] a payment begins by a press that was cleared by the pre-check, and by nothing else', () => {
    const ways = pairs.filter(({ next }) => next === 'creating');
    expect(ways).toEqual([{ event: 'cleared', state: 'preChecking', next: 'creating' }]);
    expect(pairs.filter(({ next }) => next === 'preChecking').map(({ event }) => event)).toEqual([
      'press',
      'press',
      'press',
    ]);
  });

  it('[PAY-09] what is not confirmed is unlocked by the museum alone', () => {
    const out = events.filter((event) => paymentStateAfter('notConfirmed', event) !== null);
    expect(new Set(out)).toEqual(new Set(['arrived', 'unpaid', 'over', 'paid', 'issued']));
    expect(states.filter(mayPress)).toEqual(['idle', 'unpaid', 'refused']);
  });

  it('[PAY-10] no state strands: from each there is a way to an end, or the pay button works', () => {
    const reaches = (state: PaymentState): boolean => {
      const seen = new Set<PaymentState>([state]);
      for (const one of seen) {
        for (const event of events) {
          const next = paymentStateAfter(one, event);
          if (next !== null) seen.add(next);
        }
      }
      return [...seen].some((one) => isSettled(one) || mayPress(one));
    };
    expect(states.filter((state) => !reaches(state))).toEqual([]);
    expect(states.filter((state) => isUnderWay(state) && mayPress(state))).toEqual([]);
  });
});

describe('PaymentMachine', () => {
  it('[PAY-10][Q-PAY-1] whatever happens in whatever order, paid is never said without the museum, nor paying begun twice', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 60 }), (happened) => {
        const machine = new PaymentMachine();
        let wasIssued = false;
        let wasPaid = false;
        let isOpen = false;
        for (const event of happened) {
          const before = machine.state;
          const taken = machine.take(event);
          expect(taken).toBe(paymentStateAfter(before, event) !== null);
          if (!taken) expect(machine.state).toBe(before);
          wasIssued ||= event === 'issued';
          wasPaid ||= event === 'paid';
          if (machine.state === 'issued') expect(wasIssued).toBe(true);
          if (machine.state === 'paid') expect(wasPaid).toBe(true);
          // Between a hand-over and the museum's word, nothing begins anew.
          if (taken && event === 'cleared') expect(isOpen).toBe(false);
          if (machine.state === 'handedOffJsapi' || machine.state === 'handedOffBank')
            isOpen = true;
          if (['unpaid', 'notIssued', 'over', 'notHere'].includes(event) && taken) isOpen = false;
        }
      }),
      { numRuns: 2_000, seed: 6 },
    );
  });

  it('tells whoever listens, until they stop', async () => {
    const machine = new PaymentMachine();
    const seen: PaymentState[] = [];
    const stop = machine.onChange(() => seen.push(machine.state));
    expect(machine.take('left')).toBe(false);
    machine.take('press');
    const notPressed = machine.whenNot('preChecking');
    const free = machine.whenFree();
    machine.take('cleared');
    await notPressed;
    stop();
    machine.take('refused');
    await free;
    expect(seen).toEqual(['preChecking', 'creating']);
  });
});
