import { describe, expect, it } from 'vitest';
import { orderNo } from '../../../src/domain/model/Identifiers.ts';
import type { OrderSummary } from '../../../src/domain/model/Order.ts';
import { failed, type Result, success } from '../../../src/domain/model/Result.ts';
import { FindOrders } from '../../../src/domain/useCases/FindOrders.ts';
import { ProvePhone } from '../../../src/domain/useCases/ProvePhone.ts';
import { anOrder } from '../../domain/builders.ts';
import { type Museum, StubMuseum } from '../../support/StubMuseum.ts';
import { anOpenAnswer } from '../../support/StubTill.ts';

const phone = '13800000000';
const query = { number: '110105199006150004', contactMobile: phone, code: '123456' };
const refusal = (text: string) => failed({ kind: 'business' as const, code: '5042', text });

function aFinder(answers: Partial<Museum> = {}) {
  const museum = new StubMuseum(answers);
  const findOrders = new FindOrders({ museum, provePhone: new ProvePhone({ museum }) });
  const find = (changes: Partial<typeof query> = {}) =>
    findOrders.execute({ ...query, ...changes }, 'English');
  return { museum, findOrders, find };
}

describe('looking orders up', () => {
  it('[QRY-01] has the code checked, and then asks by document number', async () => {
    const { museum, find } = aFinder({ findOrders: async () => success([anOrder()]) });
    const lookup = { kind: 'document', number: query.number };
    expect(await find({ contactMobile: '+86 138 0000 0000', code: ' １２３４５６ ' })).toEqual(
      success({ lookup, mobile: phone, orders: [anOrder()] }),
    );
    expect(museum.asked).toEqual([
      ['checkCode', phone, '123456'],
      ['findOrders', lookup, phone, 'all', 'English'],
    ]);
  });

  it('[QRY-01] [R12] asks by order number where there are more than 18 characters', async () => {
    const { museum, find } = aFinder();
    await find({ number: '2026112700000000001' });
    expect(museum.asked.at(-1)?.[1]).toEqual({
      kind: 'order',
      number: orderNo('2026112700000000001'),
    });
  });

  it('[QRY-01] asks nothing while something is missing', async () => {
    const { museum, find } = aFinder();
    const problems = {
      number: 'numberMissing',
      contactMobile: 'contactNotMobile',
      code: 'codeMissing',
    };
    expect(await find({ number: '', contactMobile: '1', code: '' })).toEqual(
      failed({ kind: 'problems', problems }),
    );
    expect(museum.asked).toEqual([]);
  });

  it('[QRY-01] a wrong code looks nothing up', async () => {
    const { museum, find } = aFinder({ checkCode: async () => refusal('Wrong') });
    const cause = { kind: 'business', code: '5042', text: 'Wrong' };
    expect(await find()).toEqual(failed({ kind: 'codeRefused', cause }));
    expect(museum.times('findOrders')).toBe(0);
  });

  it.each([
    ['network', 'codeUnknown'],
    ['timeout', 'codeUnknown'],
    ['malformed', 'codeUnknown'],
    ['busy', 'unchecked'],
    ['maintenance', 'unchecked'],
    ['expired', 'unchecked'],
  ] as const)(
    '[R25] %s on checking the code is %s, and nothing is sent again by itself',
    async (kind, outcome) => {
      const { museum, find } = aFinder({ checkCode: async () => failed({ kind }) });
      expect(await find()).toEqual(failed({ kind: outcome, cause: { kind } }));
      expect(museum.asked.map(([call]) => call)).toEqual(['checkCode']);
    },
  );

  it('[QRY-01] a code found right is not asked about again while its phone stays', async () => {
    const { museum, find } = aFinder({ findOrders: async () => failed({ kind: 'network' }) });
    expect(await find()).toEqual(failed({ kind: 'notRead', cause: { kind: 'network' } }));
    museum.answers = {};
    expect((await find()).ok).toBe(true);
    expect((await find({ number: 'E7' })).ok).toBe(true);
    expect(museum.times('checkCode')).toBe(1);
    await find({ contactMobile: '13900000000' });
    expect(museum.times('checkCode')).toBe(2);
  });

  it('[QRY-01] after the museum refused the lookup, the code counts for nothing any more', async () => {
    const { museum, find } = aFinder({ findOrders: async () => refusal('Verify the phone first') });
    const { ok } = await find();
    expect(ok).toBe(false);
    await find();
    expect(museum.times('checkCode')).toBe(2);
  });

  it('[Q-PAY-2] ten presses in one frame check one code', async () => {
    const answer = anOpenAnswer<Result<'right'>>();
    const { museum, find } = aFinder({ checkCode: () => answer.promise });
    const answers = Array.from({ length: 10 }, () => find());
    answer.give(success('right'));
    const kinds = (await Promise.all(answers)).map((each) =>
      each.ok ? 'found' : each.failure.kind,
    );
    expect(kinds).toEqual(['found', ...Array.from({ length: 9 }, () => 'alreadyAsking')]);
    expect([museum.times('checkCode'), museum.times('findOrders')]).toEqual([1, 1]);
  });

  it('[R24] looks at what was found once more without a code, and silently', async () => {
    const orders: readonly OrderSummary[] = [anOrder({ status: 'refunded' })];
    const { museum, findOrders } = aFinder({ findOrders: async () => success(orders) });
    const found = {
      lookup: { kind: 'document', number: 'E7' },
      mobile: phone,
      orders: [anOrder()],
    } as const;
    expect(await findOrders.again(found, 'English')).toEqual({ ...found, orders });
    museum.answers = { findOrders: async () => refusal('Verify the phone first') };
    expect(await findOrders.again(found, 'English')).toBeNull();
    expect(museum.times('checkCode')).toBe(0);
  });
});
