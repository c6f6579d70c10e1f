import { describe, expect, it } from 'vitest';
import type { OrderStatus } from '../../../src/domain/model/OrderStatus.ts';
import { failed, type Result, success } from '../../../src/domain/model/Result.ts';
import { loadTexts } from '../../../src/ui/i18n/loadTexts.ts';
import type { ResultClaim } from '../../../src/ui/paths.ts';
import { anOpenAnswer, type Till } from '../../support/StubTill.ts';
import { aResult, PaymentVisit } from './PaymentVisit.ts';

const { LL } = await loadTexts('English');

const saying = (status: OrderStatus): Partial<Till> => ({
  orderStatus: async () => success(status),
});
const silent: Partial<Till> = { orderStatus: async () => failed({ kind: 'network' }) };

async function aResultPage(claim: Partial<ResultClaim>, answers: Partial<Till> = {}) {
  const visit = new PaymentVisit(answers);
  const model = visit.paymentResult(aResult(claim));
  const leave = model.start();
  await visit.clock.advance(0);
  return { visit, model, leave };
}

const politely = ({ announcements }: PaymentVisit) => announcements.polite?.message(LL);
const assertively = ({ announcements }: PaymentVisit) => announcements.assertive?.message(LL);

describe('PaymentResultModel', () => {
  it('[PAY-08][Q-PAY-5] claims nothing before the museum has answered', async () => {
    const answer = anOpenAnswer<Result<OrderStatus>>();
    const { visit, model } = await aResultPage(
      { show: 'success' },
      { orderStatus: () => answer.promise },
    );
    expect(model.face).toBe('checking');
    expect(politely(visit)).toBeUndefined();
    answer.give(success('issued'));
    await visit.clock.advance(0);
    expect(model.face).toBe('success');
    expect(politely(visit)).toBe('Payment successful!');
  });

  it.each<{
    name: string;
    claim: Partial<ResultClaim>;
    answers: Partial<Till>;
    face: string;
  }>([
    {
      name: 'success claimed, not issued',
      claim: { show: 'success' },
      answers: saying('toBePaid'),
      face: 'notConfirmed',
    },
    {
      name: 'success claimed, no answer',
      claim: { show: 'success' },
      answers: silent,
      face: 'notConfirmed',
    },
    {
      name: 'success claimed with an error, not issued',
      claim: { show: 'success', error: 'x' },
      answers: saying('toBePaid'),
      face: 'notConfirmed',
    },
    { name: 'fail claimed, issued', claim: {}, answers: saying('issued'), face: 'success' },
    {
      name: 'fail claimed with an error, issued',
      claim: { error: 'x' },
      answers: saying('completed'),
      face: 'success',
    },
    {
      name: 'fail claimed, not issued',
      claim: {},
      answers: saying('toBePaid'),
      face: 'notConfirmed',
    },
    {
      name: 'fail claimed, paid but not issued',
      claim: {},
      answers: saying('paid'),
      face: 'notConfirmed',
    },
    {
      name: 'fail claimed with an error, not issued',
      claim: { error: 'x' },
      answers: saying('toBePaid'),
      face: 'failed',
    },
    {
      name: 'fail claimed with an error, no answer',
      claim: { error: 'x' },
      answers: silent,
      face: 'notConfirmed',
    },
    {
      name: 'failed reservation, not issued',
      claim: { isReservation: true },
      answers: saying('toBePaid'),
      face: 'failed',
    },
    {
      name: 'successful reservation, issued',
      claim: { show: 'success', isReservation: true },
      answers: saying('issued'),
      face: 'success',
    },
    {
      name: 'successful reservation, not issued',
      claim: { show: 'success', isReservation: true },
      answers: saying('toBePaid'),
      face: 'notConfirmed',
    },
  ])('[PAY-08][Q-PAY-5] $name: $face', async ({ claim, answers, face }) => {
    const { model } = await aResultPage(claim, answers);
    expect(model.face).toBe(face);
  });

  it.each([
    { show: 'fail', face: 'failed' },
    { show: 'success', face: 'unverified' },
  ] as const)('[PAY-08][Q-PAY-5] $show for no order asks nobody: $face', async ({ show, face }) => {
    const { visit, model } = await aResultPage({ show, orderNo: null, error: 'x' });
    await visit.clock.advance(60_000);
    expect(model.face).toBe(face);
    expect(visit.museum.asked).toEqual([]);
  });

  it('[PAY-09] [Q-A11Y-4] O-069: a payment that is not confirmed says so, and heals itself', async () => {
    const { visit, model } = await aResultPage({}, saying('toBePaid'));
    expect(assertively(visit)).toContain('do not pay again');
    expect(model.isHealing).toBe(true);
    await visit.clock.advance(25_000);
    expect(visit.museum.times('orderStatus')).toBe(3);
    visit.museum.answers = saying('issued');
    await visit.clock.advance(5_000);
    expect(model.face).toBe('success');
    expect(model.isHealing).toBe(false);
    expect(politely(visit)).toBe('Payment successful!');
    await visit.clock.advance(60_000);
    expect(visit.museum.times('orderStatus')).toBe(4);
  });

  it('[PAY-06][PAY-09] O-066: issued at 28.9 s or 31 s, the page that says fail at 29 s finds out', async () => {
    const visit = new PaymentVisit();
    visit.museum.answers = {
      orderStatus: async () => success(visit.clock.now() >= 1_031_000 ? 'issued' : 'toBePaid'),
    };
    visit.paymentReturn().start();
    await visit.clock.advance(29_000);
    expect(visit.address.current()).toContain('/payresult/fail');
    const model = visit.paymentResult();
    model.start();
    await visit.clock.advance(1_000);
    expect(model.face).toBe('notConfirmed');
    await visit.clock.advance(9_000);
    expect(model.face).toBe('success');
  });

  it('[PAY-09] asks for 5 minutes, and not while nobody looks', async () => {
    const { visit, model } = await aResultPage({}, saying('toBePaid'));
    await visit.clock.advance(60_000);
    const asked = visit.museum.times('orderStatus');
    visit.visibility.hide();
    await visit.clock.advance(3_600_000);
    expect(visit.museum.times('orderStatus')).toBe(asked);
    visit.visibility.show();
    await visit.clock.advance(0);
    expect(visit.museum.times('orderStatus')).toBe(asked + 1);
    await visit.clock.advance(300_000);
    expect(model.isHealing).toBe(false);
    expect(model.face).toBe('notConfirmed');
  });

  it('[PAY-09] asks again on a press, says what came of it, and goes on healing', async () => {
    const { visit, model } = await aResultPage({}, saying('toBePaid'));
    await visit.clock.advance(400_000);
    expect(model.isHealing).toBe(false);
    const pressed = model.checkAgain();
    expect(model.isChecking).toBe(true);
    await pressed;
    expect(model.isChecking).toBe(false);
    expect(visit.announcements.toast?.message(LL)).toContain('Not confirmed yet');
    expect(model.isHealing).toBe(true);
    visit.museum.answers = saying('issued');
    await model.checkAgain();
    expect(model.face).toBe('success');
    expect(model.isHealing).toBe(false);
  });

  it('[PAY-09] presses while one is under way ask once', async () => {
    const { visit, model } = await aResultPage({}, saying('toBePaid'));
    const asked = visit.museum.times('orderStatus');
    await Promise.all([model.checkAgain(), model.checkAgain(), model.checkAgain()]);
    expect(visit.museum.times('orderStatus')).toBe(asked + 1);
  });

  it('[PAY-09] a press that learns of the refusal says so', async () => {
    const { visit, model } = await aResultPage({ error: 'This order is closed' }, silent);
    visit.museum.answers = saying('closed');
    await model.checkAgain();
    expect(model.face).toBe('over');
    expect(model.canTryAgain).toBe(false);
    expect(assertively(visit)).toContain('This order is closed');
  });

  it('[Q-PAY-14] an expired login ends the asking in its own words', async () => {
    const { visit, model } = await aResultPage(
      {},
      { orderStatus: async () => failed({ kind: 'expired' }) },
    );
    await visit.clock.advance(10_000);
    expect(model.face).toBe('notConfirmed');
    expect(model.isExpired).toBe(true);
    expect(model.isHealing).toBe(false);
    expect(assertively(visit)).toContain('login has expired');
  });

  it('[PAY-06] left, it asks no more and says nothing', async () => {
    const { visit, model, leave } = await aResultPage({}, saying('toBePaid'));
    await visit.clock.advance(12_000);
    const pressed = model.checkAgain();
    leave();
    await pressed;
    const asked = visit.museum.times('orderStatus');
    visit.museum.answers = saying('issued');
    await visit.clock.advance(60_000);
    expect(visit.museum.times('orderStatus')).toBe(asked);
    expect(visit.announcements.toast).toBeNull();
    expect(model.face).toBe('notConfirmed');
  });

  it('[PAY-09] O-057: started, stopped and started again, there is one chain of questions', async () => {
    const visit = new PaymentVisit(saying('toBePaid'));
    const model = visit.paymentResult();
    model.start()();
    model.start();
    await visit.clock.advance(0);
    expect(visit.museum.times('orderStatus')).toBe(2);
    await visit.clock.advance(20_000);
    expect(visit.museum.times('orderStatus')).toBe(4);
  });

  it('[PAY-09] paying once more is locked until the museum has answered twice (R1, Q-PAY-3)', async () => {
    const answer = anOpenAnswer<Result<'paid' | 'unpaid'>>();
    const { visit, model } = await aResultPage(
      {},
      { ...saying('toBePaid'), paymentState: () => answer.promise },
    );
    expect([model.face, model.canTryAgain]).toEqual(['notConfirmed', false]);
    answer.give(success('unpaid'));
    await visit.clock.advance(0);
    expect(model.canTryAgain).toBe(true);
  });

  it('[PAY-09] stays locked where the museum does not say, until it does', async () => {
    const { visit, model } = await aResultPage(
      {},
      { ...saying('toBePaid'), paymentState: async () => failed({ kind: 'timeout' }) },
    );
    expect(model.canTryAgain).toBe(false);
    visit.museum.answers = saying('toBePaid');
    await model.checkAgain();
    await visit.clock.advance(0);
    expect(model.canTryAgain).toBe(true);
  });

  it('[PAY-09] money that has arrived is said to have, and there is nothing to pay again', async () => {
    const { visit, model } = await aResultPage(
      { error: 'x' },
      { ...saying('toBePaid'), paymentState: async () => success('paid') },
    );
    expect(model.face).toBe('received');
    expect(model.canTryAgain).toBe(false);
    expect(assertively(visit)).toContain('nothing more to pay');
    visit.museum.answers = saying('issued');
    await visit.clock.advance(10_000);
    expect(model.face).toBe('success');
  });

  it('[PAY-09] a failure heals itself too: a bridge that said cancel may have been wrong (R2)', async () => {
    const { visit, model } = await aResultPage({ error: 'x' }, saying('toBePaid'));
    expect([model.face, model.isHealing]).toEqual(['failed', true]);
    visit.museum.answers = saying('issued');
    await visit.clock.advance(10_000);
    expect(model.face).toBe('success');
    expect(politely(visit)).toBe('Payment successful!');
  });

  it('[PAY-08] an order that is over says so, and what becomes of money that is on its way', async () => {
    const { visit, model } = await aResultPage({}, saying('closed'));
    expect(model.face).toBe('over');
    expect(assertively(visit)).toContain('goes back the way it came');
  });
});
