import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { TestedMuseum } from './aMuseum.ts';
import { anOrder } from './anOrder.ts';

const templateId = 'SMS_T_BUYCODE';
const mobile = '13800000000';
const minute = 60_000;

const send = (museum: TestedMuseum, mobilePhone = mobile, token = '') =>
  museum.call('/sms/message-send/sendCode', { templateId, mobilePhone }, token);

const check = (museum: TestedMuseum, code: string, mobilePhone = mobile, token = '') =>
  museum.call('/sms/message-send/checkCode', { code, mobilePhone, templateId }, token);

const CodesSchema = v.array(v.object({ mobile: v.string(), code: v.string() }));

/** What the phone shows; empty when the museum has sent nothing that is still good. */
const received = (museum: TestedMuseum, phone = mobile): string =>
  v
    .parse(CodesSchema, museum.museum.control('/_museum/codes', {}))
    .find((one) => one.mobile === phone)?.code ?? '';

const another = (code: string) => String(100_000 + ((Number(code) + 1) % 900_000));

describe('codes by SMS', () => {
  it('[Q-SEC-8] have six digits, and are good once', () => {
    const museum = new TestedMuseum();
    expect(send(museum)).toEqual({ code: 0 });
    const code = received(museum);
    expect(code).toMatch(/^\d{6}$/);
    expect(check(museum, code)).toEqual({ code: 0 });
    expect(check(museum, code).code).toBe(5403);
    expect(received(museum)).toBe('');
    expect(museum.effects()).toEqual(['code-sent', 'code-checked']);
  });

  it('[Q-SEC-8] are good for five minutes, over a reload too', () => {
    const museum = new TestedMuseum();
    send(museum);
    const code = received(museum);
    museum.wait(5 * minute - 1);
    museum.reload();
    expect(check(museum, code).code).toBe(0);
    send(museum);
    const other = received(museum);
    museum.wait(5 * minute);
    expect(check(museum, other)).toMatchObject({ code: 5403 });
  });

  it('[Q-SEC-8] are bound to their phone, and end with the next one', () => {
    const museum = new TestedMuseum();
    send(museum);
    const code = received(museum);
    expect(check(museum, code, '13800000001').code).toBe(5403);
    museum.wait(minute);
    send(museum);
    expect(received(museum)).not.toBe(code);
    expect(check(museum, code).code).toBe(5403);
    expect(check(museum, received(museum)).code).toBe(0);
  });

  it('[Q-SEC-8] are void after five wrong tries', () => {
    const museum = new TestedMuseum();
    send(museum);
    const code = received(museum);
    for (const _ of [1, 2, 3, 4]) expect(check(museum, another(code)).code).toBe(5403);
    museum.reload();
    expect(check(museum, another(code)).code).toBe(5403);
    expect(check(museum, code).code).toBe(5403);
    museum.wait(minute);
    send(museum);
    expect(check(museum, received(museum)).code).toBe(0);
  });

  it('[Q-SEC-8] [Q-SEC-14] come a minute apart, to each phone by itself', () => {
    const museum = new TestedMuseum();
    send(museum);
    museum.wait(minute - 1500);
    expect(send(museum)).toMatchObject({ code: 5401, error: expect.stringContaining(' 2 秒') });
    expect(send(museum, '13800000001').code).toBe(0);
    museum.wait(1500);
    expect(send(museum).code).toBe(0);
  });

  it('[Q-SEC-8] [Q-SEC-14] come five times an hour and ten times a day at most', () => {
    const museum = new TestedMuseum();
    const sendFive = () => {
      for (const _ of [1, 2, 3, 4, 5]) {
        expect(send(museum).code).toBe(0);
        museum.wait(10 * minute);
      }
    };
    sendFive();
    expect(send(museum).code).toBe(5402);
    museum.wait(60 * minute);
    sendFive();
    museum.wait(60 * minute);
    expect(send(museum).code).toBe(5402);
    museum.wait(22 * 60 * minute);
    expect(send(museum).code).toBe(0);
  });

  it('[Q-SEC-8] [Q-SEC-14] keep whoever is over the limit waiting twice as long each time, up to 32 minutes', () => {
    const museum = new TestedMuseum();
    // Ten in a day, so that the day's limit is what is met.
    for (const _ of Array.from({ length: 10 })) {
      expect(send(museum).code).toBe(0);
      museum.wait(15 * minute);
    }
    const waits: number[] = [];
    for (const _ of Array.from({ length: 7 })) {
      const answer = send(museum);
      expect(answer.code).toBe(5402);
      const seconds = Number(/ (\d+) 秒/.exec(answer.error ?? '')?.[1]);
      waits.push(seconds / 60);
      museum.wait(seconds * 1000 - 1);
      expect(send(museum)).toMatchObject({ error: expect.stringContaining(' 1 秒') });
      museum.wait(1);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 32]);
  });

  it('[Q-SEC-8] come ten times an hour at most for one token, whatever the phones', () => {
    const museum = new TestedMuseum();
    const phone = (index: number) => `138000000${String(index).padStart(2, '0')}`;
    for (const index of Array.from({ length: 10 }).keys()) {
      expect(send(museum, phone(index), 'mine').code).toBe(0);
    }
    expect(send(museum, phone(20), 'mine').code).toBe(5402);
    expect(send(museum, phone(20), 'theirs').code).toBe(0);
    expect(send(museum, phone(21)).code).toBe(0);
    museum.wait(60 * minute);
    expect(send(museum, phone(22), 'mine').code).toBe(0);
  });

  it('[Q-SEC-8] say nothing about which phones the museum knows', () => {
    const museum = new TestedMuseum();
    museum.issue({ ...anOrder(), contactMobile: mobile });
    expect(send(museum, mobile)).toEqual(send(museum, '13800000009'));
    expect(send(museum, '13900000000')).toEqual({ code: 0 });
    const never = check(museum, '123456', '13800000008');
    expect(check(museum, another(received(museum)))).toEqual(never);
  });

  it('go to phones alone, by the one template', () => {
    const museum = new TestedMuseum();
    expect(send(museum, '12345').code).toBe(5011);
    expect(
      museum.call('/sms/message-send/sendCode', { templateId: 'OTHER', mobilePhone: mobile }).code,
    ).toBe(400);
    expect(received(museum)).toBe('');
  });
});

describe('looking up by phone', () => {
  const path = '/api/query/order/info-by-orderNo-and-mobile';
  const find = (museum: TestedMuseum, by: object, token = '', contactMobile = mobile) =>
    museum.call(path, { orderStatus: 'ALL', contactMobile, languages: 'English', ...by }, token);
  const prove = (museum: TestedMuseum, token = '') => {
    send(museum, mobile, token);
    expect(check(museum, received(museum), mobile, token).code).toBe(0);
  };

  it('[QRY-01] finds the orders of the phone by order number or by a visitor’s document', () => {
    const museum = new TestedMuseum();
    const order = anOrder();
    const number = order.orderDetailList[0]?.orderVisitorList[0]?.visitorCertificateNo ?? '';
    const { orderNo } = museum.save(order, 'another session');
    museum.issue(anOrder());
    prove(museum);
    expect(find(museum, { orderNo }).data).toMatchObject([
      { orderNo, orderStatus: '待支付', isReplenishOrder: 'F' },
    ]);
    expect(find(museum, { visitorCertificateNo: number }).data).toMatchObject([{ orderNo }]);
    expect(find(museum, { orderNo, orderStatus: 'PAID' }).data).toEqual([]);
    expect(find(museum, { orderNo: '1' }).data).toEqual([]);
    expect(find(museum, { visitorCertificateNo: '110105199006159994' }).data).toEqual([]);
    expect(find(museum, {}).data).toEqual([]);
  });

  it('[QRY-01] tells nobody about orders of another phone', () => {
    const museum = new TestedMuseum();
    const { orderNo } = museum.save({ ...anOrder(), contactMobile: '13800000001' });
    prove(museum);
    expect(find(museum, { orderNo }).data).toEqual([]);
  });

  it('[Q-SEC-8] asks for a code that the same visitor has had checked within ten minutes', () => {
    const museum = new TestedMuseum();
    const { orderNo } = museum.save(anOrder());
    const unproved = { code: 5404, error: expect.stringContaining('verify') };
    expect(find(museum, { orderNo })).toMatchObject(unproved);
    prove(museum, 'mine');
    expect(find(museum, { orderNo })).toMatchObject(unproved);
    expect(find(museum, { orderNo }, 'theirs')).toMatchObject(unproved);
    expect(find(museum, { orderNo }, 'mine', '13800000001')).toMatchObject(unproved);
    expect(find(museum, { orderNo }, 'mine').code).toBe(0);
    museum.wait(10 * minute - 1);
    expect(find(museum, { orderNo }, 'mine').code).toBe(0);
    museum.wait(1);
    expect(find(museum, { orderNo }, 'mine')).toMatchObject(unproved);
  });
});
