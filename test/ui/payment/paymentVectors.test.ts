import { describe, expect, it } from 'vitest';
import type { OrderStatus } from '../../../src/domain/model/OrderStatus.ts';
import type { BridgeRequest } from '../../../src/domain/model/Payment.ts';
import { failed, type Result, success } from '../../../src/domain/model/Result.ts';
import { loadTexts } from '../../../src/ui/i18n/loadTexts.ts';
import { aMuseumAnswering } from '../../adapters/http/aMuseumApi.ts';
import { theOrder } from '../../support/StubTill.ts';
import { PaymentVisit } from './PaymentVisit.ts';

const { LL } = await loadTexts('English');

/** A press of the pay button that the museum answers with these parameters, on the wire. */
async function pressAnswered(payAsyncParams: unknown) {
  const museum = aMuseumAnswering({ orderNo: theOrder, payAsyncParams }).api;
  const visit = new PaymentVisit({ startPayment: (...given) => museum.startPayment(...given) });
  const model = visit.paymentMethod();
  model.start();
  await visit.clock.advance(0);
  await model.pay(LL);
  return visit;
}

const sheet = {
  appId: 'wx0000000000000000',
  timeStamp: '1764205200',
  nonceStr: 'n0nce',
  package: 'prepay_id=wx0000',
  signType: 'RSA',
  sign: 'SIGN',
};

describe('what the museum says to do', () => {
  it.each<[id: string, payAsyncParams: string, given: Partial<BridgeRequest>]>([
    ['PA-01', JSON.stringify(sheet), { paySign: 'SIGN', timeStamp: '1764205200' }],
    ['PA-02', JSON.stringify({ ...sheet, timeStamp: 1764205200 }), { timeStamp: '1764205200' }],
  ])(
    '[PAY-04] %s goes over the bridge once, then the museum is asked',
    async (_id, params, given) => {
      const { bridge, address } = await pressAnswered(params);
      expect(bridge.requests).toMatchObject([given]);
      expect(
        Object.values(bridge.requests[0] ?? {}).every((text) => typeof text === 'string'),
      ).toBe(true);
      expect(address.current()).toBe(`/payReturn?orderNo=${theOrder}`);
    },
  );

  it('[PAY-05] PA-03 goes to the bank, not over the bridge', async () => {
    const html =
      '<form id="f" action="https://bank.example/pay" method="post"></form><script>document.getElementById(\'f\').submit()</script>';
    const { bridge } = await pressAnswered(JSON.stringify({ html }));
    expect(bridge.requests).toEqual([]);
    expect(bridge.bankPages).toEqual([html]);
  });

  it.each([
    ['PA-04', ''],
    ['PA-05', '{'],
    ['PA-06', 'null'],
    ['PA-07', '{}'],
    ['PA-08', null],
  ])(
    '[PAY-04] %s leads to the failure, with a reason and without the bridge',
    async (_id, params) => {
      const { bridge, address } = await pressAnswered(params);
      expect([bridge.requests, bridge.bankPages]).toEqual([[], []]);
      expect(address.current()).toMatch(/^\/payresult\/fail\?orderNo=\d+&error=[^&]+$/);
    },
  );
});

/** How a poll is answered, and after how long; `hang` never is. */
type Answer = { readonly ms: number; readonly status: Result<OrderStatus> } | 'hang';

const other = (ms: number): Answer => ({ ms, status: success('toBePaid') });
const issued = (ms: number): Answer => ({ ms, status: success('issued') });
const network: Answer = { ms: 0, status: failed({ kind: 'network' }) };

/** A visitor on the payment return; the last answer repeats. */
async function waitFor(answers: readonly Answer[], forMs: number, leavesAtMs = forMs) {
  const sent: number[] = [];
  let inFlight = 0;
  let most = 0;
  const visit: PaymentVisit = new PaymentVisit({
    orderStatus: () => {
      const answer = answers[sent.length] ?? answers.at(-1) ?? 'hang';
      sent.push(visit.clock.now() - begin);
      inFlight += 1;
      most = Math.max(most, inFlight);
      return new Promise((resolve) => {
        if (answer === 'hang') return;
        visit.clock.after(answer.ms, () => {
          inFlight -= 1;
          resolve(answer.status);
        });
      });
    },
  });
  const begin = visit.clock.now();
  let endedAt: number | null = null;
  visit.address.onChange(() => {
    endedAt ??= visit.clock.now() - begin;
  });
  const leave = visit.paymentReturn().start();
  await visit.clock.advance(leavesAtMs);
  const sentBefore = sent.length;
  if (leavesAtMs < forMs) leave();
  await visit.clock.advance(forMs - leavesAtMs);
  const show = /\/payresult\/(\w+)/.exec(visit.address.current())?.[1] ?? 'none';
  return { show, endedAt, polls: sent.length, after: sent.length - sentBefore, most };
}

describe('polling', () => {
  it.each<[id: string, answers: readonly Answer[], least: number, most: number]>([
    ['PO-01', [other(100)], 9, 10],
    ['PO-03', [other(7_000)], 1, 10],
    ['PO-05', ['hang'], 1, 10],
  ])(
    '[PAY-06] %s is not confirmed at 29 s, one question at a time, and not asked on',
    async (id, answers, least, most) => {
      const wait = await waitFor(answers, 120_000);
      expect(wait).toMatchObject({ show: 'fail', endedAt: 29_000 });
      if (id !== 'PO-05') expect(wait.most).toBe(1);
      expect(wait.polls).toBeGreaterThanOrEqual(least);
      expect(wait.polls).toBeLessThanOrEqual(most);
    },
  );

  it.each<[id: string, answers: readonly Answer[], beforeMs: number]>([
    ['PO-02', [other(100), issued(100)], 6_500],
    ['PO-04', [network, network, issued(100)], 9_500],
  ])('[PAY-06] %s is issued in time', async (_id, answers, beforeMs) => {
    const { show, endedAt } = await waitFor(answers, 60_000);
    expect(show).toBe('success');
    expect(endedAt).toBeLessThan(beforeMs);
  });

  it.each<[id: string, answers: readonly Answer[], leavesAtMs: number]>([
    ['PO-06', [other(100)], 4_000],
    ['PO-07', [other(2_500)], 4_000],
    ['PO-07, a question under way', [other(2_500)], 6_000],
  ])('[PAY-06] %s, left, asks no more and leads nowhere', async (_id, answers, leavesAtMs) => {
    expect(await waitFor(answers, 60_000, leavesAtMs)).toMatchObject({ show: 'none', after: 0 });
  });
});
