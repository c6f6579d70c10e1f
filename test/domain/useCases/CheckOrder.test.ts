import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../src/domain/model/Failure.ts';
import type { OrderDraft } from '../../../src/domain/model/OrderDraft.ts';
import { failed } from '../../../src/domain/model/Result.ts';
import { CheckOrder } from '../../../src/domain/useCases/CheckOrder.ts';
import { type Museum, StubMuseum } from '../../support/StubMuseum.ts';
import { aChild, aDraft, aDraftFor, aVisitor } from '../builders.ts';

const no: Failure = { kind: 'business', code: '5031', text: 'Not allowed' };
const lost: Failure = { kind: 'timeout' };

const aCheck = (answers: Partial<Museum> = {}) => {
  const museum = new StubMuseum(answers);
  const configuration = { asksForCode: false, requiresVisitorMobile: false };
  const checkOrder = new CheckOrder({ museum, configuration });
  return { museum, check: (draft: OrderDraft) => checkOrder.execute(draft) };
};

const wrong = aDraft({ visitors: [aVisitor({ name: '' })] });
const kindsOf = (objection: Awaited<ReturnType<CheckOrder['execute']>>) =>
  objection !== null && 'problems' in objection ? objection.problems.map(({ kind }) => kind) : [];

describe('checking an order', () => {
  it('[CONF-10] has no objection to an order that nothing stands against', async () => {
    const { museum, check } = aCheck();
    expect(await check(aDraft({ contactMobile: '+86 138 0000 0000' }))).toBeNull();
    expect(museum.asked).toEqual([
      ['checkContact', '13800000000'],
      ['checkBanRule', '110105199006150004'],
    ]);
  });

  it('[CONF-08] rule 1: the blacklist speaks before anything else that is wrong', async () => {
    const { museum, check } = aCheck({ checkContact: async () => failed(no) });
    expect(await check(wrong)).toEqual({ kind: 'blacklisted', cause: no });
    expect(museum.times('checkBanRule')).toBe(0);
  });

  it.each(['', '12345', '010-62345678'])(
    '[CONF-08] a contact phone %j is on no blacklist: rule 8 speaks of it in its turn',
    async (contactMobile) => {
      const { museum, check } = aCheck({ checkContact: async () => failed(no) });
      const objection = await check({ ...wrong, contactMobile });
      expect(kindsOf(objection)).toEqual([
        'nameMissing',
        contactMobile === '' ? 'contactMissing' : 'contactNotMobile',
      ]);
      expect(museum.asked).toEqual([]);
    },
  );

  it('[CONF-10] without an answer from the blacklist nothing is sent, and what is wrong is said', async () => {
    const { museum, check } = aCheck({ checkContact: async () => failed(lost) });
    expect(kindsOf(await check(wrong))).toEqual(['nameMissing']);
    expect(await check(aDraft())).toEqual({ kind: 'unchecked', cause: lost });
    expect(museum.times('checkBanRule')).toBe(0);
  });

  it('[CONF-10] every type-1 number is held against the ban rule, children’s too, and no other', async () => {
    const { museum, check } = aCheck();
    const child = aChild({ certificateNo: '11010520150615000x' });
    const draft = aDraftFor(['110105199006150004', 'E00000000']);
    const visitors = draft.visitors.map((visitor, index) => ({
      ...visitor,
      certificateType: index === 0 ? '1' : '99',
      children: index === 0 ? [child] : [],
    }));
    expect(await check({ ...draft, visitors })).toBeNull();
    expect(museum.asked.filter(([asked]) => asked === 'checkBanRule')).toEqual([
      ['checkBanRule', '110105199006150004'],
      ['checkBanRule', '11010520150615000X'],
    ]);
  });

  it('[CONF-10] a banned region is named with ticket and visitor, each of them', async () => {
    const numbers = Array.from({ length: 6 }, (_, index) => `11010519900615000${index}`);
    const { museum, check } = aCheck({
      checkBanRule: async (number) =>
        /[15]$/.test(number) ? failed(no) : { ok: true, value: 'allowed' },
    });
    expect(await check(aDraftFor(numbers))).toMatchObject({
      kind: 'banned',
      problems: [
        { kind: 'regionBanned', ticketName: 'Adult · Standard', visitorNumber: 2 },
        { kind: 'regionBanned', visitorNumber: 6, field: { name: 'certificateNo' } },
      ],
    });
    expect(museum.times('checkBanRule')).toBe(6);
  });

  it('[CONF-10] without an answer from the ban rule nothing is sent', async () => {
    const { check } = aCheck({ checkBanRule: async () => failed(lost) });
    expect(await check(aDraft())).toEqual({ kind: 'unchecked', cause: lost });
  });
});
