import { describe, expect, it } from 'vitest';
import { orderQueryProblems } from '../../../src/domain/model/OrderQuery.ts';

const right = { number: 'E12345', contactMobile: '13800000000', code: '123456' };

describe('what keeps an order query from being sent', () => {
  it.each([
    [{}, {}],
    [{ number: ' \u200b' }, { number: 'numberMissing' }],
    [{ contactMobile: '' }, { contactMobile: 'contactMissing' }],
    [{ contactMobile: '010-62345678' }, { contactMobile: 'contactNotMobile' }],
    [{ contactMobile: '12800000000' }, { contactMobile: 'contactNotMobile' }],
    [{ code: '　' }, { code: 'codeMissing' }],
    [{ contactMobile: '+86 138 0000 0000', code: '１２３４５６' }, {}],
    [
      { number: '', contactMobile: '', code: '' },
      { number: 'numberMissing', contactMobile: 'contactMissing', code: 'codeMissing' },
    ],
  ])('[QRY-01] %j: %j', (changes, problems) => {
    expect(orderQueryProblems({ ...right, ...changes })).toEqual(problems);
  });

  // Full-width digits are ordinary ones written wide; a circled digit is none (R21).
  it.each([
    ['１３８００００００００', true],
    ['138００００００００', true],
    ['13800000000', true],
    ['①3800000000', false],
  ])('[R21] a phone typed as %j is one: %s', (contactMobile, isOne) => {
    const { contactMobile: problem } = orderQueryProblems({ ...right, contactMobile });
    expect(problem === undefined).toBe(isOne);
  });
});
