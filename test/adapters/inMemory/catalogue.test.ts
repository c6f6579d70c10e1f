import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { slotId } from '../../../src/adapters/inMemory/museum/slotId.ts';
import { TestedMuseum, today } from './aMuseum.ts';

const standby = '/api/integration/wechatmini/staggered-reservation-daily/range/standby/list';
const setting = '/bms/sys-config/info-by-code';
const ticketsOn = (museum: TestedMuseum, change: object = {}) =>
  museum.data('/api/integration/allow-sale-list', {
    useDate: today,
    orgId: '1',
    customerId: '1',
    customerType: 'ct_sanke',
    languages: 'English',
    ...change,
  });

const SlotsSchema = v.array(
  v.object({ id: v.string(), surplusStockNum: v.number(), freeTicketSurplusStockNum: v.number() }),
);
const slotsOn = (museum: TestedMuseum, reservationDate: string) =>
  v.parse(SlotsSchema, museum.data('/trip/staggered-reservation-daily/list', { reservationDate }));

describe('what the museum says about itself', () => {
  it('[HOME-04] names the open days of the pre-sale window within the range', () => {
    const museum = new TestedMuseum();
    const days = museum.data(standby, {
      orgId: '1',
      beginDate: '2026-12-03',
      endDate: '2026-12-31',
    });
    expect(days).toEqual([
      { date: '2026-12-03' },
      { date: '2026-12-04' },
      { date: '2026-12-05' },
      { date: '2026-12-07' },
    ]);
  });

  it('moves its window with its own midnight, not with UTC', () => {
    const museum = new TestedMuseum();
    museum.museum.control('/_museum/clock', { now: '2026-12-01T15:59:59Z' });
    const first = () => museum.data(standby, { beginDate: '2026-11-01', endDate: '2026-12-02' });
    expect(first()).toEqual([{ date: '2026-12-01' }, { date: '2026-12-02' }]);
    museum.museum.control('/_museum/clock', { advanceMs: 1000 });
    expect(first()).toEqual([{ date: '2026-12-02' }]);
  });

  it('[HOME-06] says which days use staggered sale', () => {
    const museum = new TestedMuseum();
    const config = (reservationDate: string) =>
      museum.data('/bms/staggered-reservation-config/info', { reservationDate });
    expect(config(today)).toEqual({ isSaleStaggered: 'T' });
    expect(config('2026-12-04')).toEqual({ isSaleStaggered: 'F' });
  });

  it('[HOME-07] has slots free, few left and sold out, with identifiers beyond 2^53', () => {
    const slots = slotsOn(new TestedMuseum(), today);
    expect(slots).toHaveLength(8);
    const left = slots.map((slot) => slot.surplusStockNum + slot.freeTicketSurplusStockNum);
    expect(left).toEqual([31, 0, 5, 78, 78, 5, 78, 78]);
    for (const [index, { id }] of slots.entries()) {
      expect(id).toBe(slotId(today, index));
      expect(Number.isSafeInteger(Number(id))).toBe(false);
    }
  });

  it('has neither slots nor tickets on a closed day or outside its window', () => {
    const museum = new TestedMuseum();
    for (const day of ['2026-12-06', '2026-12-08', '2026-11-30']) {
      expect(slotsOn(museum, day)).toEqual([]);
      expect(ticketsOn(museum, { useDate: day })).toEqual([]);
    }
  });

  it('[HOME-09] sells nine tickets in four categories, every kind that an ID may lead to, named in the language asked for', () => {
    const museum = new TestedMuseum();
    const tickets = v.parse(
      v.array(
        v.object({ ticketName: v.string(), categoryName: v.string(), salePrice: v.number() }),
      ),
      ticketsOn(museum, { staggeredReservationDailyId: slotId(today, 3) }),
    );
    expect(tickets).toHaveLength(11);
    expect(new Set(tickets.map(({ categoryName }) => categoryName)).size).toBe(4);
    expect(tickets.map(({ salePrice }) => salePrice)).toEqual([
      60, 30, 0, 0, 40, 20, 10, 128, 88.5, 19.9, 20,
    ]);
    expect(JSON.stringify(tickets)).not.toMatch(/\p{Script=Han}/u);
    expect(ticketsOn(museum, { languages: 'Simplified_Chinese' })).toMatchObject([
      { ticketName: '常设展门票', ticketKindName: '成人票', priceType: 'normal_ticket' },
      {},
      { priceType: 'free_ticket' },
      {},
      { ticketId: '100105', ticketKindId: '200105', isAutoChoose: 'T', salePrice: 40 },
      { ticketId: '100105', ticketKindId: '200106', isAutoChoose: 'T', salePrice: 20 },
      { ticketId: '100105', ticketKindId: '200107', isAutoChoose: 'T', salePrice: 10 },
      { canCarryChildrenCount: 2, childTicketId: '100103' },
      {},
      {},
      { isRealname: 'F', isOpenPurchasing: 'F', isStaggeredReservation: 'F' },
    ]);
  });

  it('refuses the tickets of a slot that is not the day’s', () => {
    const body = {
      useDate: today,
      languages: 'English',
      staggeredReservationDailyId: slotId('2026-12-02', 0),
    };
    expect(new TestedMuseum().call('/api/integration/allow-sale-list', body)).toMatchObject({
      code: 5008,
      error: expect.stringContaining('no such time slot'),
    });
  });

  it('[HOME-09] describes a ticket and its kinds in both languages, in HTML', () => {
    const museum = new TestedMuseum();
    expect(museum.data('/trip/goods/goods-ticket/info/100102')).toMatchObject({
      ticketKindVOList: [
        {
          id: '200102',
          needSpecialCertificate: 'T',
          ticketKindLanguageConfigVOS: [
            { languages: 'Simplified_Chinese', ticketKindName: '优惠票' },
            { languages: 'English', ticketKindNotice: expect.stringContaining('<strong>') },
          ],
        },
      ],
      ticketLanguageConfigVOS: [{ ticketName: '常设展门票' }, { ticketName: 'General admission' }],
    });
    expect(museum.call('/trip/goods/goods-ticket/info/1').code).toBe(5003);
  });

  it('has settings, dictionary, template and ways to pay', () => {
    const museum = new TestedMuseum();
    expect(museum.data(`${setting}/PRE_SALE_DAYS`)).toEqual({ value: '7' });
    expect(museum.data(`${setting}/OFFLINE_FAST_VISITOR_LIMIT`)).toEqual({ value: '10' });
    expect(museum.data(`${setting}/IS_SHOW_CONTACT`)).toEqual({ value: 'T' });
    expect(museum.data(`${setting}/IS_CAN_REBOOK`)).toEqual({ value: 'T' });
    expect(museum.call(`${setting}/OTHER`).code).toBe(5201);
    expect(museum.data('/bms/dict/list/specialCertificateType')).toMatchObject([
      { code: '1', value: '学生证 Student card' },
      {},
      {},
    ]);
    const template = { typeCode: 'MOBILE', orgId: '1', languages: 'English' };
    expect(museum.data('/trip/quick/template/info-by-typeCode', template)).toMatchObject({
      isOpenNotice: 'F',
      countDown: 3,
      notice: expect.stringContaining('<h3>'),
    });
    expect(museum.data('/api/integration/pay-way/list')).toMatchObject([
      { id: '1', payTypeCode: 'IcbcPayJsapi', displayName: '微信支付 WeChat Pay' },
      { id: '2', payTypeCode: 'IcbcMyBankPayJsapi' },
    ]);
  });

  it('[CONF-05] knows the kind of a ticket by the age that an ID tells', () => {
    const museum = new TestedMuseum();
    const kindOf = (idCardNo: string, ticketId = '100105') =>
      museum.call('/trip/goods/goods-ticket-kind/get-ticket-kind-by-rule', { idCardNo, ticketId });
    const born = (day: string) => kindOf(`110105${day}0004`).data;
    expect(born('19900615')).toEqual({ id: '200105' });
    expect(born('20081202')).toEqual({ id: '200106' });
    expect(born('20081201')).toEqual({ id: '200105' });
    expect(born('19611202')).toEqual({ id: '200105' });
    expect(born('19611201')).toEqual({ id: '200107' });
    expect(kindOf('110105199002300004').code).toBe(5015);
    expect(kindOf('110105199006150004', '1').code).toBe(5003);
    expect(kindOf('110105196006150004', '100101').data).toEqual({ id: '200101' });
  });

  it('[CONF-10] says who may not order: phones of the blacklist, IDs of banned regions', () => {
    const museum = new TestedMuseum();
    const contact = (contactMobile: string) =>
      museum.call('/bms/black/certificate/is-exist-contact', {
        visitorType: 'CONCAT_MOBILE',
        contactMobile,
      });
    expect(contact('13800000000')).toEqual({ code: 0 });
    expect(contact('13900000000')).toMatchObject({
      code: 5025,
      error: expect.stringContaining('黑名单'),
    });
    const region = (number: string) => museum.call('/rule/ban-sale-rule/validate', { number });
    expect(region('110105199006150004')).toEqual({ code: 0 });
    expect(region('990000199006150004')).toMatchObject({
      code: 5026,
      error: expect.stringContaining('禁止'),
    });
  });

  it('[MNT-01] has a maintenance notice while one is announced', () => {
    const museum = new TestedMuseum();
    const notice = () => museum.data('/bms/sys-config/system-maintenance-notice');
    expect(notice()).toBe('');
    museum.museum.control('/_museum/maintenance', { html: '<p>今晚维护</p>' });
    museum.reload();
    expect(notice()).toBe('<p>今晚维护</p>');
    museum.museum.control('/_museum/maintenance', {});
    expect(notice()).toBe('');
    museum.museum.control('/_museum/reset', { scenario: 'maintenance' });
    expect(notice()).toContain('<strong>');
  });

  it('[RBK-02] says which slots are kept for groups', () => {
    const museum = new TestedMuseum();
    museum.museum.control('/_museum/reset', { scenario: 'groupsOnly' });
    const slots = museum.data('/trip/staggered-reservation-daily/list', { reservationDate: today });
    expect(slots).toMatchObject([
      { canReservationSanke: 'F', surplusStockNum: 24 },
      {},
      {},
      {},
      {},
      {},
      {},
      {},
    ]);
  });

  it('[HOME-01] draws the pictures of its banner', () => {
    const { museum } = new TestedMuseum();
    for (const path of ['/file/download/banner-1.svg', '/file/download/banner-2.svg']) {
      const picture = museum.handle({ method: 'GET', path, headers: {} });
      expect(picture).toMatchObject({ status: 200, headers: { 'content-type': 'image/svg+xml' } });
      expect(picture.body).toMatch(/^<svg .*<\/svg>$/s);
    }
    const other = museum.handle({ method: 'GET', path: '/file/download/other.svg', headers: {} });
    expect(other.status).toBe(404);
  });

  it('answers an unknown path with 404, a broken body with 400, and tells its time', () => {
    const { museum } = new TestedMuseum();
    const send = (path: string, body: string) =>
      museum.handle({ method: 'POST', path, headers: {}, body });
    expect(send('/api/unknown', '{}')).toMatchObject({ status: 404 });
    expect(send('/constructor', '{}')).toMatchObject({ status: 404 });
    expect(send('/order/findshipping.do', '{}')).toMatchObject({ status: 404 });
    const got = museum.handle({ method: 'GET', path: '/trip/order/info', headers: {} });
    expect(got).toMatchObject({ status: 404 });
    expect(send('/bms/sys-config/info-by-code/', '{}')).toMatchObject({ status: 404 });
    const broken = send('/trip/order/info', '{"orderNo":');
    expect(broken.status).toBe(400);
    expect(JSON.parse(broken.body)).toMatchObject({ code: 400 });
    expect(broken.headers['date']).toBe('Tue, 01 Dec 2026 00:30:00 GMT');
  });
});
