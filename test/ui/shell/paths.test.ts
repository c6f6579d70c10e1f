import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderNo } from '../../../src/domain/model/Identifiers.ts';
import { moneyOfFen } from '../../../src/domain/model/Money.ts';
import { href, paths, type ResultClaim } from '../../../src/ui/paths.ts';
import '../../support/pinnedChance.ts';

/** Whatever stands in a text, half characters included. */
const anything = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
  .map((units) => String.fromCharCode(...units));
/** What the museum may have as an order number: any text that an address can bear, but a blank one. */
const orders = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .filter((text) => text.trim() !== '')
  .map(orderNo);
const amounts = fc.integer({ min: 0, max: 10_000_000 }).map(moneyOfFen);

const queryOf = (address: string) => new URLSearchParams(address.split('?')[1] ?? '');
const pathOf = (address: string) => address.split('?')[0] ?? '';

/** Reads an address as the result page does: the outcome out of the path, where it stands there. */
const readResult = (address: string): ResultClaim =>
  paths.paymentResult.read(queryOf(address), /^\/payresult\/([^/]+)$/i.exec(pathOf(address))?.[1]);

describe('addresses', () => {
  it('[START-01] an order’s number survives its address, whatever stands in it', () => {
    fc.assert(
      fc.property(orders, (order) => {
        expect(paths.order.read(queryOf(paths.order.to(order)))).toBe(order);
        expect(paths.paymentReturn.read(queryOf(paths.paymentReturn.to(order)))).toBe(order);
      }),
    );
  });

  it('[START-01][Q-PAY-13] so does a payment, its amounts exact to the fen or unknown', () => {
    fc.assert(
      fc.property(orders, fc.option(amounts), fc.option(amounts), (order, amount, ordered) => {
        const address = paths.paymentMethod.to({ orderNo: order, amount, ordered });
        const isOther = ordered !== amount;
        const claim = {
          orderNo: order,
          amount,
          isFree: amount === 0,
          ordered: isOther ? ordered : null,
        };
        expect(paths.paymentMethod.read(queryOf(address))).toEqual(claim);
      }),
    );
  });

  it('[PAY-08] so does a result, but for what a plain text leaves out', () => {
    const claims = fc.record({
      show: fc.constantFrom('success' as const, 'fail' as const),
      orderNo: fc.option(orders),
      error: fc.string({ unit: 'grapheme-ascii', maxLength: 200 }),
      isReservation: fc.boolean(),
    });
    fc.assert(
      fc.property(claims, (claim) => {
        expect(readResult(paths.paymentResult.to(claim))).toEqual(claim);
      }),
    );
  });

  it('can be made of any text: half a character breaks no way on', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const claim = {
          show: 'fail',
          orderNo: orderNo(text),
          error: text,
          isReservation: false,
        } as const;
        expect(() => decodeURIComponent(paths.paymentResult.to(claim))).not.toThrow();
      }),
    );
  });

  it('[START-01] lead to patterns whatever their letter case, and links to the same place', () => {
    expect(paths.paymentMethod.to({ orderNo: orderNo('7'), amount: null })).toBe(
      '/payWay?orderNo=7',
    );
    expect(paths.paymentReturn.to(orderNo('7'))).toBe('/payReturn?orderNo=7');
    expect(href(paths.orderQuery.to())).toBe('#/orderQuery');
  });

  it.each(['', 'orderNo=', 'orderNo=%20%20', 'other=1'])(
    '[DET-01] no order is named by “%s”',
    (query) => {
      const search = new URLSearchParams(query);
      expect(paths.order.read(search)).toBeNull();
      expect(paths.paymentMethod.read(search).orderNo).toBeNull();
      expect(paths.paymentResult.read(search, 'fail').orderNo).toBeNull();
    },
  );

  it.each([
    ['amount=60.00', 6000],
    ['amount=0', 0],
    ['amount=', null],
    ['amount=a%20lot', null],
  ])('[PAY-01] “%s” claims so many fen: %s', (query, amount) => {
    expect(paths.paymentMethod.read(new URLSearchParams(query)).amount).toBe(amount);
  });
});

describe('a result’s address', () => {
  it.each([
    ['/payresult/success?orderNo=7', 'success'],
    ['/payResult/SUCCESS?orderNo=7', 'success'],
    ['/payresult/fail?orderNo=7', 'fail'],
    ['/payResult?show=success&orderNo=7', 'success'],
    ['/payResult?show=Success&orderNo=7', 'success'],
    ['/payResult?show=fail&orderNo=7', 'fail'],
  ])('[PAY-08] both forms: %s', (address, show) => {
    expect(readResult(address)).toEqual({ show, orderNo: '7', error: '', isReservation: false });
  });

  it.each(['/payresult', '/payResult?show=', '/payresult/paid', '/payresult/success1'])(
    '[PAY-08] claims no success by accident: %s',
    (address) => expect(readResult(address).show).toBe('fail'),
  );

  it('[PAY-08] the path outweighs the query', () => {
    expect(readResult('/payresult/fail?show=success').show).toBe('fail');
  });

  it.each([
    ['noPay=1', true],
    ['noPay', true],
    ['noPay=true', true],
    ['noPay=0', false],
    ['noPay=false', false],
    ['noPay=F', false],
    ['', false],
  ])('[PAY-08] “%s” speaks of a reservation: %s', (query, isReservation) => {
    const claim = paths.paymentResult.read(new URLSearchParams(query), 'success');
    expect(claim.isReservation).toBe(isReservation);
  });

  it('[PAY-08] its error is plain text: no control or direction marks, at most 200 characters', () => {
    const error = (text: string) =>
      paths.paymentResult.read(new URLSearchParams({ error: text }), 'fail').error;
    expect(error('a\u0000b\r\nc\u202ed\u2066e\u200bf\ufeff')).toBe('abcdef');
    expect(error('余额不足 <b>50%</b>')).toBe('余额不足 <b>50%</b>');
    expect(error('𠮷'.repeat(300))).toBe('𠮷'.repeat(200));
    fc.assert(
      fc.property(anything, (text) => {
        const shown = error(text.repeat(10));
        expect(Array.from(shown).length).toBeLessThanOrEqual(200);
        expect(shown).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      }),
    );
  });
});
