import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MemoryBrowser, MemoryTabs } from '../../../src/adapters/inMemory/MemoryTabs.ts';
import type { Failure } from '../../../src/domain/model/Failure.ts';
import { moneyOfFen, moneyOfYuan, noMoney, sumOf } from '../../../src/domain/model/Money.ts';
import type { PaymentInstruction } from '../../../src/domain/model/Payment.ts';
import { failed, type Result, success } from '../../../src/domain/model/Result.ts';
import type { BridgeAnswer, BridgeFailure } from '../../../src/ports/PaymentBridge.ts';
import { moneyText } from '../../../src/ui/format.ts';
import { loadTexts } from '../../../src/ui/i18n/loadTexts.ts';
import { type PaymentClaim, paths } from '../../../src/ui/paths.ts';
import { PayableModel } from '../../../src/ui/payment/PayableModel.ts';
import type { PaymentMethodModel } from '../../../src/ui/payment/PaymentMethodModel.ts';
import {
  anOpenAnswer,
  aTicket,
  byBank,
  inApp,
  type Till,
  theOrder,
  tickets,
} from '../../support/StubTill.ts';
import { PaymentVisit, theClaim } from './PaymentVisit.ts';
import '../../support/pinnedChance.ts';

const { LL } = await loadTexts('English');
const here = '/payWay';
const returnPage = `/payReturn?orderNo=${theOrder}`;
const failPage = (error: string, more = '') =>
  `/payresult/fail?orderNo=${theOrder}&error=${encodeURIComponent(error)}${more}`;

/** A visitor on the payment method screen, its contents read. */
async function aVisitor(answers: Partial<Till> = {}, claim: PaymentClaim = theClaim) {
  const visit = new PaymentVisit(answers);
  const model = visit.paymentMethod(claim);
  const leave = model.start();
  await visit.clock.advance(0);
  return { visit, model, leave };
}

const spoken = ({ announcements }: PaymentVisit) => ({
  polite: announcements.polite?.message(LL),
  assertive: announcements.assertive?.message(LL),
  toast: announcements.toast?.message(LL),
});

const expired: Failure = { kind: 'expired' };
const closed: Failure = { kind: 'business', code: '5006', text: 'This order is closed' };

describe('PaymentMethodModel: what is to be paid', () => {
  it('[PAY-01] reads the ways to pay and takes the first', async () => {
    const { model } = await aVisitor();
    expect(model.phase).toBe('ready');
    expect(model.payWays.all).toEqual([inApp, byBank]);
    expect(model.payWays.chosenId).toBe(inApp.id);
    expect(model.canPay).toBe(true);
  });

  it('[PAY-01] without a way to pay nothing can be paid', async () => {
    const { visit, model } = await aVisitor({ payWays: async () => success([]) });
    expect(model.phase).toBe('ready');
    expect(model.canPay).toBe(false);
    await model.pay(LL);
    expect(visit.museum.times('startPayment')).toBe(0);
  });

  it('[PAY-01] without an order number nothing is asked', async () => {
    const { visit, model } = await aVisitor({}, { ...theClaim, orderNo: null });
    expect(model.phase).toBe('noOrder');
    expect(visit.museum.asked).toEqual([]);
  });

  it('[Q-OFF-3] reads what it could not, once the network or the visitor is back', async () => {
    const { visit, model } = await aVisitor({ payWays: async () => failed({ kind: 'network' }) });
    visit.museum.answers = {};
    visit.visibility.restore();
    await visit.clock.advance(0);
    expect(model.phase).toBe('ready');
    const times = visit.museum.times('payWays');
    visit.visibility.restore();
    await visit.clock.advance(0);
    expect(visit.museum.times('payWays')).toBe(times);
  });

  it('[PAY-01] says why the ways could not be read, and reads them again', async () => {
    const { visit, model } = await aVisitor({ payWays: async () => failed({ kind: 'network' }) });
    expect(model.phase).toBe('failed');
    expect(model.payWays.failure).toEqual({ kind: 'network' });
    expect(spoken(visit).assertive).toContain('can’t be loaded');
    visit.museum.answers = {};
    await model.load();
    expect(model.phase).toBe('ready');
  });

  it('[PAY-01] keeps the way that was chosen when the ways are read anew', async () => {
    const { model } = await aVisitor();
    model.payWays.choose(byBank.id);
    await model.load();
    expect(model.payWays.chosenId).toBe(byBank.id);
  });

  it('[PAY-01][Q-PAY-13] shows the order’s own amount, and the address’s beside it where they differ', async () => {
    const { visit, model } = await aVisitor({}, { ...theClaim, amount: moneyOfFen(1) });
    expect(model.payable.amount).toBe(12_000);
    expect(model.payable.otherAmounts).toEqual([{ kind: 'claimed', amount: 1 }]);
    expect(spoken(visit).polite).toContain('not this order’s');
    const same = await aVisitor();
    expect(same.model.payable.otherAmounts).toEqual([]);
    expect(spoken(same.visit).polite).toBeUndefined();
  });

  it('[Q-PAY-13] the museum’s total is the one to pay, and what the order form had shown stands beside it', async () => {
    const visit = new PaymentVisit({
      orderTickets: async () => tickets(aTicket('Adult ticket', 6500)),
    });
    const [amount, ordered] = [moneyOfFen(6500), moneyOfFen(6000)];
    visit.ways.toPaymentMethod({ orderNo: theOrder, amount, ordered });
    expect(visit.address.current()).toBe(`/payWay?orderNo=${theOrder}&amount=65.00&ordered=60.00`);
    const model = visit.paymentMethod({ ...theClaim, amount, ordered });
    model.start();
    await visit.clock.advance(0);
    expect(model.payable.amount).toBe(6500);
    expect(model.payable.otherAmounts).toEqual([{ kind: 'ordered', amount: 6000 }]);
    expect(spoken(visit).polite).toContain('you saw ¥60.00 when you ordered');
    expect(spoken(visit).polite).toContain('the museum asks for ¥65.00');
    expect(model.canPay).toBe(true);
  });

  it('[Q-PAY-13] a total of the museum that is not the sum of the tickets is the one to pay, with the sum beside it', async () => {
    const visit = new PaymentVisit();
    visit.ways.toPaymentMethod({ orderNo: theOrder, amount: moneyOfFen(11_500) });
    const model = visit.paymentMethod({ ...theClaim, amount: moneyOfFen(11_500) });
    model.start();
    await visit.clock.advance(0);
    expect(model.payable.amount).toBe(11_500);
    expect(model.payable.otherAmounts).toEqual([{ kind: 'tickets', amount: 12_000 }]);
    expect(spoken(visit).polite).toContain('not the sum of the tickets');
  });

  it('[Q-PAY-13] whatever was said, every amount but the one to pay is shown beside it, each once', () => {
    const said = fc.option(fc.integer({ min: 0, max: 3 }).map(moneyOfFen));
    fc.assert(
      fc.property(said, said, said, said, (museumTotal, amount, ordered, price) => {
        const payable = new PayableModel({ ...theClaim, amount, ordered }, museumTotal);
        const ticket = { ...aTicket('Adult ticket', 0), price };
        const detail = { orderNo: theOrder, createdAt: '', tickets: [ticket], showsContact: false };
        payable.take(detail);
        expect(payable.amount).toBe(museumTotal ?? price ?? amount);
        const shown = [payable.amount, ...payable.otherAmounts.map((other) => other.amount)];
        const known = [museumTotal, price, amount, ordered].filter((each) => each !== null);
        expect(shown.filter((each) => each !== null).sort()).toEqual([...new Set(known)].sort());
        // What nobody says to cost nothing is never taken for free.
        if (museumTotal ?? price) expect(payable.isFree).toBe(false);
      }),
    );
  });

  it('[Q-PAY-13] an amount comes through address and screen to the fen', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100_000_000 })), (fen) => {
        const amount = sumOf(fen.map(moneyOfFen));
        const address = paths.paymentMethod.to({ orderNo: theOrder, amount });
        const claim = paths.paymentMethod.read(new URLSearchParams(address.split('?')[1]));
        expect(claim.amount).toBe(amount);
        expect(moneyOfYuan(moneyText(amount).replace('¥', ''))).toBe(amount);
      }),
    );
  });

  it.each([
    [['1.005'], '¥1.01'],
    [['0.1', '0.2'], '¥0.30'],
    [['8.575', '0.005'], '¥8.59'],
    [['1.255', '1.255'], '¥2.52'],
    [['19.9', '19.9', '19.9'], '¥59.70'],
    [['0.07', '0.01', '0.06'], '¥0.14'],
  ])('[Q-PAY-13] %j come to %s', (prices, shown) => {
    for (const read of [moneyOfYuan, (price: string) => moneyOfYuan(Number(price))]) {
      const amounts = prices.map(read).filter((amount) => amount !== null);
      expect(amounts).toHaveLength(prices.length);
      expect(moneyText(sumOf(amounts))).toBe(shown);
    }
  });

  it.each([
    { name: 'can’t be read', orderTickets: async () => failed({ kind: 'network' } as const) },
    { name: 'has no tickets', orderTickets: async () => tickets() },
    {
      name: 'has a ticket without a price',
      orderTickets: async () => tickets({ ...aTicket('Adult ticket', 0), price: null }),
    },
  ])('[PAY-01] O-072: an order that $name is not free', async ({ orderTickets }) => {
    const known = await aVisitor({ orderTickets });
    expect(known.model.payable.amount).toBe(12_000);
    const unknown = await aVisitor({ orderTickets }, { ...theClaim, amount: null });
    expect(unknown.model.payable.amount).toBeNull();
    expect(unknown.model.payable.isFree).toBe(false);
    expect(unknown.model.canPay).toBe(true);
  });

  it('[PAY-03] O-070: payType zero in the address makes no priced order free (R16)', async () => {
    const { visit, model } = await aVisitor({}, { ...theClaim, isFree: true });
    expect(model.payable.isFree).toBe(false);
    await model.pay(LL);
    expect(visit.museum.times('confirmOrder')).toBe(0);
    expect(visit.museum.times('startPayment')).toBe(1);
  });

  it('[PAY-03] O-070: where the order can’t be read, the museum decides whether it is free', async () => {
    const { visit, model } = await aVisitor(
      {
        orderTickets: async () => failed({ kind: 'network' }),
        confirmOrder: async () => failed(closed),
      },
      { ...theClaim, isFree: true },
    );
    await model.pay(LL);
    expect(visit.museum.times('startPayment')).toBe(0);
    expect(visit.address.current()).toBe(failPage('This order is closed', '&noPay=1'));
  });

  it('[PAY-03] an order that costs nothing is confirmed, and its result verified', async () => {
    const { visit, model } = await aVisitor(
      {
        orderTickets: async () => tickets(aTicket('Child ticket', 0)),
        payWays: async () => success([]),
      },
      { orderNo: theOrder, amount: noMoney, isFree: true, ordered: null },
    );
    await model.pay(LL);
    expect(visit.museum.times('confirmOrder')).toBe(1);
    expect(visit.address.current()).toBe(`/payresult/success?orderNo=${theOrder}&noPay=1`);
  });
});

describe('PaymentMethodModel: paying', () => {
  it('[PAY-03] pays in the chosen way, with what is bought, and goes on to the confirmation', async () => {
    const { visit, model } = await aVisitor();
    model.payWays.choose(byBank.id);
    await model.pay(LL);
    expect(visit.museum.started).toEqual([
      [theOrder, byBank, visit.page.paymentReturnAddress(theOrder), 'Adult ticket × 2'],
    ]);
    expect(visit.address.current()).toBe(returnPage);
  });

  it('[PAY-03][Q-PAY-2] is busy from the press on: ten presses start one payment', async () => {
    const { visit, model } = await aVisitor();
    const presses = Array.from({ length: 10 }, () => model.pay(LL));
    expect(model.progress).toBe('paying');
    await Promise.all(presses);
    expect(visit.museum.times('startPayment')).toBe(1);
    expect(visit.bridge.requests).toHaveLength(1);
  });

  it('[PAY-03][Q-PAY-2] says so when another screen is paying the same order', async () => {
    const { visit, model } = await aVisitor();
    const sheet = anOpenAnswer<Result<BridgeAnswer, BridgeFailure>>();
    visit.bridge.answer = () => sheet.promise;
    const first = model.pay(LL);
    const other = visit.paymentMethod();
    other.start();
    await visit.clock.advance(0);
    await other.pay(LL);
    expect(visit.museum.times('startPayment')).toBe(1);
    expect(spoken(visit).toast).toContain('being paid right now');
    expect(other.progress).toBe('paying');
    sheet.give(success('returned'));
    await first;
  });

  it('[PAY-02][PAY-10][Q-A11Y-6] a paid order: told, locked, and the page reloads after 2 s', async () => {
    const { visit, model } = await aVisitor();
    visit.museum.answers = { paymentState: async () => success('paid') };
    await model.pay(LL);
    expect(spoken(visit).toast).toBe('This order has been paid');
    expect(model.phase).toBe('alreadyPaid');
    expect(model.canPay).toBe(false);
    await visit.clock.advance(1_999);
    expect(visit.page.reloads).toBe(0);
    await visit.clock.advance(1);
    expect(visit.page.reloads).toBe(1);
    expect(visit.museum.times('startPayment')).toBe(0);
  });

  it('[PAY-02] O-105: the reload does not outlive its screen', async () => {
    const { visit, model, leave } = await aVisitor();
    visit.museum.answers = { paymentState: async () => success('paid') };
    await model.pay(LL);
    await visit.clock.advance(1_000);
    leave();
    await visit.clock.advance(10_000);
    expect(visit.page.reloads).toBe(0);
  });

  it('[PAY-10] a paid order that is opened again has no pay button, and does not reload', async () => {
    const { visit, model } = await aVisitor({ paymentState: async () => success('paid') });
    expect(model.phase).toBe('alreadyPaid');
    expect(spoken(visit).polite).toBe('This order has been paid');
    await visit.clock.advance(10_000);
    expect(visit.page.reloads).toBe(0);
  });

  it('[PAY-08] O-062: a sheet that did not pay leads to the result, with the reason in words', async () => {
    const { visit, model } = await aVisitor();
    visit.bridge.answer = async () => success('notPaid');
    await model.pay(LL);
    expect(visit.address.current()).toBe(failPage('The payment was not completed.'));
  });

  it('[PAY-08] a refusal leads to the result, with the museum’s own words', async () => {
    const { visit, model } = await aVisitor({ startPayment: async () => failed(closed) });
    await model.pay(LL);
    expect(visit.address.current()).toBe(failPage('This order is closed'));
  });

  it('[PAY-08] an instruction that can’t be read leads to the result, with a message', async () => {
    const { visit, model } = await aVisitor({
      startPayment: async () => failed({ kind: 'malformed' }),
    });
    await model.pay(LL);
    expect(visit.address.current()).toContain('/payresult/fail?');
    expect(visit.address.current()).toContain('error=The%20museum');
  });

  it.each([{ kind: 'busy' } as const, { kind: 'maintenance' } as const])(
    'a museum that can’t now ($kind) leaves the visitor where they can try again',
    async (cause) => {
      const { visit, model } = await aVisitor({ startPayment: async () => failed(cause) });
      await model.pay(LL);
      expect(visit.address.current()).toBe(here);
      expect(model.problem).toEqual({ kind: 'notStarted', cause });
      expect(model.progress).toBe('idle');
      visit.museum.answers = {};
      await model.pay(LL);
      expect(visit.address.current()).toBe(returnPage);
    },
  );

  it('[Q-PAY-12] a pre-check without an answer stays: not charged, try again', async () => {
    const { visit, model } = await aVisitor();
    visit.museum.answers = { paymentState: async () => failed({ kind: 'network' }) };
    await model.pay(LL);
    expect(visit.address.current()).toBe(here);
    expect(visit.museum.times('startPayment')).toBe(0);
    expect(spoken(visit).assertive).toContain('You have not been charged');
    expect(model.canPay).toBe(true);
    expect(model.progress).toBe('idle');
  });

  it.each<{ name: string; answers: Partial<Till> }>([
    { name: 'pre-check', answers: { paymentState: async () => failed(expired) } },
    { name: 'payment', answers: { startPayment: async () => failed(expired) } },
  ])(
    '[Q-PAY-14] an expired login at the $name is no payment failure, and the order stays',
    async ({ answers }) => {
      const { visit, model } = await aVisitor();
      visit.museum.answers = answers;
      await model.pay(LL);
      expect(visit.address.current()).toBe(here);
      expect(model.problem).toEqual({ kind: 'expired' });
      expect(model.orderNo).toBe(theOrder);
      expect(spoken(visit).assertive).toContain('login has expired');
    },
  );

  it('[Q-PAY-14] an expired login on arrival is said at once', async () => {
    const { model } = await aVisitor({ paymentState: async () => failed(expired) });
    expect(model.phase).toBe('ready');
    expect(model.problem).toEqual({ kind: 'expired' });
  });

  it('[PAY-11] without a bridge the visitor is told how to go on, and the order stays to be paid (R3)', async () => {
    const { visit, model } = await aVisitor();
    visit.bridge.answer = async () => failed({ kind: 'bridgeMissing' });
    await model.pay(LL);
    expect(visit.address.current()).toBe(here);
    expect(spoken(visit).assertive).toContain('open this page in WeChat');
    expect(model.progress).toBe('idle');
  });

  it('[PAY-05][Q-PAY-9] says where it leaves for, and stays busy', async () => {
    const { visit, model } = await aVisitor({
      startPayment: async () => success({ kind: 'bank', html: '<form></form>' }),
    });
    await model.pay(LL);
    expect(model.progress).toBe('leaving');
    expect(model.handOver.bankHost).toBe('bank.example');
    expect(spoken(visit).polite).toBe('Going to the bank’s page at bank.example');
    expect(visit.bridge.bankPages).toHaveLength(1);
    await model.pay(LL);
    expect(visit.museum.times('startPayment')).toBe(1);
  });

  it('[PAY-10] back from the bank by the browser’s own means, it asks anew before anything can be paid', async () => {
    const { visit, model } = await aVisitor({
      startPayment: async () => success({ kind: 'bank', html: '<form></form>' }),
    });
    await model.pay(LL);
    visit.visibility.restore();
    expect(model.canPay).toBe(false);
    await visit.clock.advance(0);
    expect(model.problem).toEqual({ kind: 'cameBack' });
    expect(model.canPay).toBe(true);
    await model.pay(LL);
    visit.museum.answers = { paymentState: async () => success('paid') };
    visit.visibility.restore();
    await visit.clock.advance(0);
    expect(model.phase).toBe('alreadyPaid');
    expect(model.problem).toBeNull();
  });

  it('[PAY-10] leaves the payment alone while the visitor is merely elsewhere', async () => {
    const { visit, model } = await aVisitor();
    const sheet = anOpenAnswer<Result<BridgeAnswer, BridgeFailure>>();
    visit.bridge.answer = () => sheet.promise;
    const paying = model.pay(LL);
    visit.visibility.hide();
    visit.visibility.show();
    await visit.clock.advance(0);
    expect(model.progress).toBe('paying');
    sheet.give(success('returned'));
    await paying;
    expect(visit.address.current()).toBe(returnPage);
  });

  it('[PAY-11] a sheet that is silent: after 4 s the visitor is told how to go on, and the museum says how it ended', async () => {
    const { visit, model } = await aVisitor();
    visit.bridge.answer = () => new Promise(() => {});
    const paying = model.pay(LL);
    await visit.clock.advance(3_999);
    expect(model.handOver.isLong).toBe(false);
    await visit.clock.advance(1);
    expect(model.handOver.isLong).toBe(true);
    expect(spoken(visit).polite).toContain('Check the result');
    model.checkSheet();
    await paying;
    expect(visit.address.current()).toBe(returnPage);
  });

  it('[PAY-11][Q-PAY-6] back on the page while the sheet is silent, one look finds out that it was paid', async () => {
    const { visit, model } = await aVisitor();
    visit.bridge.answer = () => new Promise(() => {});
    void model.pay(LL);
    await visit.clock.advance(0);
    visit.museum.answers = { orderStatus: async () => success('issued') };
    visit.visibility.hide();
    visit.visibility.show();
    await visit.clock.advance(0);
    expect(model.phase).toBe('alreadyPaid');
    expect(model.canPay).toBe(false);
  });

  it('[PAY-10][Q-PAY-3] a lost answer: nothing was paid, says the museum, and only the visitor tries again', async () => {
    const { visit, model } = await aVisitor({
      startPayment: async () => failed({ kind: 'network' }),
    });
    await model.pay(LL);
    expect(model.problem).toEqual({ kind: 'lost' });
    expect(spoken(visit).assertive).toContain('you have not paid anything');
    expect(model.canPay).toBe(true);
    await visit.clock.advance(60_000);
    expect(visit.museum.times('startPayment')).toBe(1);
    visit.museum.answers = { orderStatus: async () => success('issued') };
    await visit.clock.advance(10_000);
    expect(model.phase).toBe('alreadyPaid');
  });

  it('[PAY-09][PAY-10] a lost answer that can’t be read about leads to a result that nobody claims', async () => {
    const { visit, model } = await aVisitor();
    visit.museum.answers = {
      startPayment: async () => failed({ kind: 'timeout' }),
      orderStatus: async () => failed({ kind: 'timeout' }),
    };
    await model.pay(LL);
    expect(visit.address.current()).toBe(`/payresult/fail?orderNo=${theOrder}`);
  });

  it('[PAY-09] opened while nobody knows, it is locked until the museum has been read twice (R1)', async () => {
    const visit = new PaymentVisit({ orderStatus: async () => failed({ kind: 'network' }) });
    const machine = visit.payments.of(theOrder);
    machine.take('arrived');
    machine.take('timeUp');
    const model = visit.paymentMethod();
    model.start();
    await visit.clock.advance(0);
    expect([model.isLocked, model.canPay]).toEqual([true, false]);
    expect(spoken(visit).assertive).toContain('Please do not pay again');
    await model.pay(LL);
    expect(visit.museum.times('startPayment')).toBe(0);
    await model.checkAgain();
    expect(model.isLocked).toBe(true);
    visit.museum.answers = {};
    await model.checkAgain();
    expect([model.isLocked, model.canPay]).toEqual([false, true]);
  });

  it('[PAY-10][Q-PAY-2] another tab is paying: says so, and follows what came of it without paying', async () => {
    const browser = new MemoryBrowser();
    const one = new PaymentVisit({}, 'English', new MemoryTabs(browser));
    const visit = new PaymentVisit({}, 'English', new MemoryTabs(browser));
    const [first, second] = [one.paymentMethod(), visit.paymentMethod()];
    first.start();
    second.start();
    await Promise.all([one.clock.advance(0), visit.clock.advance(0)]);
    await first.pay(LL);
    const following = second.pay(LL);
    await visit.clock.advance(600);
    expect(second.progress).toBe('elsewhere');
    expect(spoken(visit).assertive).toContain('being paid on another page');
    one.payments.of(theOrder).take('timeUp');
    await following;
    expect(second.problem).toEqual({ kind: 'otherTab' });
    expect(visit.museum.times('startPayment')).toBe(0);
    expect(second.canPay).toBe(true);
  });

  it.each([
    [{ kind: 'outsideWeChat' } as const, 'open this page in WeChat'],
    [{ kind: 'inMiniProgram' } as const, 'at the top right'],
  ])(
    '[PAY-11][Q-PAY-8] where it can’t be paid ($kind) nothing is begun, and the way on is told',
    async (failure, words) => {
      const { visit, model } = await aVisitor();
      visit.bridge.place = failed(failure);
      await model.pay(LL);
      expect(spoken(visit).assertive).toContain(words);
      expect(spoken(visit).assertive).toContain('You have not been charged');
      expect(visit.museum.times('startPayment')).toBe(0);
      expect(model.canPay).toBe(true);
    },
  );

  it('[PAY-10] opened anew while its sheet is open, it waits for the museum with the rest', async () => {
    const { visit, model, leave } = await aVisitor();
    const sheet = anOpenAnswer<Result<BridgeAnswer, BridgeFailure>>();
    visit.bridge.answer = () => sheet.promise;
    const paying = model.pay(LL);
    await visit.clock.advance(0);
    leave();
    const anew = visit.paymentMethod();
    anew.start();
    await visit.clock.advance(0);
    expect(anew.progress).toBe('paying');
    sheet.give(success('returned'));
    await paying;
    expect(visit.address.current()).toBe(returnPage);
  });
});

describe('PaymentMethodModel: left behind', () => {
  const leaveWhilePaying = async (answer: Result<BridgeAnswer, BridgeFailure>) => {
    const { visit, model, leave } = await aVisitor();
    const sheet = anOpenAnswer<Result<BridgeAnswer, BridgeFailure>>();
    visit.bridge.answer = () => sheet.promise;
    const paying = model.pay(LL);
    await visit.clock.advance(0);
    leave();
    visit.ways.toHome();
    sheet.give(answer);
    await paying;
    return visit;
  };

  it('[PAY-10] a payment that ends after its screen was left leads nowhere, and says that it is being confirmed', async () => {
    const visit = await leaveWhilePaying(success('returned'));
    expect(visit.address.current()).toBe('/index');
    expect(spoken(visit).toast).toContain('being confirmed');
  });

  it('[PAY-10] one that did not pay says so', async () => {
    const visit = await leaveWhilePaying(success('notPaid'));
    expect(visit.address.current()).toBe('/index');
    expect(spoken(visit).toast).toContain('not completed');
  });

  it('[PAY-05][PAY-10] nobody is taken to a bank from another screen', async () => {
    const start = anOpenAnswer<Result<PaymentInstruction>>();
    const { visit, model, leave } = await aVisitor({ startPayment: () => start.promise });
    const paying = model.pay(LL);
    await visit.clock.advance(0);
    leave();
    start.give(success({ kind: 'bank', html: '<form></form>' }));
    await paying;
    expect(visit.bridge.bankPages).toEqual([]);
    expect(visit.payments.of(theOrder).state).toBe('idle');
    expect(spoken(visit).toast).toContain('not completed');
  });

  it('[PAY-10] what was read for a screen that was left is dropped', async () => {
    const visit = new PaymentVisit({ paymentState: async () => success('paid') });
    const model: PaymentMethodModel = visit.paymentMethod();
    const leave = model.start();
    leave();
    await visit.clock.advance(0);
    expect(model.phase).toBe('loading');
    expect(visit.announcements.polite).toBeNull();
  });
});
