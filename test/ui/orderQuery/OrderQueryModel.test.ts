import { describe, expect, it } from 'vitest';
import { orderNo } from '../../../src/domain/model/Identifiers.ts';
import type { OrderSummary } from '../../../src/domain/model/Order.ts';
import { failed, type Result, success } from '../../../src/domain/model/Result.ts';
import { anOrder } from '../../domain/builders.ts';
import { anOpenAnswer } from '../../support/StubTill.ts';
import { code, documentNumber, phone, QueryVisit } from './QueryVisit.ts';

const theOrder = anOrder();
const refusal = (text: string) => failed({ kind: 'business' as const, code: '5042', text });
const finding = (...orders: readonly OrderSummary[]) => ({
  findOrders: async () => success(orders),
});

describe('OrderQueryModel', () => {
  it.each([
    ['', null],
    [' \u200b', null],
    ['1', 'document'],
    [documentNumber, 'document'],
    [`${documentNumber} `, 'document'],
    ['2026112700000000001', 'order'],
  ] as const)('[QRY-01] [R12] says while one types what %j is taken for: %s', (typed, kind) => {
    const model = new QueryVisit().orderQuery();
    model.change('number', typed);
    expect(model.readsAs).toBe(kind);
  });

  it('[QRY-01] says at each field what is missing and goes to the first; what is mended is wrong no more', async () => {
    const visit = new QueryVisit();
    const model = visit.orderQuery();
    model.start();
    await model.search();
    expect(model.problems).toEqual({
      number: { kind: 'numberMissing' },
      contactMobile: { kind: 'contactMissing' },
      code: { kind: 'codeMissing' },
    });
    expect(model.focusAt('number')).toBeDefined();
    expect(await visit.alert()).toBe('Please enter number');
    model.change('number', documentNumber);
    expect(model.problems.number).toBeUndefined();
    model.change('contactMobile', '12345');
    await model.search();
    expect(model.problems.contactMobile).toEqual({ kind: 'contactNotMobile' });
    expect([model.focusAt('number'), model.focusAt('contactMobile')]).toEqual([
      undefined,
      expect.any(Number),
    ]);
    expect(await visit.alert()).toBe('Please enter correct phone');
    expect(visit.museum.asked).toEqual([]);
  });

  it('[QRY-01] lists what was found, tells how many, and goes there', async () => {
    const visit = new QueryVisit(finding(theOrder, anOrder({ orderNo: orderNo('7') })));
    const model = visit.filledIn();
    await model.search();
    expect(model.found?.orders).toHaveLength(2);
    expect(model.focusAt('outcome')).toBeDefined();
    expect(await visit.said()).toBe('2 orders found');
    expect(visit.museum.asked.map(([call]) => call)).toEqual(['checkCode', 'findOrders']);
  });

  it('[QRY-01] [R5] opens an order with the phone beside its address', async () => {
    const visit = new QueryVisit(finding(theOrder));
    const model = visit.filledIn();
    await model.search();
    // What stands in the field by now is not what the order was found by.
    model.change('contactMobile', '13900000000');
    model.open(theOrder.orderNo);
    expect(visit.address.current()).toBe(`/orderinfo?orderNo=${theOrder.orderNo}`);
    expect(visit.address.takeAside('visitorMobile')).toBe(phone);
  });

  it('[QRY-01] a wrong code is said at its field in the museum’s own words, and another one can be tried', async () => {
    const visit = new QueryVisit({ checkCode: async () => refusal('The code is wrong') });
    const model = visit.filledIn();
    await model.search();
    expect(model.problems.code?.kind).toBe('codeRefused');
    expect(model.focusAt('code')).toBeDefined();
    expect(await visit.alert()).toBe('The code is wrong');
    model.change('code', '654321');
    expect(model.problems).toEqual({});
    visit.museum.answers = finding(theOrder);
    await model.search();
    expect(model.found?.orders).toEqual([theOrder]);
  });

  it('[QRY-01] a wrong code without the museum’s words has ours', async () => {
    const visit = new QueryVisit({ checkCode: async () => refusal('') });
    await visit.filledIn().search();
    expect(await visit.alert()).toMatch(/^This code is not right/);
  });

  it('[R25] after a lost answer the code may be used up: said at its field, and sent again only on a press', async () => {
    const visit = new QueryVisit({ checkCode: async () => failed({ kind: 'timeout' }) });
    const model = visit.filledIn();
    await model.search();
    await visit.clock.advance(60_000);
    expect(visit.museum.asked).toHaveLength(1);
    expect(model.problems.code?.kind).toBe('codeUnknown');
    expect(await visit.alert()).toContain('may be used up');
    expect(model.sms.canSend).toBe(true);
    visit.museum.answers = finding(theOrder);
    await model.search();
    expect(model.found?.orders).toEqual([theOrder]);
  });

  it.each(['busy', 'maintenance', 'expired'] as const)(
    '[QRY-01] %s leaves the code good and everything typed',
    async (kind) => {
      const visit = new QueryVisit({ checkCode: async () => failed({ kind }) });
      const model = visit.filledIn();
      await model.search();
      expect(model.failure).toEqual({ kind: 'unchecked', cause: { kind } });
      expect(model.focusAt('outcome')).toBeDefined();
      expect([model.number, model.contactMobile, model.code]).toEqual([
        documentNumber,
        phone,
        code,
      ]);
    },
  );

  it('[QRY-01] orders that did not load are asked for again without another code', async () => {
    const visit = new QueryVisit({ findOrders: async () => failed({ kind: 'network' }) });
    const model = visit.filledIn();
    await model.search();
    expect(model.failure?.kind).toBe('notRead');
    expect(await visit.said()).toContain('No connection');
    visit.museum.answers = finding();
    await model.search();
    expect([model.failure, model.found?.orders]).toEqual([null, []]);
    expect(await visit.said()).toBe('No order found');
    expect(visit.museum.times('checkCode')).toBe(1);
  });

  it('[Q-PAY-2] ten presses in one frame are one query', async () => {
    const answer = anOpenAnswer<Result<'right'>>();
    const visit = new QueryVisit({ checkCode: () => answer.promise, ...finding(theOrder) });
    const model = visit.filledIn();
    const presses = Array.from({ length: 10 }, () => model.search());
    expect(model.isSearching).toBe(true);
    answer.give(success('right'));
    await Promise.all(presses);
    expect([visit.museum.times('checkCode'), visit.museum.times('findOrders')]).toEqual([1, 1]);
    expect(model.isSearching).toBe(false);
  });

  it('[QRY-01] an answer that comes after the visitor has left is silent, and there on coming back', async () => {
    const answer = anOpenAnswer<Result<'right'>>();
    const visit = new QueryVisit({ checkCode: () => answer.promise, ...finding(theOrder) });
    const model = visit.orderQuery();
    const leave = model.start();
    model.change('number', documentNumber);
    model.change('contactMobile', phone);
    model.change('code', code);
    const search = model.search();
    leave();
    answer.give(success('right'));
    await search;
    expect([await visit.said(), await visit.alert(), await visit.toast()]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    model.start();
    expect(model.found?.orders).toEqual([theOrder]);
    expect(model.focus).toBeNull();
  });

  it('[R24] on coming back the orders are looked at anew, silently and without a code', async () => {
    const visit = new QueryVisit(finding(theOrder));
    const model = visit.filledIn();
    await model.search();
    const refunded = anOrder({ status: 'refunded' });
    visit.museum.answers = finding(refunded);
    model.start();
    await visit.clock.advance(0);
    expect(model.found?.orders).toEqual([refunded]);
    visit.museum.answers = { findOrders: async () => failed({ kind: 'network' }) };
    model.start();
    await visit.clock.advance(0);
    expect([model.found?.orders, model.failure]).toEqual([[refunded], null]);
    expect([visit.museum.times('checkCode'), await visit.alert()]).toEqual([1, undefined]);
  });

  it('[QRY-01] a look from before never overwrites what was asked for since', async () => {
    const old = anOpenAnswer<Result<readonly OrderSummary[]>>();
    const visit = new QueryVisit(finding(theOrder));
    const model = visit.filledIn();
    await model.search();
    visit.museum.answers = { findOrders: () => old.promise };
    model.start();
    visit.museum.answers = finding();
    model.change('number', 'E7');
    await model.search();
    old.give(success([theOrder]));
    await visit.clock.advance(0);
    expect(model.found).toMatchObject({ lookup: { number: 'E7' }, orders: [] });
  });

  it('[R15] [Q-SEC-8] what was typed and the countdown survive a reload, the code does not', async () => {
    const visit = new QueryVisit();
    const model = visit.filledIn();
    await model.sms.send();
    await visit.clock.advance(5_000);
    const again = visit.orderQuery();
    again.start();
    expect([again.number, again.contactMobile, again.code]).toEqual([documentNumber, phone, '']);
    expect(again.sms.secondsLeft).toBe(55);
    await again.sms.send();
    expect(visit.museum.times('sendCode')).toBe(1);
    await visit.clock.advance(55_000);
    expect([again.sms.canSend, again.sms.wasSent]).toEqual([true, true]);
  });

  it('[R15] each field is kept as it is typed', () => {
    const visit = new QueryVisit();
    const model = visit.orderQuery();
    model.start();
    model.change('contactMobile', '138');
    model.change('number', 'E7');
    expect(visit.queries.typed()).toEqual({ number: 'E7', contactMobile: '138' });
  });

  it('[QRY-01] what failed before is said no more once another try was answered', async () => {
    const visit = new QueryVisit({ checkCode: async () => failed({ kind: 'busy' }) });
    const model = visit.filledIn();
    await model.search();
    expect(model.failure?.kind).toBe('unchecked');
    visit.museum.answers = { checkCode: async () => refusal('The code is wrong') };
    await model.search();
    expect([model.failure, model.problems.code?.kind]).toEqual([null, 'codeRefused']);
  });

  it('[QRY-01] a code needs a mobile: the phone’s field says so', async () => {
    const visit = new QueryVisit();
    const model = visit.orderQuery();
    model.start();
    await model.sms.send();
    expect(model.problems).toEqual({ contactMobile: { kind: 'contactMissing' } });
    expect(model.focusAt('contactMobile')).toBeDefined();
    expect(await visit.alert()).toBe('Please enter the contact phone');
    expect(visit.museum.asked).toEqual([]);
  });

  it('[LIST-05] in a dialog the number takes the focus after half a second, unless the visitor was quicker', async () => {
    const visit = new QueryVisit();
    const model = visit.orderQuery();
    const close = model.inDialog.start();
    await visit.clock.advance(499);
    expect(model.focus).toBeNull();
    await visit.clock.advance(1);
    expect(model.focusAt('number')).toBeDefined();
    close();
    expect(model.focus).toBeNull();
    const closeAgain = model.inDialog.start();
    closeAgain();
    await visit.clock.advance(1_000);
    expect(model.focus).toBeNull();
    model.inDialog.start();
    model.change('number', '1');
    await visit.clock.advance(1_000);
    expect(model.focus).toBeNull();
  });
});
