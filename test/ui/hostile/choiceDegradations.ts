import type { Degradation } from './Degradation.ts';
import type { HostileVisit } from './HostileVisit.ts';

const tickets = '/api/integration/allow-sale-list';
const description = '/trip/goods/goods-ticket/info/';
const adult = 'General admission · Adult';
const family = 'Family ticket · One adult with children';

const chooseSlot = (visit: HostileVisit) => visit.press(/Available|Few left/, 'radio');
const orderOne = (ticket: string) => async (visit: HostileVisit) => {
  await chooseSlot(visit);
  await visit.press(`Add one ${ticket}`);
  await visit.press('Place order');
};
const readInstructions = async (visit: HostileVisit) => {
  await chooseSlot(visit);
  await visit.press(/^Before you book/);
};

const form = { at: '/index', proves: '[CONF-02]' };
const instructions = { at: '/index', proves: '[HOME-16]', walk: readInstructions };
const ownNotice = /^Enter within your time slot/;
const detail = /^Five permanent galleries/;
const kinds = ['data', 'ticketKindVOList'];

/** What a ticket is like, and what that means for the order form. */
export const choiceDegradations: readonly Degradation[] = [
  {
    given: 'places on days that can’t be read',
    seen: 'the calendar, with every day of the pre-sale to be chosen',
    call: [
      '/api/integration/wechatmini/staggered-reservation-daily/range/standby/list',
      { date: undefined },
    ],
    at: '/index',
    proves: '[HOME-04]',
    walk: (visit) => visit.press('More'),
    shows: ['Visits can be booked until Mon 7 Dec 2026'],
    offers: ['Choose Tue 1 Dec'],
  },
  {
    given: 'a ticket without a kind’s id',
    seen: 'the ticket, to be added',
    call: [tickets, { ticketKindId: undefined }],
    at: '/index',
    proves: '[HOME-09]',
    walk: chooseSlot,
    offers: [`Add one ${adult}`],
  },
  {
    given:
      'a ticket that does not say whether it counts, takes a place or bears a name, nor what it is',
    seen: 'a form without visitors; the museum checks it',
    call: [
      tickets,
      {
        isOpenPurchasing: undefined,
        isStaggeredReservation: 'X',
        isRealname: 7,
        isAutoChoose: undefined,
        priceType: undefined,
      },
    ],
    ...form,
    walk: orderOne(adult),
    shows: ['No names are needed for this ticket.'],
    offers: ['Buy now'],
  },
  {
    given: 'a ticket that does not say how many children may come along, or on what',
    seen: 'none can be named',
    call: [tickets, { canCarryChildrenCount: 'many', childTicketId: undefined }],
    ...form,
    walk: orderOne(family),
    shows: ['Document number'],
    hides: ['Children along'],
  },
  {
    given: 'a ticket without kinds of document',
    seen: 'the ID card’s code, nameless, as the only one',
    call: [tickets, { certificateTypeList: undefined }],
    ...form,
    walk: orderOne(adult),
    shows: ['Document 1'],
    hides: ['Other document'],
  },
  {
    given: 'kinds of document without a code',
    seen: 'the same',
    call: [tickets, { code: undefined }, ['data', 'certificateTypeList']],
    ...form,
    walk: orderOne(adult),
    shows: ['Document 1'],
    hides: ['Other document'],
  },
  {
    given: 'kinds of document without a name',
    seen: 'their codes, numbered',
    call: [tickets, { name: undefined }, ['data', 'certificateTypeList']],
    ...form,
    walk: orderOne(adult),
    shows: ['Document 1', 'Document 99'],
  },
  {
    given: 'a kind that does not say whether it has instructions, or needs a special certificate',
    seen: 'the ticket’s own description; no certificate is asked for',
    call: [
      description,
      { needTicketKindNotice: undefined, needSpecialCertificate: undefined },
      kinds,
    ],
    ...instructions,
    shows: [detail],
    hides: [ownNotice],
  },
  {
    given: 'kinds without an id',
    seen: 'the ticket’s own description',
    call: [description, { id: undefined }, kinds],
    ...instructions,
    shows: [detail],
  },
  {
    given: 'a kind without its texts',
    seen: 'the ticket’s own description',
    call: [description, { ticketKindLanguageConfigVOS: undefined }, kinds],
    ...instructions,
    shows: [detail],
  },
  {
    given: 'a kind’s texts without language, name and instructions',
    seen: 'the ticket’s own description',
    call: [
      description,
      { languages: undefined, ticketKindName: undefined, ticketKindNotice: undefined },
      [...kinds, 'ticketKindLanguageConfigVOS'],
    ],
    ...instructions,
    shows: [detail],
  },
  {
    given: 'a ticket’s texts without language, name and description',
    seen: 'the instructions of its kind',
    call: [
      description,
      { languages: undefined, ticketName: undefined, ticketDetail: undefined },
      ['data', 'ticketLanguageConfigVOS'],
    ],
    ...instructions,
    shows: [ownNotice],
  },
];
