import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { MemoryBrowser, MemoryTabs } from '../../../src/adapters/inMemory/MemoryTabs.ts';
import { type TicketNo, ticketNo } from '../../../src/domain/model/Identifiers.ts';
import { type RefundTarget, refundOffer } from '../../../src/domain/model/Refund.ts';
import { failed } from '../../../src/domain/model/Result.ts';
import { QuoteRefund } from '../../../src/domain/useCases/QuoteRefund.ts';
import { type RefundRequest, RefundTickets } from '../../../src/domain/useCases/RefundTickets.ts';
import {
  aRefundable,
  originalOrder,
  RefundDesk,
  type RefundFate,
  refundedOrder,
} from '../../support/RefundDesk.ts';
import '../../support/pinnedChance.ts';

const whole: RefundTarget = { kind: 'order', orderNo: refundedOrder };
const one: RefundTarget = { ...whole, kind: 'ticket', ticketNo: ticketNo('N1') };
const three = () => [aRefundable('N1'), aRefundable('N2'), aRefundable('N3')];
const network = failed({ kind: 'network' } as const);

/** A refund desk, a clock that runs while something is awaited, and tabs of one browser. */
function atDesk(desk: RefundDesk) {
  const clock = new ManualClock(Date.parse('2026-11-28T01:00:00Z'));
  const browser = new MemoryBrowser();
  let chances = 0;
  const chance = () => {
    chances += 1;
    return chances / 1000;
  };
  const openTab = () =>
    new RefundTickets({
      museum: desk,
      quoteRefund: new QuoteRefund({ museum: desk }),
      tabs: new MemoryTabs(browser),
      clock,
      chance,
    });
  const through = async <T>(outcome: Promise<T>): Promise<T> => {
    await clock.advance(10_000);
    return outcome;
  };
  return { desk, clock, openTab, through };
}

/** What a sheet shows of the desk now, with these tickets chosen, or all. */
function shown(desk: RefundDesk, target = whole, ...numbers: string[]): RefundRequest {
  const original =
    desk.original.length === 0 ? null : { orderNo: originalOrder, tickets: desk.original };
  const offer = refundOffer(target, { tickets: desk.tickets, original });
  const every = offer.tickets.map((ticket) => ticket.ticketNo);
  return { offer, chosen: new Set<TicketNo>(numbers.length === 0 ? every : numbers.map(ticketNo)) };
}

const refundNos = ({ sent }: RefundDesk) =>
  sent.map(({ entries }) => entries.map(({ refundNo }) => refundNo));

describe('giving tickets back', () => {
  it('[REFD-03] from the list is a batch with a reason, from the detail a single refund', async () => {
    const { desk, openTab, through } = atDesk(new RefundDesk(three()));
    const refund = openTab();
    expect(await through(refund.execute(shown(desk, one)))).toEqual({ kind: 'refunded' });
    expect(await through(refund.execute(shown(desk)))).toEqual({ kind: 'refunded' });
    expect(desk.sent).toEqual([
      {
        entries: [expect.objectContaining({ orderNo: refundedOrder, tickets: ['N1'] })],
        reason: null,
      },
      {
        entries: [expect.objectContaining({ orderNo: refundedOrder, tickets: ['N2', 'N3'] })],
        reason: '行程有变',
      },
    ]);
    expect(desk.quotes).toEqual([{ ticketNo: 'N1' }, { orderNo: refundedOrder }]);
  });

  it.each([whole, one])(
    '[REFD-02] of an order with an original one is two entries in one batch ($kind)',
    async (target) => {
      const { desk, openTab, through } = atDesk(
        new RefundDesk([aRefundable('N1')], [aRefundable('O1')]),
      );
      await through(openTab().execute(shown(desk, target)));
      const [batch, ...others] = desk.sent;
      expect(others).toEqual([]);
      expect(batch?.reason).toBe('行程有变');
      expect(batch?.entries.map(({ orderNo, tickets }) => [orderNo, tickets])).toEqual([
        [refundedOrder, ['N1']],
        [originalOrder, ['O1']],
      ]);
      expect(new Set(refundNos(desk).flat()).size).toBe(2);
    },
  );

  it('[Q-PAY-2] O-073: asked ten times in one task is sent once', async () => {
    const { desk, openTab, through } = atDesk(new RefundDesk(three()));
    const refund = openTab();
    const request = shown(desk);
    const asked = Array.from({ length: 10 }, () => refund.execute(request));
    const outcomes = await through(Promise.all(asked));
    expect(outcomes.filter(({ kind }) => kind === 'refunded')).toHaveLength(1);
    expect(outcomes.filter(({ kind }) => kind === 'notNow')).toHaveLength(9);
    expect(desk.sent).toHaveLength(1);
  });

  it('[REFD-01] without a choice sends nothing, and asks nothing', async () => {
    const { desk, openTab } = atDesk(new RefundDesk(three()));
    const request = { ...shown(desk), chosen: new Set<TicketNo>() };
    expect(await openTab().execute(request)).toEqual({ kind: 'notNow' });
    expect([desk.quotes, desk.sent]).toEqual([[], []]);
  });

  it('[REFD-01] at another fee than was shown is not sent: the visitor decides anew', async () => {
    const { desk, openTab, through } = atDesk(new RefundDesk(three()));
    const request = shown(desk);
    desk.tickets = [aRefundable('N1'), aRefundable('N2'), aRefundable('N3', '60', '12')];
    const refund = openTab();
    const outcome = await through(refund.execute(request));
    expect(outcome).toEqual({ kind: 'changed', offer: shown(desk).offer });
    expect(desk.sent).toEqual([]);
    expect(await through(refund.execute(shown(desk)))).toEqual({ kind: 'refunded' });
  });

  it('[REFD-01] whose fee can’t be read again is not sent', async () => {
    const { desk, openTab, through } = atDesk(new RefundDesk(three()));
    desk.quoteFailures = [network];
    expect(await through(openTab().execute(shown(desk)))).toEqual({
      kind: 'notChecked',
      cause: { kind: 'network' },
    });
    expect(desk.sent).toEqual([]);
  });

  it('[REFD-01] of an unknown fee is sent: the museum decides it', async () => {
    const { desk, openTab, through } = atDesk(new RefundDesk([aRefundable('N1', '60', null)]));
    expect(await through(openTab().execute(shown(desk)))).toEqual({ kind: 'refunded' });
  });
});

describe('a refund whose answer was lost', () => {
  it('[Q-PAY-3] is done where the tickets are gone from the quote', async () => {
    const { desk, openTab, through } = atDesk(new RefundDesk(three()));
    desk.fates = ['lostAfter'];
    const refund = openTab();
    expect(await through(refund.execute(shown(desk)))).toEqual({ kind: 'refunded' });
    expect(desk.sent).toHaveLength(1);
    expect(refund.unanswered(whole)).toBeNull();
  });

  it('[Q-PAY-4] is not done while they are still there, and is repeated under the same number', async () => {
    const { desk, openTab, through } = atDesk(new RefundDesk(three()));
    desk.fates = ['lostBefore', 'lostBefore'];
    const refund = openTab();
    const request = shown(desk);
    expect(await through(refund.execute(request))).toEqual({ kind: 'notRefunded' });
    expect(refund.unanswered(whole)).toEqual(request.chosen);
    expect(await through(refund.execute(request))).toEqual({ kind: 'notRefunded' });
    expect(await through(refund.execute(request))).toEqual({ kind: 'refunded' });
    const numbers = refundNos(desk).flat();
    expect(numbers).toHaveLength(3);
    expect(new Set(numbers).size).toBe(1);
    expect(desk.paidBack).toEqual(['N1', 'N2', 'N3']);
  });

  it('[Q-PAY-4] that arrives late, under its repeat, pays back once', async () => {
    const { desk, openTab, through } = atDesk(new RefundDesk(three()));
    desk.fates = ['lostBefore', 'answered'];
    const refund = openTab();
    const request = shown(desk);
    await through(refund.execute(request));
    const { late } = desk;
    await through(refund.execute(request));
    late?.();
    expect(desk.paidBack).toEqual(['N1', 'N2', 'N3']);
  });

  it('[Q-PAY-4] has another number once there was a definite answer, or for other tickets', async () => {
    const { desk, openTab, through } = atDesk(new RefundDesk(three()));
    desk.fates = [{ refusedWith: '不在退票时间内' }, 'busy', 'lostBefore', 'lostBefore'];
    const refund = openTab();
    expect(await through(refund.execute(shown(desk)))).toEqual({
      kind: 'refused',
      cause: { kind: 'business', code: '5302', text: '不在退票时间内' },
    });
    await through(refund.execute(shown(desk)));
    await through(refund.execute(shown(desk)));
    await through(refund.execute(shown(desk, whole, 'N1')));
    const [refused, busy, lost, other] = refundNos(desk).flat();
    expect(busy).not.toBe(refused);
    expect(lost).toBe(busy);
    expect(other).not.toBe(lost);
  });

  it('[Q-PAY-3] is unknown while nothing can be read, and found on looking again, without a call', async () => {
    const { desk, openTab, through } = atDesk(new RefundDesk(three()));
    const refund = openTab();
    desk.fates = ['lostAfter'];
    // The quote before it is sent is answered.
    desk.quoteFailures = [null, network, network, network, network];
    expect(await through(refund.execute(shown(desk)))).toEqual({ kind: 'unconfirmed' });
    expect(await through(refund.lookAgain(whole))).toEqual({ kind: 'unconfirmed' });
    expect(await through(refund.lookAgain(whole))).toEqual({ kind: 'refunded' });
    expect(await refund.lookAgain(whole)).toEqual({ kind: 'notNow' });
    expect(desk.sent).toHaveLength(1);
  });

  it('[Q-PAY-3] is not called undone by one reading alone', async () => {
    const { desk, openTab, through } = atDesk(new RefundDesk(three()));
    const refund = openTab();
    desk.fates = ['lostBefore'];
    desk.quoteFailures = [null, network];
    expect(await through(refund.execute(shown(desk)))).toEqual({ kind: 'unconfirmed' });
    expect(await through(refund.lookAgain(whole))).toEqual({ kind: 'notRefunded' });
  });

  it('[Q-PAY-3] that the museum carries out after the first reading is found by the second', async () => {
    const { desk, clock, openTab } = atDesk(new RefundDesk(three()));
    desk.fates = ['lostBefore'];
    const outcome = openTab().execute(shown(desk));
    await clock.advance(2_000);
    desk.late?.();
    await clock.advance(2_000);
    expect(await outcome).toEqual({ kind: 'refunded' });
  });

  it('[Q-PAY-3] of which only a part was done says so', async () => {
    const { desk, clock, openTab } = atDesk(new RefundDesk(three()));
    desk.fates = ['lostBefore'];
    const refund = openTab();
    const outcome = refund.execute(shown(desk));
    await clock.advance(1_000);
    desk.tickets = [aRefundable('N3')];
    await clock.advance(5_000);
    expect(await outcome).toEqual({ kind: 'partly', offer: shown(desk).offer });
    expect(refund.unanswered(whole)).toBeNull();
  });

  it('[Q-PAY-3] is settled by what a sheet reads when it is opened anew', async () => {
    const { desk, openTab, through } = atDesk(new RefundDesk(three()));
    const refund = openTab();
    desk.fates = ['lostBefore'];
    await through(refund.execute(shown(desk)));
    expect(refund.isSettledBy(shown(desk).offer)).toBe(false);
    desk.late?.();
    expect(refund.isSettledBy(shown(desk).offer)).toBe(true);
    expect(refund.isSettledBy(shown(desk).offer)).toBe(false);
  });

  it('[Q-PAY-3] and whose repeat is refused because it had gone through is done', async () => {
    const { desk, openTab, through } = atDesk(new RefundDesk(three()));
    const refund = openTab();
    const request = shown(desk);
    desk.fates = ['lostBefore'];
    await through(refund.execute(request));
    desk.fates = [{ refusedWith: '已退' }];
    const { late, refundQuote } = desk;
    // It comes through between the last look and the repeat.
    desk.refundQuote = async (asked) => {
      const quote = await refundQuote.call(desk, asked);
      late?.();
      return quote;
    };
    expect(await through(refund.execute(request))).toEqual({ kind: 'refunded' });
  });

  it('[API-01] an expired login leaves the number as it was', async () => {
    const { desk, openTab, through } = atDesk(new RefundDesk(three()));
    const refund = openTab();
    desk.fates = ['expired'];
    expect(await through(refund.execute(shown(desk)))).toEqual({
      kind: 'refused',
      cause: { kind: 'expired' },
    });
    await through(refund.execute(shown(desk)));
    expect(new Set(refundNos(desk).flat()).size).toBe(1);
  });
});

describe('any number of presses, whatever becomes of each', () => {
  const fate = fc.constantFrom<RefundFate>(
    'answered',
    'lostBefore',
    'lostAfter',
    'busy',
    'expired',
    { refusedWith: '请稍后' },
  );
  const press = fc.record({
    chosen: fc.subarray(['N1', 'N2', 'N3'], { minLength: 1 }),
    fate,
    unread: fc.array(fc.boolean(), { maxLength: 4 }),
    isLate: fc.boolean(),
  });

  it('[Q-PAY-4] [Q-BAD-4] pays back no ticket twice, and says nothing that is not so', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(press, { minLength: 1, maxLength: 6 }), async (presses) => {
        const { desk, openTab, through } = atDesk(new RefundDesk(three()));
        const refund = openTab();
        for (const { chosen, fate, unread, isLate } of presses) {
          const left = chosen.filter((name) => desk.tickets.some((one) => one.ticketNo === name));
          if (left.length === 0) continue;
          const sentBefore = desk.sent.length;
          desk.fates = [fate];
          desk.quoteFailures = [null, ...unread.map((isUnread) => (isUnread ? network : null))];
          const { kind } = await through(refund.execute(shown(desk, whole, ...left)));
          const paid = left.filter((name) => desk.paidBack.some((one) => one === name));
          if (kind === 'refunded') expect(paid).toEqual(left);
          if (kind === 'notRefunded' || kind === 'refused') expect(paid).toEqual([]);
          expect(desk.sent.length - sentBefore).toBe(1);
          if (isLate) desk.late?.();
        }
        expect(new Set(desk.paidBack).size).toBe(desk.paidBack.length);
      }),
      { numRuns: 200 },
    );
  });
});

describe('two tabs that give the same tickets back', () => {
  it('[Q-PAY-2] take turns, and the second sends nothing', async () => {
    const { desk, openTab, through } = atDesk(new RefundDesk(three()));
    const request = shown(desk);
    const [first, second] = [openTab(), openTab()];
    const both = await through(Promise.all([first.execute(request), second.execute(request)]));
    expect(both).toEqual([{ kind: 'refunded' }, { kind: 'refundedElsewhere' }]);
    expect(desk.sent).toHaveLength(1);
  });

  it('[Q-PAY-2] tells a second one with other tickets what is left', async () => {
    const { desk, openTab, through } = atDesk(new RefundDesk(three()));
    const [first, second] = [openTab(), openTab()];
    const both = await through(
      Promise.all([
        first.execute(shown(desk, whole, 'N1')),
        second.execute(shown(desk, whole, 'N1', 'N2')),
      ]),
    );
    expect(both).toEqual([{ kind: 'refunded' }, { kind: 'changed', offer: shown(desk).offer }]);
    expect(desk.paidBack).toEqual(['N1']);
  });

  it('[Q-PAY-2] a top-up and its original order take the same turn', async () => {
    const desk = new RefundDesk([aRefundable('N1')], [aRefundable('O1')]);
    const { openTab, through } = atDesk(desk);
    const topUp = shown(desk);
    const ofOriginal: RefundRequest = {
      offer: {
        target: { kind: 'order', orderNo: originalOrder },
        tickets: [aRefundable('O1')],
        leftOut: 0,
        original: null,
      },
      chosen: new Set([ticketNo('O1')]),
    };
    let answer = () => {};
    const send = desk.refundBatch.bind(desk);
    desk.refundBatch = async (...given) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return send(...given);
    };
    const both = Promise.all([openTab().execute(topUp), openTab().execute(ofOriginal)]);
    await through(Promise.resolve());
    // The second waits, so that it has read nothing yet.
    expect(desk.quotes).toHaveLength(1);
    answer();
    expect((await through(both)).map(({ kind }) => kind)).toEqual(['refunded', 'changed']);
    expect(desk.sent).toHaveLength(1);
  });
});
