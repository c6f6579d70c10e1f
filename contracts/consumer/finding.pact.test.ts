import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { agree, answered, dateTime, day, filled, fitting, refused } from './agreement.ts';
import { mobile, order, today, token, unknownOrder } from './examples.ts';
import { wireOrder } from './wireOrder.ts';

const { constrainedArrayLike, integer, number, regex, string } = MatchersV3;
const unwilling = { ok: false, failure: { kind: 'business' } };

describe('orders that somebody looks up', () => {
  const path = '/api/query/order/info-by-orderNo-and-mobile';
  const asked = { contactMobile: mobile, languages: 'Simplified_Chinese' };
  const checked = { state: 'a code was checked', params: { mobile, token, orderNo: order } };
  const byNumber = { kind: 'order', number: order } as const;
  const document = '110105199006150004';
  const issuedOrder = { ...wireOrder, orderStatus: '已出票' };

  it('[API-00] are found by number and phone', async () => {
    await agree(
      {
        description: 'a search for an order by its number and phone',
        given: checked,
        path,
        token,
        body: { ...asked, orderStatus: 'ALL', orderNo: order },
        answer: answered(
          constrainedArrayLike({ ...issuedOrder, takeTicketNo: filled('880000000001') }, 1, 1),
        ),
      },
      async (museum) => {
        const answer = await museum.findOrders(byNumber, mobile, 'all', 'Simplified_Chinese');
        expect(answer).toMatchObject({
          ok: true,
          value: [
            {
              orderNo: order,
              createdAt: '2026-12-01 09:00:00',
              status: 'issued',
              total: 6000,
              pickUpCode: '880000000001',
              lines: [{ ticketName: '常设展门票', price: 6000, day: today, quantity: 1 }],
            },
          ],
        });
      },
    );
  });

  it('[API-00] are found by document and phone, without a token', async () => {
    await agree(
      {
        description: 'a search for orders by document and phone, without a token',
        given: { state: checked.state, params: { mobile, orderNo: order } },
        path,
        body: {
          ...asked,
          languages: 'English',
          orderStatus: 'PAID',
          visitorCertificateNo: document,
        },
        answer: answered(constrainedArrayLike({ orderNo: order, orderStatus: '已出票' }, 1, 1)),
      },
      async (museum) => {
        const lookup = { kind: 'document', number: document } as const;
        expect(await museum.findOrders(lookup, mobile, 'paid', 'English')).toMatchObject({
          ok: true,
          value: [{ orderNo: order, status: 'issued' }],
        });
      },
    );
  });

  it('[API-00] may be none', async () => {
    await agree(
      {
        description: 'a search for an order that does not exist',
        given: { state: checked.state, params: { mobile, token } },
        path,
        token,
        body: { ...asked, orderStatus: 'ALL', orderNo: unknownOrder },
        answer: answered([]),
      },
      async (museum) => {
        const lookup = { kind: 'order', number: unknownOrder } as const;
        expect(await museum.findOrders(lookup, mobile, 'all', 'Simplified_Chinese')).toEqual({
          ok: true,
          value: [],
        });
      },
    );
  });

  it('[API-01] are kept from whoever has not proved the phone', async () => {
    await agree(
      {
        description: 'a search for an order by a phone that nobody proved',
        given: { state: 'an order is issued', params: { orderNo: order, token } },
        path,
        token,
        body: { ...asked, orderStatus: 'ALL', orderNo: order },
        answer: refused(5404, '请先验证手机号'),
      },
      async (museum) => {
        const answer = await museum.findOrders(byNumber, mobile, 'all', 'Simplified_Chinese');
        expect(answer).toMatchObject({ failure: { kind: 'business', text: '请先验证手机号' } });
      },
    );
  });
});

describe('an order that an SMS links to', () => {
  const path = '/order/findshipping.do';
  const reference = { bill: 'SO20261201000001', billNo: order, company: 'C1' };
  const link = { billNo: order, bill: reference.bill, company: reference.company };
  const query = { company: reference.company, shippingorder: reference.bill, sdno: order };
  const issuedLink = { state: 'an SMS link names an issued order', params: link };
  const line = {
    itemname: string('常设展门票'),
    salepropetyvaluename: string('成人票'),
    checkcompletedtimes: 0,
    status: 'O',
    earliesteffectivedatetime: dateTime(`${today} 15:00:00`),
    latesteffectivedatetime: dateTime(`${today} 16:00:00`),
    purchasequantity: integer(1),
    customername: string('测**'),
    identificationnumber: string('1101**********0004'),
  };
  // Any but 10, which is an order without tickets.
  const withTickets = fitting('type', '^([^1].*|1|1[^0].*|10.+)$', '20');
  const orderinfo = {
    sdno: order,
    issuedate: day(today),
    issuetime: regex('^\\d{2}:\\d{2}:\\d{2}$', '09:00:00'),
    pickupvoucherno: string('880000000001'),
    status: withTickets,
    amount: number(60),
  };

  it('[API-02] is shown with its lines', async () => {
    await agree(
      {
        description: 'a request for the order of an SMS link',
        given: { state: issuedLink.state, params: { ...link, pickUpCode: '880000000001' } },
        path,
        query,
        answer: { content: { orderinfo, dataMapList: constrainedArrayLike(line, 1, 1) } },
      },
      async (museum) => {
        expect(await museum.shippingOrder(reference)).toMatchObject({
          ok: true,
          value: {
            orderNo: order,
            orderedAt: '2026-12-01 09:00:00',
            pickUpCode: '880000000001',
            amount: 6000,
            hasTicketInformation: true,
            lines: [
              {
                itemName: '常设展门票',
                saleProperty: '成人票',
                headcount: 1,
                validFrom: '2026-12-01 15:00:00',
                validUntil: '2026-12-01 16:00:00',
              },
            ],
          },
        });
      },
    );
  });

  it.each([
    { line: 'used', words: 'was used', status: string('O'), times: 1 },
    { line: 'refunded', words: 'was given back', status: 'X', times: integer(0) },
  ])('[API-02] says of a ticket that it $words', async ({ line: state, words, status, times }) => {
    await agree(
      {
        description: `a request for the order of an SMS link whose ticket ${words}`,
        given: { state: issuedLink.state, params: { ...link, line: state } },
        path,
        token,
        query,
        answer: {
          content: {
            orderinfo: { sdno: order, status: withTickets },
            dataMapList: constrainedArrayLike({ status, checkcompletedtimes: times }, 1, 1),
          },
        },
      },
      async (museum) => {
        expect(await museum.shippingOrder(reference)).toMatchObject({
          value: { hasTicketInformation: true, lines: [{}] },
        });
      },
    );
  });

  it('[API-02] has nothing to tell before it is paid', async () => {
    await agree(
      {
        description: 'a request for the order of an SMS link that is to be paid',
        given: { state: 'an SMS link names an unpaid order', params: link },
        path,
        query,
        answer: { content: { orderinfo: { sdno: order, status: '10', amount: number(60) } } },
      },
      async (museum) => {
        expect(await museum.shippingOrder(reference)).toMatchObject({
          value: { orderNo: order, hasTicketInformation: false },
        });
      },
    );
  });

  it('[API-01] may not exist', async () => {
    await agree(
      {
        description: 'a request for the order of an SMS link that names none',
        given: { state: 'no orders' },
        path,
        query,
        answer: refused(5101, '没有此订单'),
      },
      async (museum) => {
        expect(await museum.shippingOrder(reference)).toMatchObject(unwilling);
      },
    );
  });

  describe('and its lines', () => {
    const forward = '/index/forward.do';
    const wanted = {
      shippingorder: reference.bill,
      company: reference.company,
      URL_KEY: 'ticketinfo.find',
      isgetticket: 'Y',
    };
    const content = {
      passflag: true,
      dataMapList: [
        {
          itemname: '常设展门票',
          salepropetyvaluename: '成人票',
          checkcompletedtimes: 0,
          status: 'O',
          earliesteffectivedatetime: '2026-12-01 15:00:00',
          latesteffectivedatetime: '2026-12-01 16:00:00',
          purchasequantity: 1,
          customername: '测**',
          identificationnumber: '1101**********0004',
        },
      ],
    };
    const moment = '"\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}"';

    it('[API-03] are JSON in a text', async () => {
      await agree(
        {
          description: 'a request for the lines of the order of an SMS link',
          given: issuedLink,
          path: forward,
          query: wanted,
          answer: { content: JSON.stringify(content) },
          texts: {
            path: '$.content',
            patterns: [
              '"passflag"\\s*:\\s*true',
              '"dataMapList"\\s*:\\s*\\[\\s*\\{',
              '"itemname"\\s*:\\s*"[^"]+"',
              '"salepropetyvaluename"\\s*:\\s*"[^"]*"',
              '"checkcompletedtimes"\\s*:\\s*\\d+',
              '"status"\\s*:\\s*"O"',
              `"earliesteffectivedatetime"\\s*:\\s*${moment}`,
              `"latesteffectivedatetime"\\s*:\\s*${moment}`,
              '"purchasequantity"\\s*:\\s*\\d+',
              '"customername"\\s*:\\s*"[^"]*"',
              '"identificationnumber"\\s*:\\s*"[^"]*"',
            ],
          },
        },
        async (museum) => {
          expect(await museum.shippingLines(reference)).toMatchObject({
            ok: true,
            value: [{ itemName: '常设展门票', headcount: 1, validFrom: '2026-12-01 15:00:00' }],
          });
        },
      );
    });

    it('[API-03] do not pass before it is paid', async () => {
      await agree(
        {
          description: 'a request for the lines of an order that is to be paid',
          given: { state: 'an SMS link names an unpaid order', params: link },
          path: forward,
          token,
          query: wanted,
          answer: { content: JSON.stringify({ passflag: false }) },
          texts: { path: '$.content', patterns: ['"passflag"\\s*:\\s*false'] },
        },
        async (museum) => {
          expect(await museum.shippingLines(reference)).toEqual({ ok: true, value: [] });
        },
      );
    });

    it('[API-01] do not exist without an order', async () => {
      await agree(
        {
          description: 'a request for the lines of an SMS link that names no order',
          given: { state: 'no orders' },
          path: forward,
          query: wanted,
          answer: refused(5101, '没有此订单'),
        },
        async (museum) => {
          expect(await museum.shippingLines(reference)).toMatchObject(unwilling);
        },
      );
    });
  });
});
