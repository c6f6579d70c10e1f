import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { slotId as slotIdOf } from '../../src/adapters/inMemory/museum/slotId.ts';
import { slotId, ticketId } from '../../src/domain/model/Identifiers.ts';
import { agree, answered, day, filled, flag, refused, time } from './agreement.ts';
import { inSixDays, organisationId, slot, tickets, today, token } from './examples.ts';

const { eachLike, integer, number, string } = MatchersV3;
const { adult, family } = tickets;
const onSale = { state: 'tickets are on sale', params: { day: today } };

describe('the home screen', () => {
  const path = '/trip/quick/template/info-by-typeCode';

  it('is dressed by a template, with a purchase notice', async () => {
    await agree(
      {
        description: 'a request for the home template in English, with a notice',
        given: { state: 'the purchase notice is shown' },
        path,
        body: { typeCode: 'MOBILE', orgId: organisationId, languages: 'English' },
        answer: answered({
          bannerUrl: string('/file/download/banner-1.svg,/file/download/banner-2.svg'),
          isOpenNotice: 'T',
          countDown: integer(3),
          warmPrompt: string('Bring the document you booked with.'),
          isOpenAd: flag('T'),
          adContent: string('Rivers on Paper'),
          notice: filled('<p>Tickets are issued by name.</p>'),
        }),
      },
      async (museum) => {
        expect(await museum.homeTemplate('English')).toMatchObject({
          ok: true,
          value: {
            banners: [
              expect.stringMatching(/\/file\/download\/banner-1\.svg$/),
              expect.stringMatching(/\/file\/download\/banner-2\.svg$/),
            ],
            advertisement: 'Rivers on Paper',
            notice: { html: '<p>Tickets are issued by name.</p>', countdownSeconds: 4 },
            warmPrompt: 'Bring the document you booked with.',
          },
        });
      },
    );
  });

  it('is dressed by a template whose notice is closed', async () => {
    await agree(
      {
        description: 'a request for the home template in Chinese, by a visitor with a token',
        given: onSale,
        path,
        token,
        body: { typeCode: 'MOBILE', orgId: organisationId, languages: 'Simplified_Chinese' },
        answer: answered({ isOpenNotice: 'F', isOpenAd: flag('F') }),
      },
      async (museum) => {
        expect(await museum.homeTemplate('Simplified_Chinese')).toEqual({
          ok: true,
          value: { banners: [], advertisement: null, notice: null, warmPrompt: '' },
        });
      },
    );
  });

  it('knows the purchase limit', async () => {
    await agree(
      {
        description: 'a request for the purchase limit',
        given: onSale,
        path: '/bms/sys-config/info-by-code/OFFLINE_FAST_VISITOR_LIMIT',
        body: {},
        answer: answered({ value: string('10') }),
      },
      async (museum) => {
        expect(await museum.purchaseLimit()).toEqual({ ok: true, value: 10 });
      },
    );
  });

  it('knows the pre-sale days', async () => {
    await agree(
      {
        description: 'a request for the pre-sale days',
        given: onSale,
        path: '/bms/sys-config/info-by-code/PRE_SALE_DAYS',
        body: {},
        answer: answered({ value: string('7') }),
      },
      async (museum) => {
        expect(await museum.preSaleDays()).toEqual({ ok: true, value: 7 });
      },
    );
  });
});

describe('days', () => {
  const standby = '/api/integration/wechatmini/staggered-reservation-daily/range/standby/list';
  const config = '/bms/staggered-reservation-config/info';

  it('with standby availability are listed', async () => {
    await agree(
      {
        description: 'a request for the days of a week with standby availability',
        given: onSale,
        path: standby,
        body: { orgId: organisationId, beginDate: today, endDate: inSixDays },
        answer: answered(eachLike({ date: day(today) })),
      },
      async (museum) => {
        expect(await museum.standbyDays(today, inSixDays)).toEqual({ ok: true, value: [today] });
      },
    );
  });

  it('without any availability are none', async () => {
    await agree(
      {
        description: 'a request for the standby availability of a closed day',
        given: { state: 'the museum is closed on the day', params: { day: today } },
        path: standby,
        body: { orgId: organisationId, beginDate: today, endDate: today },
        answer: answered([]),
      },
      async (museum) => {
        expect(await museum.standbyDays(today, today)).toEqual({ ok: true, value: [] });
      },
    );
  });

  it('are sold by time slot', async () => {
    await agree(
      {
        description: 'a request whether a day is sold by time slot, and it is',
        given: onSale,
        path: config,
        body: { reservationDate: today },
        answer: answered({ isSaleStaggered: 'T' }),
      },
      async (museum) => {
        expect(await museum.isSaleStaggered(today)).toEqual({ ok: true, value: true });
      },
    );
  });

  it('are sold as a whole', async () => {
    await agree(
      {
        description: 'a request whether a day is sold by time slot, and it is not',
        given: { state: 'the day is sold without time slots', params: { day: today } },
        path: config,
        body: { reservationDate: today },
        answer: answered({ isSaleStaggered: 'F' }),
      },
      async (museum) => {
        expect(await museum.isSaleStaggered(today)).toEqual({ ok: true, value: false });
      },
    );
  });
});

describe('time slots', () => {
  const path = '/trip/staggered-reservation-daily/list';
  const wireSlot = {
    id: string(slot.id),
    reservationName: string(slot.name),
    reservationBeginTime: time(slot.begin),
    reservationEndTime: time(slot.end),
    surplusStockNum: integer(62),
    freeTicketSurplusStockNum: integer(16),
    canReservationSanke: flag('T'),
  };

  it('of a day are listed with what is left of them', async () => {
    await agree(
      {
        description: 'a request for the time slots of a day',
        given: onSale,
        path,
        body: { reservationDate: today },
        answer: answered(eachLike(wireSlot)),
      },
      async (museum) => {
        expect(await museum.slots(today)).toEqual({ ok: true, value: [slot] });
      },
    );
  });

  it('that are sold out have nothing left', async () => {
    await agree(
      {
        description: 'a request for the time slots of a day, one of them sold out',
        given: { state: 'the slot is sold out', params: { slotId: slot.id } },
        path,
        token,
        body: { reservationDate: today },
        answer: answered(
          MatchersV3.arrayContaining({
            ...wireSlot,
            id: slot.id,
            surplusStockNum: 0,
            freeTicketSurplusStockNum: 0,
          }),
        ),
      },
      async (museum) => {
        expect(await museum.slots(today)).toMatchObject({
          ok: true,
          value: [{ id: slot.id, ordinaryLeft: 0, freeLeft: 0 }],
        });
      },
    );
  });

  it('may be missing', async () => {
    await agree(
      {
        description: 'a request for the time slots of a day that has none',
        given: { state: 'no slots on the day', params: { day: today } },
        path,
        body: { reservationDate: today },
        answer: answered([]),
      },
      async (museum) => {
        expect(await museum.slots(today)).toEqual({ ok: true, value: [] });
      },
    );
  });
});

describe('tickets', () => {
  const path = '/api/integration/allow-sale-list';
  const asked = {
    useDate: today,
    orgId: organisationId,
    customerId: 'ct_sanke',
    customerType: 'ct_sanke',
  };
  const wireTicket = {
    ticketId: string(adult.offer.ticketId),
    ticketKindId: string(adult.offer.kindId),
    ticketName: string('General admission'),
    ticketKindName: string('Adult'),
    categoryName: string('Permanent collection'),
    salePrice: number(60),
    priceType: string('normal_ticket'),
    isOpenPurchasing: flag('T'),
    isStaggeredReservation: flag('T'),
    isRealname: flag('T'),
    isAutoChoose: flag('F'),
    canCarryChildrenCount: integer(0),
    certificateTypeList: eachLike({ code: string('1'), name: string('ID card') }),
  };

  it('of a slot are listed', async () => {
    await agree(
      {
        description: 'a request for the tickets of a time slot in English',
        given: { state: onSale.state, params: { day: today, slotId: slot.id } },
        path,
        body: { ...asked, languages: 'English', staggeredReservationDailyId: slot.id },
        answer: answered(eachLike(wireTicket)),
      },
      async (museum) => {
        expect(await museum.tickets(today, slot.id, 'English')).toMatchObject({
          ok: true,
          value: [
            {
              ticketId: adult.offer.ticketId,
              kindId: adult.offer.kindId,
              name: 'General admission',
              kindName: 'Adult',
              price: 6000,
              pool: 'ordinary',
              isRealName: true,
              childTicketId: null,
              certificateTypes: [{ code: '1', name: 'ID card' }],
            },
          ],
        });
      },
    );
  });

  it('of a day without time slots are listed', async () => {
    await agree(
      {
        description: 'a request for the tickets of a day without time slots in Chinese',
        given: { state: 'the day is sold without time slots', params: { day: today } },
        path,
        token,
        body: { ...asked, languages: 'Simplified_Chinese' },
        answer: answered(eachLike(wireTicket)),
      },
      async (museum) => {
        expect(await museum.tickets(today, null, 'Simplified_Chinese')).toMatchObject({
          ok: true,
          value: [{ ticketId: adult.offer.ticketId, price: 6000 }],
        });
      },
    );
  });

  it('may be free, or take children along', async () => {
    const { childTicketId } = family.offer;
    await agree(
      {
        description: 'a request for the tickets of a time slot, free and family ones among them',
        given: {
          state: onSale.state,
          params: { day: today, slotId: slot.id, ticketId: family.offer.ticketId },
        },
        path,
        token,
        body: { ...asked, languages: 'English', staggeredReservationDailyId: slot.id },
        answer: answered(
          MatchersV3.arrayContaining(
            { ...wireTicket, priceType: 'free_ticket', salePrice: number(0) },
            {
              ...wireTicket,
              ticketId: family.offer.ticketId,
              ticketKindId: family.offer.kindId,
              canCarryChildrenCount: integer(2),
              childTicketId: string(childTicketId ?? ''),
            },
          ),
        ),
      },
      async (museum) => {
        expect(await museum.tickets(today, slot.id, 'English')).toMatchObject({
          ok: true,
          value: [
            { pool: 'free', price: 0 },
            { maxChildren: 2, childTicketId },
          ],
        });
      },
    );
  });

  it('of a slot that another day has are refused', async () => {
    const strange = slotId(slotIdOf('2026-12-02', 6));
    await agree(
      {
        description: 'a request for the tickets of a time slot that belongs to another day',
        given: onSale,
        path,
        body: { ...asked, languages: 'English', staggeredReservationDailyId: strange },
        answer: refused(5008, 'There is no such time slot'),
      },
      async (museum) => {
        expect(await museum.tickets(today, strange, 'English')).toMatchObject({
          failure: { kind: 'business', code: '5008', text: 'There is no such time slot' },
        });
      },
    );
  });
});

describe('a ticket’s description', () => {
  it('has its names and notices in the languages of the app', async () => {
    const id = adult.offer.ticketId;
    await agree(
      {
        description: 'a request for the description of a ticket',
        given: { state: onSale.state, params: { day: today, ticketId: id } },
        path: `/trip/goods/goods-ticket/info/${id}`,
        body: {},
        answer: answered({
          ticketKindVOList: eachLike({
            id: string(adult.offer.kindId),
            needSpecialCertificate: flag('F'),
            needTicketKindNotice: flag('T'),
            ticketKindLanguageConfigVOS: MatchersV3.arrayContaining(
              {
                languages: 'English',
                ticketKindName: string('Adult'),
                ticketKindNotice: string('<p>Enter within your time slot.</p>'),
              },
              {
                languages: 'Simplified_Chinese',
                ticketKindName: string('成人票'),
                ticketKindNotice: string('<p>请在预约时段内入馆。</p>'),
              },
            ),
          }),
          ticketLanguageConfigVOS: MatchersV3.arrayContaining(
            {
              languages: 'English',
              ticketName: string('General admission'),
              ticketDetail: string('<p>Five galleries.</p>'),
            },
            {
              languages: 'Simplified_Chinese',
              ticketName: string('常设展门票'),
              ticketDetail: string('<p>含五个展厅。</p>'),
            },
          ),
        }),
      },
      async (museum) => {
        expect(await museum.ticketDescription(id, 'English')).toEqual({
          ok: true,
          value: {
            ticketId: id,
            name: 'General admission',
            detail: '<p>Five galleries.</p>',
            kinds: [
              {
                kindId: adult.offer.kindId,
                name: 'Adult',
                notice: '<p>Enter within your time slot.</p>',
                needsSpecialCertificate: false,
              },
            ],
          },
        });
      },
    );
  });

  it('may ask for a special certificate', async () => {
    const { ticketId: id, kindId } = tickets.concession.offer;
    await agree(
      {
        description: 'a request for the description of a ticket that needs a special certificate',
        given: { state: onSale.state, params: { day: today, ticketId: id } },
        path: `/trip/goods/goods-ticket/info/${id}`,
        token,
        body: {},
        answer: answered({
          ticketKindVOList: MatchersV3.arrayContaining({
            id: string(kindId),
            needSpecialCertificate: 'T',
          }),
        }),
      },
      async (museum) => {
        expect(await museum.ticketDescription(id, 'English')).toMatchObject({
          ok: true,
          value: { kinds: [{ kindId, needsSpecialCertificate: true }] },
        });
      },
    );
  });

  it('is refused for a ticket that is none', async () => {
    await agree(
      {
        description: 'a request for the description of an unknown ticket',
        given: onSale,
        path: '/trip/goods/goods-ticket/info/999999',
        body: {},
        answer: refused(5003, '没有此票种'),
      },
      async (museum) => {
        expect(await museum.ticketDescription(ticketId('999999'), 'English')).toMatchObject({
          failure: { kind: 'business', text: '没有此票种' },
        });
      },
    );
  });
});

describe('special certificates', () => {
  it('come in the kinds of the museum’s dictionary', async () => {
    await agree(
      {
        description: 'a request for the kinds of special certificate',
        given: onSale,
        path: '/bms/dict/list/specialCertificateType',
        body: {},
        answer: answered(eachLike({ code: string('1'), value: string('学生证') })),
      },
      async (museum) => {
        expect(await museum.specialCertificateTypes()).toEqual({
          ok: true,
          value: [{ code: '1', name: '学生证' }],
        });
      },
    );
  });
});
