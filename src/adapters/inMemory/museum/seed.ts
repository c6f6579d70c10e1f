import type { Bilingual, MuseumSeed, SeedKind, SeedTicket } from './MuseumSeed.ts';

const text = (zh: string, en: string): Bilingual => ({ zh, en });

const permanent = text('常设展', 'Permanent collection');
const families = text('亲子家庭', 'Families');
const special = text('特别展览', 'Special exhibition');
const services = text('导览服务', 'Guides');
const admission = text('常设展门票', 'General admission');

const entryNotice = text(
  '<p>请在预约时段内凭<strong>有效证件</strong>入馆，停止入馆时间为时段结束前 15 分钟。</p><ul><li>一人一证，实名预约；</li><li>大件行李请寄存。</li></ul>',
  '<p>Enter within your time slot and bring the <strong>document</strong> you booked with; last entry is 15 minutes before the slot ends.</p><ul><li>One document per visitor.</li><li>Leave large bags in the cloakroom.</li></ul>',
);
const concessionNotice = text(
  '<p>入馆时请出示预约时填写的<strong>优惠证件</strong>原件，未带证件须补足差价。</p>',
  '<p>Show the <strong>certificate</strong> you named when booking. Without it the difference to the full price is due.</p>',
);
const admissionDetail = text(
  '<p>含五个常设展厅，当日有效，出馆后不可再次入馆。</p>',
  '<p>Five permanent galleries, valid on the day, no re-entry.</p>',
);

const kind = (id: string, name: Bilingual, change: Partial<SeedKind> = {}): SeedKind => ({
  id,
  name,
  notice: entryNotice,
  needsSpecialCertificate: false,
  ...change,
});

/** An ordinary real-name ticket, and what is different about this one. */
const ticket = (
  own: Pick<SeedTicket, 'id' | 'name' | 'category' | 'priceFen' | 'kinds'> & Partial<SeedTicket>,
): SeedTicket => ({
  detail: admissionDetail,
  isFree: false,
  countsTowardsLimit: true,
  isStaggered: true,
  isRealName: true,
  choosesKindById: false,
  maxChildren: 0,
  certificateTypes: ['1', '99'],
  ...own,
});

const tickets: readonly SeedTicket[] = [
  ticket({
    id: '100101',
    name: admission,
    category: permanent,
    priceFen: 6000,
    kinds: [kind('200101', text('成人票', 'Adult'))],
  }),
  ticket({
    id: '100102',
    name: admission,
    category: permanent,
    priceFen: 3000,
    replenishedToTicketId: '100101',
    kinds: [
      kind('200102', text('优惠票', 'Concession'), {
        notice: concessionNotice,
        needsSpecialCertificate: true,
      }),
    ],
  }),
  ticket({
    id: '100103',
    name: admission,
    category: permanent,
    priceFen: 0,
    isFree: true,
    replenishedToTicketId: '100101',
    kinds: [kind('200103', text('儿童免费票', 'Child, free'))],
  }),
  ticket({
    id: '100104',
    name: admission,
    category: permanent,
    priceFen: 0,
    isFree: true,
    kinds: [kind('200104', text('长者免费票', 'Senior 65+, free'))],
  }),
  ticket({
    id: '100105',
    name: text('凭身份证选票', 'Ticket by ID card'),
    category: permanent,
    priceFen: 4000,
    choosesKindById: true,
    certificateTypes: ['1'],
    kinds: [
      kind('200105', text('普通', 'Standard')),
      kind('200106', text('青少年', 'Youth'), { priceFen: 2000, ages: { from: 0, below: 18 } }),
      kind('200107', text('长者', 'Senior'), { priceFen: 1000, ages: { from: 65, below: 200 } }),
    ],
  }),
  ticket({
    id: '100201',
    name: text('家庭套票', 'Family ticket'),
    category: families,
    priceFen: 12_800,
    maxChildren: 2,
    childTicketId: '100103',
    detail: text(
      '<p>一位成人最多可携带 <strong>2 名儿童</strong>，含儿童手册一份。</p>',
      '<p>One adult with up to <strong>2 children</strong>, one activity book included.</p>',
    ),
    kinds: [kind('200201', text('一大带小', 'One adult with children'))],
  }),
  ticket({
    id: '100202',
    name: text('拓印工坊', 'Print workshop'),
    category: families,
    priceFen: 8850,
    kinds: [kind('200202', text('单人', 'Per person'))],
  }),
  ticket({
    id: '100301',
    name: text('纸上山河特展', 'Rivers on Paper'),
    category: special,
    priceFen: 1990,
    detail: text('<p>须同日参观，限二层特展厅。</p>', '<p>Second floor, same day.</p>'),
    kinds: [kind('200301', text('特展票', 'Exhibition'))],
  }),
  ticket({
    id: '100401',
    name: text('语音导览', 'Audio guide'),
    category: services,
    priceFen: 2000,
    countsTowardsLimit: false,
    isStaggered: false,
    isRealName: false,
    detail: text(
      '<p>中英双语，凭取票码在服务台领取。</p>',
      '<p>Chinese and English, at the desk.</p>',
    ),
    kinds: [
      kind('200401', text('租借', 'Rental'), {
        notice: text(
          '<p>参观结束请归还至服务台。</p>',
          '<p>Return it to the desk after your visit.</p>',
        ),
      }),
    ],
  }),
];

/** The museum as it opens: a week of days, nine tickets, and the words around them. */
export const seed: MuseumSeed = {
  week: [
    {
      kind: 'timeSlots',
      fills: ['busy', 'full', 'few', 'open', 'open', 'freeOnly', 'open', 'open'],
    },
    { kind: 'timeSlots', fills: ['open', 'few', 'full', 'open', 'busy', 'open', 'open', 'few'] },
    { kind: 'timeSlots', fills: ['full', 'busy', 'open', 'open', 'few', 'open', 'busy', 'open'] },
    { kind: 'wholeDay', fills: [] },
    { kind: 'timeSlots', fills: ['open', 'open', 'busy', 'full', 'open', 'few', 'open', 'open'] },
    { kind: 'closed', fills: [] },
    { kind: 'timeSlots', fills: ['open', 'open', 'open', 'open', 'busy', 'open', 'open', 'open'] },
  ],
  slots: [
    { begin: '09:00', end: '10:00' },
    { begin: '10:00', end: '11:00' },
    { begin: '11:00', end: '12:00' },
    { begin: '12:00', end: '13:00' },
    { begin: '13:00', end: '14:00' },
    { begin: '14:00', end: '15:00' },
    { begin: '15:00', end: '16:00' },
    { begin: '16:00', end: '17:00' },
  ],
  closes: '17:00',
  slotCapacity: { ordinary: 80, free: 20 },
  fills: {
    open: { ordinary: 62, free: 16 },
    busy: { ordinary: 24, free: 7 },
    few: { ordinary: 3, free: 2 },
    freeOnly: { ordinary: 0, free: 5 },
    full: { ordinary: 0, free: 0 },
  },
  wholeDayCapacity: { ordinary: 600, free: 150 },
  wholeDayLeft: { ordinary: 520, free: 130 },
  preSaleDays: 7,
  visitorLimit: 10,
  // Generous: schools book for all their classes with one phone.
  unpaidPerPhone: 300,
  config: { IS_SHOW_CONTACT: 'T' },
  certificateTypes: { '1': text('身份证', 'ID card'), '99': text('其他证件', 'Other document') },
  // The calls for these two name no language, so that one name has to serve both.
  specialCertificateTypes: [
    { code: '1', value: '学生证 Student card' },
    { code: '2', value: '教师证 Teacher card' },
    { code: '3', value: '残疾人证 Disability card' },
  ],
  blacklist: ['13900000000'],
  // No region's number begins with 99.
  bannedRegions: ['990000'],
  refundFeePercent: 10,
  payWays: [
    { id: '1', payTypeCode: 'IcbcPayJsapi', name: text('微信支付 WeChat Pay', 'WeChat Pay') },
    { id: '2', payTypeCode: 'IcbcMyBankPayJsapi', name: text('银行卡 Bank card', 'Bank card') },
  ],
  template: {
    bannerUrl: '/file/download/banner-1.svg,/file/download/banner-2.svg',
    warmPrompt: text(
      '请携带预约时填写的证件原件，按所选时段入馆。',
      'Bring the document you booked with and enter within your time slot.',
    ),
    adContent: text(
      '纸上山河特展开放至岁末，周一闭馆调整请留意公告。',
      'Rivers on Paper is open until the end of the year.',
    ),
    notice: text(
      '<h3>入馆与支付</h3><p>门票<strong>实名预约</strong>，一人一证。</p><ol><li>可预约 7 天内的门票；</li><li>下单后请在 15 分钟内完成支付；</li><li>免费票同样占用名额，如不能到访请取消。</li></ol>',
      '<h3>Entry and payment</h3><p>Tickets are issued <strong>by name</strong>, one document each.</p><ol><li>Bookings open 7 days ahead.</li><li>Pay within 15 minutes of ordering.</li><li>Free tickets take places too: cancel if you cannot come.</li></ol>',
    ),
  },
  tickets,
};
