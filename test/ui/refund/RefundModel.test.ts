import { describe, expect, it } from 'vitest';
import { ticketNo } from '../../../src/domain/model/Identifiers.ts';
import { failed } from '../../../src/domain/model/Result.ts';
import { everyText } from '../../support/everyText.ts';
import { aRefundable, RefundDesk } from '../../support/RefundDesk.ts';
import { RefundVisit } from './RefundVisit.tsx';

const three = () => [aRefundable('N1'), aRefundable('N2'), aRefundable('N3')];
const network = failed({ kind: 'network' } as const);
const n1 = ticketNo('N1');
const n2 = ticketNo('N2');

/** What was said last, and how loud. */
async function spoken({ announcements }: RefundVisit): Promise<string | undefined> {
  const { LL } = await everyText('English');
  return announcements.assertive?.message(LL);
}

describe('the refund sheet', () => {
  it('[REFD-01] reads the fees, everything chosen at first', async () => {
    const model = await new RefundVisit(new RefundDesk(three())).opened();
    expect(model.phase).toBe('choosing');
    expect([...model.chosen]).toEqual(['N1', 'N2', 'N3']);
    expect(model.sums).toEqual({ total: 18_000, fee: 1_800, back: 16_200 });
  });

  it('[REFD-01] sums what is ticked, and sends nothing without a tick', async () => {
    const visit = new RefundVisit(new RefundDesk(three()));
    const model = await visit.opened();
    model.toggle(n2);
    expect(model.sums.back).toBe(10_800);
    model.toggleAll();
    expect(model.chosen.size).toBe(3);
    model.toggleAll();
    expect([model.chosen.size, model.whyNot]).toEqual([0, 'noneChosen']);
    await model.refund();
    expect(visit.desk.sent).toEqual([]);
  });

  it('[REFD-02] lets nobody untick where an original order is involved', async () => {
    const visit = new RefundVisit(
      new RefundDesk([aRefundable('N1'), aRefundable('N2')], [aRefundable('O1', '50', '0')]),
    );
    const model = await visit.opened();
    expect(model.canChoose).toBe(false);
    model.toggle(n1);
    expect(model.refunds).toHaveLength(2);
    expect(model.sums).toEqual({ total: 17_000, fee: 1_200, back: 15_800 });
  });

  it('[REFD-02] says where nothing can go back', async () => {
    const model = await new RefundVisit(
      new RefundDesk([aRefundable('N1', '60', '6', true)]),
    ).opened();
    expect(model.phase).toBe('nothing');
  });

  it('[REFD-01] that can’t read the fees says so, and reads them on a press', async () => {
    const visit = new RefundVisit();
    visit.desk.quoteFailures = [network];
    const model = await visit.opened();
    expect(model.phase).toBe('failed');
    expect(await spoken(visit)).toMatch(/could not be looked up.*No connection/);
    await model.load();
    expect(model.phase).toBe('choosing');
  });

  it('[REFD-03] gives back, says so and wants its order read anew', async () => {
    const visit = new RefundVisit(new RefundDesk(three()));
    const model = await visit.opened();
    expect(model.hasChanged).toBe(false);
    model.toggle(n2);
    await model.refund();
    expect(model.done).toEqual({ back: 10_800, isElsewhere: false });
    expect([model.phase, model.hasChanged]).toEqual(['done', true]);
    expect(visit.desk.paidBack).toEqual(['N1', 'N3']);
  });

  it('[Q-PAY-2] O-073: pressed ten times is one refund, and the sheet stays meanwhile', async () => {
    const visit = new RefundVisit(new RefundDesk(three()));
    const model = await visit.opened();
    const presses = Array.from({ length: 10 }, () => model.refund());
    expect([model.isRefunding, model.mayClose()]).toEqual([true, false]);
    model.toggle(n1);
    expect(model.chosen.size).toBe(3);
    await Promise.all(presses);
    expect(visit.desk.sent).toHaveLength(1);
    expect(model.mayClose()).toBe(true);
  });

  it('[REFD-01] O-075: sends nothing that costs more than was paid, until it is unticked', async () => {
    const visit = new RefundVisit(
      new RefundDesk([aRefundable('N1', '10', '12'), aRefundable('N2', '60', '6')]),
    );
    const model = await visit.opened();
    expect(model.whyNot).toBe('feeTooHighTitle');
    await model.refund();
    expect(visit.desk.sent).toEqual([]);
    model.toggle(n1);
    expect(model.whyNot).toBeNull();
    await model.refund();
    expect(visit.desk.paidBack).toEqual(['N2']);
  });

  it('[REFD-01] at a fee that changed meanwhile asks again, with what was chosen', async () => {
    const visit = new RefundVisit(new RefundDesk(three()));
    const model = await visit.opened();
    model.toggle(n1);
    visit.desk.tickets = [aRefundable('N1'), aRefundable('N2', '60', '9'), aRefundable('N3')];
    await model.refund();
    expect(visit.desk.sent).toEqual([]);
    expect([model.phase, model.problem?.kind]).toEqual(['choosing', 'changed']);
    expect([...model.chosen]).toEqual(['N2', 'N3']);
    expect(model.sums.fee).toBe(1_500);
    expect(await spoken(visit)).toMatch(/^The refund has changed /);
    await model.refund();
    expect(model.phase).toBe('done');
  });

  it('[REFD-01] whose tickets are gone meanwhile says so', async () => {
    const visit = new RefundVisit(new RefundDesk(three()));
    const model = await visit.opened();
    visit.desk.tickets = [];
    await model.refund();
    expect([model.phase, model.hasChanged]).toEqual(['nothing', true]);
    expect(await spoken(visit)).toMatch(/can’t be refunded any more/);
  });

  it('[REFD-03] refused says the museum’s own reason', async () => {
    const visit = new RefundVisit();
    visit.desk.fates = [{ refusedWith: '已过退票时间' }, { refusedWith: '' }];
    const model = await visit.opened();
    await model.refund();
    expect(await spoken(visit)).toBe('refund failed! 已过退票时间');
    await model.refund();
    expect(await spoken(visit)).toBe('refund failed!');
    expect([model.phase, model.hasChanged]).toEqual(['choosing', false]);
  });
});

describe('a refund whose answer was lost', () => {
  it('[Q-PAY-4] may be tried again under its number, also from a sheet opened anew', async () => {
    const visit = new RefundVisit(new RefundDesk(three()));
    visit.desk.fates = ['lostBefore'];
    const model = await visit.opened();
    model.toggle(n2);
    void model.refund();
    await visit.clock.advance(5_000);
    expect(model.problem?.kind).toBe('notRefunded');
    const again = await visit.opened();
    expect([...again.chosen]).toEqual(['N1', 'N3']);
    await again.refund();
    expect(again.phase).toBe('done');
    const numbers = visit.desk.sent.map(({ entries }) => entries[0]?.refundNo);
    expect(numbers).toEqual([numbers[0], numbers[0]]);
  });

  it('[Q-PAY-3] while nobody knows, only looking again is left, and that ends it', async () => {
    const visit = new RefundVisit(new RefundDesk(three()));
    visit.desk.fates = ['lostAfter'];
    visit.desk.quoteFailures = [null, null, network, network];
    const model = await visit.opened();
    void model.refund();
    await visit.clock.advance(5_000);
    expect([model.phase, model.hasChanged]).toEqual(['unconfirmed', true]);
    await model.refund();
    expect(visit.desk.sent).toHaveLength(1);
    await model.checkAgain();
    expect(model.done).toEqual({ back: 16_200, isElsewhere: false });
  });

  it('[Q-PAY-3] that went through while the sheet was closed is told on opening it', async () => {
    const visit = new RefundVisit(new RefundDesk(three()));
    visit.desk.fates = ['lostBefore'];
    const model = await visit.opened();
    void model.refund();
    await visit.clock.advance(5_000);
    visit.desk.late?.();
    const again = await visit.opened();
    expect(again.done).toEqual({ back: null, isElsewhere: false });
  });

  it('[R24] is told by a toast to whoever has gone elsewhere', async () => {
    const visit = new RefundVisit(new RefundDesk(three()));
    const { LL } = await everyText('English');
    const model = visit.model();
    const leave = model.start();
    await visit.clock.advance(0);
    const refunding = model.refund();
    leave();
    await refunding;
    expect(visit.announcements.toast?.message(LL)).toBe('Refund successful!');
  });
});
