import { describe, expect, it } from 'vitest';
import { orderNo } from '../../../src/domain/model/Identifiers.ts';
import type { ReplenishableTicket } from '../../../src/domain/model/Replenishment.ts';
import { failed, type Result, success } from '../../../src/domain/model/Result.ts';
import type { SavedOrder } from '../../../src/ports/MuseumApi.ts';
import { yuan } from '../../domain/builders.ts';
import { aReplenishable, aTopUpOrder, topUpOrder } from '../../domain/replenishable.ts';
import { everyText } from '../../support/everyText.ts';
import { anOpenAnswer } from '../../support/StubTill.ts';
import { ReplenishmentVisit, three } from './ReplenishmentVisit.ts';

const { LL } = await everyText('English');
const numbers = three.map(({ ticketNo }) => ticketNo);
const losing = async () => failed({ kind: 'network' } as const);
const payment = `/payWay?orderNo=${topUpOrder}&amount=30.00`;
const saved = (total: number | null) =>
  success({ orderNo: topUpOrder, total: total === null ? null : yuan(total) });

/** The screen, opened by a visitor, its tickets read. */
async function opened(visit = new ReplenishmentVisit()) {
  const model = visit.replenishment();
  const stop = model.start();
  await visit.clock.advance(0);
  const { museum, address, announcements } = visit;
  const said = () => announcements.polite?.message(LL) ?? '';
  const alerted = () => announcements.assertive?.message(LL) ?? '';
  const toast = () => announcements.toast?.message(LL) ?? '';
  return { visit, model, topUp: model.topUp, stop, museum, address, said, alerted, toast };
}

/** As {@link opened}, the first ticket chosen and about to be sent. */
async function aboutToSend(visit = new ReplenishmentVisit()) {
  const here = await opened(visit);
  here.model.toggle(numbers[0] ?? '');
  here.model.confirm();
  return here;
}

describe('choosing what to top up', () => {
  it('[RPLN-01] begins with none chosen, so that there is nothing to confirm', async () => {
    const { model, said } = await opened();
    expect(model.tickets).toEqual(three);
    expect(said()).toBe('3 tickets can be topped up');
    expect(model.chosenTickets).toEqual([]);
    model.confirm();
    expect(model.topUp.isOpen).toBe(false);
  });

  it('[RPLN-01] [RPLN-02] chooses tickets one by one, in the museum’s order, and says the total', async () => {
    const { model, said } = await opened();
    model.toggle(numbers[2] ?? '');
    model.toggle(numbers[0] ?? '');
    expect(model.chosenTickets).toEqual([three[0], three[2]]);
    expect(model.total).toBe(yuan(60));
    expect(said()).toBe('2 selected, Total ¥60.00');
    model.toggle(numbers[2] ?? '');
    expect(model.chosenTickets).toEqual([three[0]]);
  });

  it('[RPLN-01] chooses all that can be chosen, and then none', async () => {
    const unknown = aReplenishable(2, { difference: null });
    const { model } = await opened(new ReplenishmentVisit([aReplenishable(1), unknown]));
    model.toggleAll();
    expect(model.chosenTickets).toEqual([aReplenishable(1)]);
    model.toggleAll();
    expect(model.chosenTickets).toEqual([]);
    model.toggle(unknown.ticketNo);
    expect(model.chosenTickets).toEqual([]);
  });

  it('[RPLN-01] says why there is nothing to choose from, and has it when asked again', async () => {
    const visit = new ReplenishmentVisit(three, { replenishableTickets: losing });
    const { model, museum, alerted } = await opened(visit);
    expect(model.failure).toEqual({ kind: 'network' });
    expect(alerted()).toContain('No connection');
    museum.answers = {};
    await model.load();
    expect(model.failure).toBeNull();
    expect(model.tickets).toEqual(three);
  });

  it('shows nothing any more once it is left', async () => {
    const late = anOpenAnswer<Result<readonly ReplenishableTicket[]>>();
    const visit = new ReplenishmentVisit(three, { replenishableTickets: () => late.promise });
    const { model, stop, said } = await opened(visit);
    stop();
    late.give(success(three));
    await visit.clock.advance(0);
    expect(model.tickets).toBeNull();
    expect(said()).toBe('');
  });

  it('knows the day after midnight', async () => {
    const { model, visit } = await opened();
    await visit.clock.advance(15 * 3_600_000);
    expect(model.today).toBe('2026-11-28');
  });
});

describe('sending a top-up', () => {
  it('[RPLN-02] saves the chosen tickets and leads to their payment, which takes the screen’s place', async () => {
    const { topUp, museum, address } = await aboutToSend();
    await topUp.send();
    expect(museum.saved).toEqual([[numbers[0]]]);
    expect(address.current()).toBe(payment);
    expect(topUp.isSending).toBe(true);
    await topUp.send();
    expect(museum.saved).toHaveLength(1);
  });

  it('[RPLN-02] [Q-PAY-2] ten presses send it once, and it stays open while it is sent', async () => {
    const answer = anOpenAnswer<Result<SavedOrder>>();
    const { topUp, museum, address } = await aboutToSend(
      new ReplenishmentVisit(three, { saveReplenishment: () => answer.promise }),
    );
    const presses = Array.from({ length: 10 }, () => topUp.send());
    expect(topUp.isSaving).toBe(true);
    topUp.close();
    expect(topUp.isOpen).toBe(true);
    answer.give(saved(30));
    await Promise.all(presses);
    expect(museum.times('saveReplenishment')).toBe(1);
    expect(address.current()).toBe(payment);
  });

  it('[RPLN-02] says a total that is another than was shown before anything is paid', async () => {
    const { topUp, address, alerted } = await aboutToSend(
      new ReplenishmentVisit(three, { saveReplenishment: async () => saved(31) }),
    );
    await topUp.send();
    expect(address.current()).toMatch(/^\/orderReplenish/);
    expect(topUp.step).toBe('otherTotal');
    expect(alerted()).toBe('The total is not what was shown');
    topUp.goOn();
    expect(address.current()).toBe(`/payWay?orderNo=${topUpOrder}&amount=31.00`);
  });

  it('[RPLN-02] O-072: a total that nobody knows is shown by the payment, and is not free', async () => {
    const { topUp, address, museum } = await aboutToSend(
      new ReplenishmentVisit(three, { saveReplenishment: async () => saved(null) }),
    );
    await topUp.send();
    expect(address.current()).toBe(`/payWay?orderNo=${topUpOrder}`);
    expect(museum.times('confirmOrder')).toBe(0);
  });

  it('[RPLN-02] confirms what costs nothing, as a free order', async () => {
    const visit = new ReplenishmentVisit([aReplenishable(1, { difference: yuan(0) })]);
    const { topUp, address, museum } = await aboutToSend(visit);
    await topUp.send();
    await visit.clock.advance(0);
    expect(museum.asked.slice(-2)).toEqual(['paymentState', 'confirmOrder']);
    expect(address.current()).toBe(`/payresult/success?orderNo=${topUpOrder}&noPay=1`);
  });

  it('[RPLN-02] [Q-PAY-12] asks again for what costs nothing while nobody knows whether it is settled', async () => {
    const free = [aReplenishable(1, { difference: yuan(0) })];
    const visit = new ReplenishmentVisit(free, { paymentState: losing });
    const { topUp, museum, address } = await aboutToSend(visit);
    await topUp.send();
    await visit.clock.advance(0);
    expect(topUp.step).toBe('free');
    expect(topUp.isGoingOn).toBe(false);
    expect(museum.times('confirmOrder')).toBe(0);
    museum.answers = {};
    topUp.goOn();
    topUp.goOn();
    await visit.clock.advance(0);
    expect(museum.times('confirmOrder')).toBe(1);
    expect(address.current()).toContain('/payresult/success');
  });

  it('[RPLN-02] says why the museum refuses, keeps what was chosen, and reads the tickets anew', async () => {
    const cause = { kind: 'business', code: '5304', text: '该票不能补差价' } as const;
    const visit = new ReplenishmentVisit(three, { saveReplenishment: async () => failed(cause) });
    const { model, topUp, museum, alerted } = await aboutToSend(visit);
    await topUp.send();
    expect(topUp.refusal).toEqual(cause);
    expect(topUp.step).toBe('confirm');
    expect(alerted()).toBe('Nothing was topped up. 该票不能补差价');
    museum.tickets = three.slice(1);
    topUp.close();
    await visit.clock.advance(0);
    expect(model.tickets).toEqual(three.slice(1));
    expect(model.chosenTickets).toEqual([]);
  });

  it.each([
    ['taken', async () => saved(30), 'Your top-up was taken. You can pay for it under My orders.'],
    ['lost', losing, 'The museum’s answer did not arrive. Your top-up may have been taken'],
    [
      'refused',
      async () => failed({ kind: 'business', code: '1', text: '' } as const),
      'Your top-up was not taken. Nothing was charged.',
    ],
  ])(
    '[RPLN-02] O-105: an answer that comes after the screen was left (%s) is said, and leads nowhere',
    async (_what, answer, words) => {
      const open = anOpenAnswer<Result<SavedOrder>>();
      const visit = new ReplenishmentVisit(three, { saveReplenishment: () => open.promise });
      const { topUp, stop, address, toast } = await aboutToSend(visit);
      const sending = topUp.send();
      stop();
      address.push('/order');
      open.give(await answer());
      await sending;
      expect(address.current()).toBe('/order');
      expect(toast()).toContain(words);
    },
  );

  it('[RPLN-02] says nothing of an expired login: that is said once, by itself', async () => {
    const open = anOpenAnswer<Result<SavedOrder>>();
    const visit = new ReplenishmentVisit(three, { saveReplenishment: () => open.promise });
    const { topUp, stop, toast } = await aboutToSend(visit);
    const sending = topUp.send();
    stop();
    open.give(failed({ kind: 'expired' }));
    await sending;
    expect(toast()).toBe('');
  });
});

describe('a top-up whose answer was lost', () => {
  const lost = (answers: ConstructorParameters<typeof ReplenishmentVisit>[1] = {}) =>
    new ReplenishmentVisit(three, { saveReplenishment: losing, ...answers });

  it('[RPLN-02] [Q-PAY-3] that was taken is said to be, and leads to its payment', async () => {
    const visit = lost({ orders: async () => success([aTopUpOrder()]) });
    const { topUp, address, toast } = await aboutToSend(visit);
    await topUp.send();
    expect(address.current()).toBe(payment);
    expect(toast()).toContain('The museum’s answer was lost, but your top-up was taken');
  });

  it('[RPLN-02] [Q-PAY-3] is sent again only when two readings have found nothing, and the visitor says so', async () => {
    const { topUp, museum, alerted, address } = await aboutToSend(lost());
    await topUp.send();
    expect(topUp.step).toBe('lost');
    expect(alerted()).toMatch(/^Your top-up may have been taken\. The museum’s answer did not/);
    expect(topUp.lost.canTryAgain).toBe(false);
    museum.answers = {};
    await topUp.send();
    expect(museum.times('saveReplenishment')).toBe(1);
    expect(museum.times('orders')).toBe(2);
    expect(topUp.lost.canTryAgain).toBe(true);
    expect(alerted()).toContain('We looked twice and found no such order');
    await topUp.send();
    expect(museum.times('saveReplenishment')).toBe(2);
    expect(address.current()).toBe(payment);
  });

  it('[RPLN-02] [Q-PAY-3] a reading that fails counts for nothing', async () => {
    const { topUp, alerted } = await aboutToSend(lost({ orders: losing }));
    await topUp.send();
    await topUp.lost.lookAgain();
    expect(topUp.lost.canTryAgain).toBe(false);
    expect(alerted()).toContain('Your orders could not be read just now.');
  });

  it('[RPLN-02] [Q-PAY-3] that several orders may be is the visitor’s to say', async () => {
    const second = aTopUpOrder({ orderNo: orderNo('20261127093000000009') });
    const visit = lost({ orders: async () => success([aTopUpOrder(), second]) });
    const { topUp, address, alerted } = await aboutToSend(visit);
    await topUp.send();
    await topUp.lost.lookAgain();
    expect(topUp.lost.canTryAgain).toBe(false);
    expect(topUp.lost.candidates).toHaveLength(2);
    expect(alerted()).toContain('2 orders may be this one. Please choose yours.');
    topUp.lost.continueWith(second);
    expect(address.current()).toBe(`/payWay?orderNo=${second.orderNo}&amount=30.00`);
  });

  it('[RPLN-02] [Q-PAY-3] is looked for at once when the visitor comes back to the screen', async () => {
    const visit = lost();
    const { topUp, stop } = await aboutToSend(visit);
    await topUp.send();
    stop();
    visit.museum.tickets = three.slice(1);
    const back = await opened(visit);
    expect(back.topUp.isOpen).toBe(true);
    expect(back.topUp.step).toBe('lost');
    expect(back.topUp.tickets).toEqual([three[0]]);
    expect(back.museum.times('orders')).toBe(2);
    visit.museum.answers = { orders: async () => success([aTopUpOrder()]) };
    await back.topUp.lost.lookAgain();
    expect(back.address.current()).toBe(payment);
    expect(back.museum.times('saveReplenishment')).toBe(1);
  });

  it('[RPLN-02] [Q-PAY-3] stays in sight until it is looked into: confirming again shows it', async () => {
    const { model, topUp } = await aboutToSend(lost());
    await topUp.send();
    topUp.close();
    model.toggle(numbers[1] ?? '');
    model.confirm();
    expect(topUp.step).toBe('lost');
    expect(topUp.tickets).toEqual([three[0]]);
    await topUp.lost.lookAgain();
    topUp.close();
    model.confirm();
    expect(topUp.step).toBe('confirm');
    expect(topUp.tickets).toEqual(three.slice(0, 2));
  });
});
