import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { TestedMuseum, today } from './aMuseum.ts';
import { aFamilyLine, anAudioGuideLine, anOrder } from './anOrder.ts';

const order = (museum: TestedMuseum, orderNo: string, change: Record<string, string> = {}) =>
  museum.get('/order/findshipping.do', {
    company: 'museum-1',
    shippingorder: orderNo,
    sdno: orderNo,
    ...change,
  });

const lines = (museum: TestedMuseum, orderNo: string, change: Record<string, string> = {}) =>
  museum.get('/index/forward.do', {
    shippingorder: orderNo,
    company: 'museum-1',
    URL_KEY: 'ticketinfo.find',
    isgetticket: 'Y',
    ...change,
  });

const ContentSchema = v.object({
  content: v.pipe(
    v.string(),
    v.transform((text): unknown => JSON.parse(text)),
    v.object({ passflag: v.boolean(), dataMapList: v.array(v.unknown()) }),
  ),
});

const linesOf = (museum: TestedMuseum, orderNo: string) =>
  v.parse(ContentSchema, lines(museum, orderNo)).content;

describe('the link of a text message', () => {
  it('[SQR-01] shows an issued order and its tickets, in no envelope', () => {
    const museum = new TestedMuseum();
    const family = aFamilyLine(2);
    const { orderNo } = museum.issue(anOrder(family, anAudioGuideLine(1)));
    const number = family.orderVisitorList[0]?.visitorCertificateNo ?? '';
    const line = {
      itemname: '家庭套票',
      salepropetyvaluename: '一大带小',
      checkcompletedtimes: 0,
      status: 'O',
      earliesteffectivedatetime: `${today} 12:00:00`,
      latesteffectivedatetime: `${today} 13:00:00`,
      purchasequantity: 3,
      customername: '测**',
      identificationnumber: `${number.slice(0, 4)}**********${number.slice(-4)}`,
    };
    const guide = { itemname: '语音导览', earliesteffectivedatetime: `${today} 09:00:00` };
    expect(order(museum, orderNo)).toEqual({
      content: {
        orderinfo: {
          sdno: orderNo,
          issuedate: today,
          issuetime: '08:30:00',
          pickupvoucherno: expect.stringMatching(/^\d{12}$/),
          status: '20',
          amount: 148,
        },
        dataMapList: [line, expect.objectContaining(guide)],
      },
    });
    expect(linesOf(museum, orderNo)).toEqual({
      passflag: true,
      dataMapList: [line, expect.objectContaining(guide)],
    });
  });

  it('[SQR-01] says 10 of an unpaid order, and passes no line of it', () => {
    const museum = new TestedMuseum();
    const { orderNo } = museum.save(anOrder());
    expect(order(museum, orderNo)).toMatchObject({
      content: {
        orderinfo: { status: '10', pickupvoucherno: '' },
        dataMapList: [{ status: 'N' }],
      },
    });
    expect(linesOf(museum, orderNo)).toEqual({ passflag: false, dataMapList: [] });
  });

  it('[SQR-01] tells used tickets, at once and afterwards, from those given back', () => {
    const museum = new TestedMuseum();
    const used = museum.issue(anOrder());
    museum.museum.control('/_museum/check', { ticketNo: used.ticketNos[0] });
    expect(linesOf(museum, used.orderNo).dataMapList).toMatchObject([
      { status: 'O', checkcompletedtimes: 1 },
    ]);
    museum.museum.control('/_museum/providerState', {
      state: 'an SMS link names an issued order',
      params: { billNo: 'N1', bill: 'SO', line: 'refunded', pickUpCode: '900000000001' },
    });
    expect(order(museum, 'N1', { shippingorder: 'SO' })).toMatchObject({
      content: {
        orderinfo: { status: '80', pickupvoucherno: '900000000001' },
        dataMapList: [{ status: 'X' }],
      },
    });
    museum.museum.control('/_museum/providerState', {
      state: 'an SMS link names an issued order',
      params: { billNo: 'N1', line: 'used' },
    });
    museum.museum.control('/_museum/clock', { advanceMs: 86_400_000 });
    expect(linesOf(museum, 'N1').dataMapList).toMatchObject([{ status: '90' }]);
  });

  it('answers a wrong link, and one with something missing, with code and text', () => {
    const museum = new TestedMuseum();
    const { orderNo } = museum.issue(anOrder());
    const unknown = { code: 5101, error: expect.stringContaining('没有此订单') };
    expect(order(museum, '1')).toEqual(unknown);
    expect(order(museum, orderNo, { sdno: '1' })).toEqual(unknown);
    expect(order(museum, orderNo, { shippingorder: '1' })).toEqual(unknown);
    expect(lines(museum, '1')).toEqual(unknown);
    expect(order(museum, orderNo, { company: '' })).toMatchObject({ code: 400 });
    expect(lines(museum, orderNo, { URL_KEY: 'other' })).toMatchObject({ code: 400 });
    expect(lines(museum, orderNo, { isgetticket: 'N' })).toMatchObject({ code: 400 });
    expect(
      museum.museum.handle({ method: 'GET', path: '/order/findshipping.do', headers: {} }).status,
    ).toBe(400);
  });
});
