import { describe, expect, it } from 'vitest';
import { OrdersVisit } from './OrdersVisit.ts';

const number = '20261127090500000001';
const phone = '13800000000';

const aQuery = (typed: { number?: string; phone?: string }) => {
  const visit = new OrdersVisit({}, '/orderQuery');
  const query = visit.orderQuery();
  query.typeNumber(typed.number ?? number);
  query.typePhone(typed.phone ?? phone);
  query.open();
  return { query, address: visit.address };
};

describe('looking an order up', () => {
  it('[QRY-01] opens the order by its number and phone', () => {
    const { address } = aQuery({});
    expect(address.current()).toBe(`/orderinfo?orderNo=${number}&visitorMobile=${phone}`);
    expect(address.takeAside('visitorMobile')).toBe(phone);
    address.back('/index');
    expect(address.current()).toBe('/orderQuery');
  });

  it('[QRY-01] takes numbers as they are copied and pasted', () => {
    const { address } = aQuery({
      number: ` ２０２６1127 0905 00000001\u200b`,
      phone: '+86 138-0000-0000',
    });
    expect(address.current()).toBe(`/orderinfo?orderNo=${number}&visitorMobile=${phone}`);
  });

  it.each([
    ['no number', { number: ' ' }, 'numberMissing', null, 'number'],
    [
      'eighteen characters: a document number has no place in an address',
      { number: '110105199006150004' },
      'numberTooShort',
      null,
      'number',
    ],
    ['no phone', { phone: '' }, null, 'phoneMissing', 'phone'],
    ['a landline', { phone: '010-62345678' }, null, 'phoneNotMobile', 'phone'],
    ['nothing at all', { number: '', phone: '' }, 'numberMissing', 'phoneMissing', 'number'],
  ] as const)(
    '[QRY-01] with %s says so at its field and goes nowhere',
    (_, typed, ofNumber, ofPhone, first) => {
      const { query, address } = aQuery(typed);
      expect(query.numberProblem).toBe(ofNumber);
      expect(query.phoneProblem).toBe(ofPhone);
      expect(query.firstWrong).toBe(first);
      expect(address.current()).toBe('/orderQuery');
    },
  );

  it('[QRY-01] takes a complaint back while its field is mended, and leaves the focus where it is', () => {
    const { query } = aQuery({ number: '', phone: '' });
    query.typeNumber('2');
    expect(query.numberProblem).toBeNull();
    expect(query.phoneProblem).toBe('phoneMissing');
    expect(query.firstWrong).toBe('number');
    query.typePhone('1');
    expect(query.phoneProblem).toBeNull();
  });
});
