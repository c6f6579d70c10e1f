import { describe, expect, it } from 'vitest';
import type { Fault } from '../../../src/adapters/inMemory/museum/Faults.ts';
import { loadTexts } from '../../../src/ui/i18n/loadTexts.ts';
import { OrderListModel } from '../../../src/ui/orders/OrderListModel.ts';
import { PaymentMethodModel } from '../../../src/ui/payment/PaymentMethodModel.ts';
import { PaymentResultModel } from '../../../src/ui/payment/PaymentResultModel.ts';
import { PayingTab, PayingWorld } from './PayingWorld.ts';

const { LL } = await loadTexts('English');
const payAndConfirm = '/api/integration/pay-and-confirm';
const confirm = '/trip/order/confirm';
const checkUnpaid = '/pay/jsapi/check-unpaid/';
const orderInfo = '/trip/order/info';

type Loss = Omit<Fault, 'path' | 'times'>;
/** How an answer is lost: before the museum has done it, after, or while it does it 20 s later. */
const losses: readonly { name: string; loss: Loss }[] = [
  { name: 'before commit', loss: { kind: 'dropRequest' } },
  { name: 'after commit', loss: { kind: 'commitThenDrop' } },
  { name: 'committed 20 s late', loss: { kind: 'delayBefore', ms: 40_000 } },
];

const payingAt = (tab: PayingTab): PaymentMethodModel => {
  if (!(tab.shown instanceof PaymentMethodModel)) throw new Error(`shows ${tab.address.current()}`);
  return tab.shown;
};

/** A visitor at the payment method screen, its contents read. */
async function aVisitor(kind: 'priced' | 'free') {
  const paying = new PayingWorld(kind);
  const tab = new PayingTab(paying, `/payWay?orderNo=${paying.order}`);
  await paying.clock.advance(0);
  return { paying, tab };
}

describe('a lost answer, over the real models and the in-memory museum', () => {
  it.each(losses)(
    '[PAY-10][Q-PAY-3] pay-and-confirm, $name: read about, never resent; one charge on the visitor’s own new try',
    async ({ loss }) => {
      const { paying, tab } = await aVisitor('priced');
      paying.plan({ path: payAndConfirm, ...loss });
      const before = paying.timesSent(orderInfo);
      void payingAt(tab).pay(LL);
      await paying.clock.advance(20_000);
      expect(paying.timesSent(payAndConfirm)).toBe(1);
      expect(paying.timesSent(orderInfo)).toBeGreaterThan(before);
      expect(payingAt(tab).problem).toEqual({ kind: 'lost' });
      expect(paying.timesCharged).toBe(0);
      await paying.clock.advance(60_000);
      expect(paying.timesSent(payAndConfirm)).toBe(1);
      expect(paying.effects('payment-opened')).toBe(loss.kind === 'dropRequest' ? 0 : 1);
      expect(payingAt(tab).canPay).toBe(true);

      void payingAt(tab).pay(LL);
      await paying.clock.advance(5_000);
      expect(tab.shown).toMatchObject({ face: 'success' });
      expect(paying.effects('payment-opened')).toBe(1);
      expect([paying.effects('paid'), paying.effects('issued')]).toEqual([1, 1]);
    },
  );

  it.each(losses)(
    '[PAY-10][Q-PAY-3] confirm, $name: read about, never resent by itself, issued once',
    async ({ loss }) => {
      const { paying, tab } = await aVisitor('free');
      paying.plan({ path: confirm, ...loss });
      void payingAt(tab).pay(LL);
      await paying.clock.advance(20_000);
      expect(paying.timesSent(confirm)).toBe(1);
      if (loss.kind === 'commitThenDrop') {
        expect(tab.shown).toMatchObject({ face: 'success' });
      } else {
        expect(payingAt(tab).problem).toEqual({ kind: 'lost' });
        expect(payingAt(tab).canPay).toBe(true);
      }
      await paying.clock.advance(60_000);
      expect(paying.timesSent(confirm)).toBe(1);
      if (loss.kind === 'dropRequest') {
        void payingAt(tab).pay(LL);
        await paying.clock.advance(5_000);
      }
      expect(tab.shown).toMatchObject({ face: 'success' });
      expect([paying.effects('confirmed'), paying.effects('issued')]).toEqual([1, 1]);
    },
  );

  it.each(losses)(
    '[PAY-10][Q-PAY-3] confirm from the list, $name: the result finds out, or says that nobody knows',
    async ({ loss }) => {
      const paying = new PayingWorld('free');
      const tab = new PayingTab(paying, '/order');
      await paying.clock.advance(0);
      paying.plan({ path: confirm, ...loss });
      const list = tab.shown;
      const order = list instanceof OrderListModel ? list.orders?.[0] : undefined;
      if (!(list instanceof OrderListModel) || order === undefined) throw new Error('no order');
      void list.pay(order);
      await paying.clock.advance(21_000);
      expect(paying.timesSent(confirm)).toBe(1);
      const wasDone = loss.kind === 'commitThenDrop';
      expect(tab.shown).toMatchObject({ face: wasDone ? 'success' : 'notConfirmed' });
      await paying.clock.advance(60_000);
      const isDone = loss.kind !== 'dropRequest';
      expect(tab.shown).toMatchObject({ face: isDone ? 'success' : 'notConfirmed' });
      if (tab.shown instanceof PaymentResultModel) expect(tab.shown.canTryAgain).toBe(!isDone);
      expect(paying.timesSent(confirm)).toBe(1);
      expect(paying.effects('confirmed')).toBe(isDone ? 1 : 0);
    },
  );

  it('[PAY-09][PAY-10] a lost answer, and none to the readings either: locked until the museum has answered twice', async () => {
    const { paying, tab } = await aVisitor('priced');
    paying.plan(
      { path: payAndConfirm, kind: 'commitThenDrop' },
      { path: orderInfo, kind: 'dropRequest', times: 3 },
    );
    void payingAt(tab).pay(LL);
    await paying.clock.advance(1_000);
    expect(tab.shown).toMatchObject({ face: 'notConfirmed', canTryAgain: false });
    await paying.clock.advance(1_000);
    const checks = paying.timesSent(checkUnpaid);
    paying.plan();
    if (tab.shown instanceof PaymentResultModel) void tab.shown.checkAgain();
    await paying.clock.advance(0);
    expect(tab.shown).toMatchObject({ face: 'notConfirmed', canTryAgain: true });
    expect(paying.timesSent(checkUnpaid)).toBe(checks + 1);
    expect(paying.timesSent(payAndConfirm)).toBe(1);
  });

  it('[PAY-02][Q-PAY-12] a pre-check whose answer is lost begins nothing', async () => {
    const { paying, tab } = await aVisitor('priced');
    paying.plan({ path: `${checkUnpaid}${paying.order}`, kind: 'dropRequest' });
    void payingAt(tab).pay(LL);
    await paying.clock.advance(30_000);
    expect(payingAt(tab).problem).toMatchObject({ kind: 'notStarted' });
    expect(paying.timesSent(payAndConfirm)).toBe(0);
    expect(paying.effects('payment-opened')).toBe(0);
  });

  it.each([2_000, 26_900, 28_900, 29_100, 240_000])(
    '[PAY-06][PAY-09][Q-PAY-6] the money arrives %s ms after the sheet said ok: never failed, never paid before, success in the end',
    async (afterMs) => {
      const { paying, tab } = await aVisitor('priced');
      paying.ends.push('bridgeSaysOkWithoutPayment');
      void payingAt(tab).pay(LL);
      await paying.clock.advance(0);
      paying.charge(afterMs);
      const faces = new Set<string>();
      for (let passed = 0; passed < afterMs + 12_000; passed += 500) {
        await paying.clock.advance(500);
        if (tab.shown instanceof PaymentResultModel) faces.add(tab.shown.face);
        const isIssued = paying.effects('issued') === 1;
        if (!isIssued) expect(faces.has('success')).toBe(false);
      }
      expect(faces.has('failed')).toBe(false);
      expect(faces.has('success')).toBe(true);
      expect(paying.timesSent(payAndConfirm)).toBe(1);
    },
  );

  it('[PAY-10][Q-PAY-2] two models over one museum, ten clicks each: one payment', async () => {
    const paying = new PayingWorld();
    const tabs = [1, 2].map(() => new PayingTab(paying, `/payWay?orderNo=${paying.order}`));
    await paying.clock.advance(0);
    paying.ends.push('bridgeSaysOkWithoutPayment');
    for (const tab of tabs) {
      for (let click = 0; click < 10; click += 1) void payingAt(tab).pay(LL);
    }
    await paying.clock.advance(1_000);
    expect(paying.timesSent(payAndConfirm)).toBe(1);
    expect(tabs.map(({ machine }) => machine.state)).toEqual(['confirming', 'elsewhere']);
    paying.charge();
    await paying.clock.advance(10_000);
    expect(tabs.map(({ machine }) => machine.state)).toEqual(['issued', 'issued']);
    expect(tabs.map(({ shown }) => shown)).toMatchObject([
      { face: 'success' },
      { face: 'success' },
    ]);
    expect(paying.timesSent(payAndConfirm)).toBe(1);
    expect([paying.effects('payment-opened'), paying.effects('paid')]).toEqual([1, 1]);
  });
});
