import { describe, expect, it } from 'vitest';
import { ticketId, ticketKindId } from '../../src/domain/model/Identifiers.ts';
import { agree, answered, done, filled, refused } from './agreement.ts';
import { mobile, token } from './examples.ts';

const noOrders = { state: 'no orders' };
const number = '110105199006150004';

describe('the contact', () => {
  const path = '/bms/black/certificate/is-exist-contact';
  const body = { visitorType: 'CONCAT_MOBILE', contactMobile: mobile };

  it.each([
    { by: 'with a token', header: { token } },
    { by: 'without a token', header: {} },
  ])('[API-00] may order, asked $by', async ({ by, header }) => {
    await agree(
      {
        description: `a check of a contact, ${by}`,
        given: noOrders,
        path,
        ...header,
        body,
        answer: done(),
      },
      async (museum) => {
        expect(await museum.checkContact(mobile)).toEqual({ ok: true, value: 'allowed' });
      },
    );
  });

  it('[API-01] may not order from the blacklist', async () => {
    await agree(
      {
        description: 'a check of a contact on the blacklist',
        given: { state: 'the phone is on the blacklist', params: { mobile } },
        path,
        token,
        body,
        answer: refused(5025, '该手机号已被列入黑名单，暂不能预约'),
      },
      async (museum) => {
        expect(await museum.checkContact(mobile)).toMatchObject({
          failure: { kind: 'business', text: '该手机号已被列入黑名单，暂不能预约' },
        });
      },
    );
  });
});

describe('the region of an ID', () => {
  const path = '/rule/ban-sale-rule/validate';
  const body = { number };

  it.each([
    { by: 'with a token', header: { token } },
    { by: 'without a token', header: {} },
  ])('[API-00] may visit, asked $by', async ({ by, header }) => {
    await agree(
      {
        description: `a check of the region of an ID, ${by}`,
        given: noOrders,
        path,
        ...header,
        body,
        answer: done(),
      },
      async (museum) => {
        expect(await museum.checkBanRule(number)).toEqual({ ok: true, value: 'allowed' });
      },
    );
  });

  it('[API-01] may be banned', async () => {
    await agree(
      {
        description: 'a check of the region of an ID that is banned',
        given: { state: 'the region is banned', params: { number } },
        path,
        token,
        body,
        answer: refused(5026, '该身份证所在地区禁止预约'),
      },
      async (museum) => {
        expect(await museum.checkBanRule(number)).toMatchObject({ failure: { kind: 'business' } });
      },
    );
  });
});

describe('the kind of a ticket', () => {
  const path = '/trip/goods/goods-ticket-kind/get-ticket-kind-by-rule';
  const ticket = ticketId('100105');
  const state = "the ticket's kind follows from the ID";

  it.each([
    { words: 'a senior', idCardNo: '110105195006150004', kindId: '200107', header: { token } },
    { words: 'anybody else', idCardNo: number, kindId: '200105', header: {} },
  ])('[API-00] follows from the ID of $words', async ({ words, idCardNo, kindId, header }) => {
    await agree(
      {
        description: `a request for the kind of a ticket by the ID of ${words}`,
        given: { state, params: { ticketId: ticket, number: idCardNo, kindId } },
        path,
        ...header,
        body: { idCardNo, ticketId: ticket },
        answer: answered({ id: kindId }),
      },
      async (museum) => {
        expect(await museum.ticketKindFor(ticket, idCardNo)).toEqual({
          ok: true,
          value: ticketKindId(kindId),
        });
      },
    );
  });

  it('[API-00] follows from an ID that ends in x', async () => {
    await agree(
      {
        description: 'a request for the kind of a ticket by an ID that ends in X',
        given: { state, params: { ticketId: ticket } },
        path,
        token,
        body: { idCardNo: '11010519900615000X', ticketId: ticket },
        answer: answered({ id: filled('200105') }),
      },
      async (museum) => {
        expect(await museum.ticketKindFor(ticket, ' 11010519900615000x')).toMatchObject({
          ok: true,
        });
      },
    );
  });

  it('[API-01] is unknown for an unknown ticket', async () => {
    const unknown = ticketId('999999');
    await agree(
      {
        description: 'a request for the kind of an unknown ticket',
        given: noOrders,
        path,
        token,
        body: { idCardNo: number, ticketId: unknown },
        answer: refused(5003, '没有此票种'),
      },
      async (museum) => {
        expect(await museum.ticketKindFor(unknown, number)).toMatchObject({
          failure: { kind: 'business', text: '没有此票种' },
        });
      },
    );
  });
});
