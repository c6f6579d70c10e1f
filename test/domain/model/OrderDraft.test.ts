import { describe, expect, it } from 'vitest';
import {
  draftFor,
  type OrderDraft,
  problemsOf,
  realNameTickets,
  withChild,
  withChildStep,
  withoutVisitor,
  withVisitor,
} from '../../../src/domain/model/OrderDraft.ts';
import { totalCount } from '../../../src/domain/model/Selection.ts';
import { aChild, aDraft, aDraftFor, aSelection, aTicket, aVisitor } from '../builders.ts';

const kinds = (draft: OrderDraft) => problemsOf(draft).map(({ kind }) => kind);
const firstKind = (draft: OrderDraft) => kinds(draft)[0] ?? 'none';

const concession = aTicket({ needsSpecialCertificate: true });
const forConcession = aSelection({ tickets: [{ ticket: concession, quantity: 1 }] });
const adultIn = (changes: Parameters<typeof aVisitor>[0]) =>
  aDraft({ visitors: [aVisitor(changes)] });

describe('an order form', () => {
  it('[CONF-08] without a problem has none', () => {
    expect(problemsOf(aDraft())).toEqual([]);
  });

  it.each<[string, OrderDraft, string]>([
    ['a symbol in the number', adultIn({ certificateNo: '1101-0519' }), 'certificateSymbol'],
    ['no name', adultIn({ name: ' ' }), 'nameMissing'],
    ['no document type', adultIn({ certificateType: '' }), 'certificateTypeMissing'],
    ['no number', adultIn({ certificateNo: ' ' }), 'certificateMissing'],
    ['an ID number that is none', adultIn({ certificateNo: 'E00000000' }), 'certificateNotId'],
    ['an ID number as another document', adultIn({ certificateType: '99' }), 'certificateIsId'],
    ['no special certificate', aDraft({ selection: forConcession }), 'specialCertificateMissing'],
    ['no contact phone', aDraft({ contactMobile: '' }), 'contactMissing'],
    ['a landline as contact', aDraft({ contactMobile: '010-62345678' }), 'contactNotMobile'],
  ])('[CONF-08] with %s has that one problem', (_, draft, kind) => {
    expect(kinds(draft)).toEqual([kind]);
  });

  it('[CONF-08] tells its problems in the order of the rules, not of the blocks', () => {
    const selection = aSelection({ tickets: [{ ticket: concession, quantity: 6 }] });
    const visitors = [
      aVisitor({ key: 'a', specialCertificateNo: 'S1', certificateNo: '110105900615000' }),
      aVisitor({ key: 'b', specialCertificateNo: 'S1', certificateNo: '110105900615000' }),
      aVisitor({ key: 'c', certificateNo: '310101200002290007' }),
      aVisitor({ key: 'd', specialCertificateNo: 'S4', certificateType: '99' }),
      aVisitor({ key: 'e', specialCertificateNo: 'S5', certificateNo: 'E00000000' }),
      aVisitor({
        key: 'f',
        specialCertificateNo: 'S6',
        name: '',
        certificateNo: 'A-1',
        certificateType: '7',
      }),
    ];
    expect(kinds(aDraft({ selection, visitors, contactMobile: '' }))).toEqual([
      'certificateSymbol',
      'nameMissing',
      'certificateNotId',
      'certificateIsId',
      'specialCertificateMissing',
      'certificateRepeated',
      'specialCertificateRepeated',
      'contactMissing',
    ]);
  });

  it('[CONF-08] names ticket, visitor and field', () => {
    const draft = aDraftFor(['110105199006150004', 'E00000000']);
    expect(problemsOf(draft)).toEqual([
      {
        kind: 'certificateNotId',
        ticketName: 'Adult · Standard',
        visitorNumber: 2,
        childNumber: 0,
        field: { name: 'certificateNo', visitorKey: 't-adult/k-adult#2' },
      },
    ]);
  });

  it('[CONF-08] counts visitors within their ticket', () => {
    const family = aTicket({ id: 'family' });
    const selection = aSelection({
      tickets: [
        { ticket: aTicket(), quantity: 1 },
        { ticket: family, quantity: 1 },
      ],
    });
    const draft = { ...draftFor(selection, null), contactMobile: '13800000000' };
    const missing = problemsOf(draft).filter(({ kind }) => kind === 'nameMissing');
    expect(missing.map(({ ticketName, visitorNumber }) => [ticketName, visitorNumber])).toEqual([
      ['Adult · Standard', 1],
      ['family · Standard', 1],
    ]);
  });

  it('[CONF-08] checks carried children like visitors, and names them', () => {
    const draft = adultIn({ children: [aChild(), aChild({ key: 'child-2', name: '' })] });
    const [first, second] = problemsOf(draft);
    expect(first).toMatchObject({ kind: 'nameMissing', visitorNumber: 1, childNumber: 2 });
    expect(first?.field).toMatchObject({ name: 'name', childKey: 'child-2' });
    expect(second).toMatchObject({ kind: 'certificateRepeated', childNumber: 2 });
  });

  it.each([
    ['two characters of the first plane', '张三'],
    ['a middle dot', '阿依古丽·测试'],
    ['a bullet', '阿依古丽•测试'],
    ['a rare ideograph', '𠮷野测试'],
    ['an apostrophe and a hyphen', "Anna-Maria O'Test"],
    ['one character', '测'],
    ['eighty letters', 'A'.repeat(80)],
    ['blanks around', '  李测试 '],
  ])('[CONF-14] takes a name of %s', (_, name) => {
    expect(problemsOf(adultIn({ name }))).toEqual([]);
  });
});

describe('repeated documents', () => {
  const repeated = 'certificateRepeated';

  it.each<[id: string, numbers: string[], kind: string]>([
    ['DUP-01', ['110105199006150004', '110105199006150004'], repeated],
    ['DUP-02', ['110105199006150004', '11010519900616000X'], 'none'],
    ['DUP-03', ['11010519900106000X', '11010519900106000x'], repeated],
    ['DUP-04', ['110105199006150004', '110105199006150004 '], repeated],
    ['DUP-06', ['', ''], 'certificateMissing'],
  ])('[CONF-08] %s: %j', (_, numbers, kind) => {
    expect(firstKind(aDraftFor(numbers))).toBe(kind);
  });

  it('[CONF-08] DUP-05 are found across tickets, at the later visitor', () => {
    const tickets = ['adult', 'adult', 'student'].map((id) => aTicket({ id }));
    const [adult, , student] = tickets;
    if (adult === undefined || student === undefined) throw new Error('no tickets');
    const selection = aSelection({
      tickets: [
        { ticket: adult, quantity: 2 },
        { ticket: student, quantity: 1 },
      ],
    });
    const numbers = ['110105199006150004', '310101200002290007', '110105199006150004'];
    const visitors = draftFor(selection, null).visitors.map((visitor, index) => ({
      ...visitor,
      name: '张三',
      certificateNo: numbers[index] ?? '',
    }));
    const problems = problemsOf(aDraft({ selection, visitors }));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ kind: repeated, ticketName: 'student · Standard' });
  });

  it('[CONF-08] are found whatever the case of a passport', () => {
    expect(kinds(aDraftFor(['E00000000', 'e00000000'], '99'))).toEqual([repeated]);
  });
});

describe('the visitor blocks of a form', () => {
  const pair = aSelection({ tickets: [{ ticket: aTicket(), quantity: 2 }] });

  it('[CONF-01] are one per unit of each real-name ticket', () => {
    const guide = aTicket({ id: 'guide', isRealName: false });
    const selection = aSelection({ tickets: [...pair.tickets, { ticket: guide, quantity: 3 }] });
    expect(realNameTickets(selection)).toEqual(pair.tickets);
    const { visitors } = draftFor(selection, null);
    expect(visitors.map(({ key }) => key)).toEqual(['t-adult/k-adult#1', 't-adult/k-adult#2']);
  });

  it('[CONF-02] begin with an ID card, or with the first document that the ticket takes', () => {
    const abroad = aTicket({ certificateTypes: [{ code: '99', name: 'Other' }] });
    const { visitors } = draftFor(aSelection({ tickets: [{ ticket: abroad, quantity: 1 }] }), null);
    expect(visitors[0]?.certificateType).toBe('99');
    expect(draftFor(pair, null).visitors[0]?.certificateType).toBe('1');
  });

  it('[CONF-13] keep what was typed when the quantity changes', () => {
    const typed = { visitors: [aVisitor({ name: '李四' })], contactMobile: '13900000000' };
    const draft = draftFor(pair, typed);
    expect(draft.visitors.map(({ name }) => name)).toEqual(['李四', '']);
    expect(draft.contactMobile).toBe('13900000000');
    expect(new Set(draft.visitors.map(({ key }) => key)).size).toBe(2);
  });

  it('[CONF-03] take a unit of their ticket with them when they are deleted', () => {
    const draft = withoutVisitor(draftFor(pair, null), 't-adult/k-adult#1');
    expect(totalCount(draft.selection.tickets)).toBe(1);
    expect(draft.visitors.map(({ key }) => key)).toEqual(['t-adult/k-adult#2']);
    const empty = withoutVisitor(draft, 't-adult/k-adult#2');
    expect(totalCount(empty.selection.tickets)).toBe(0);
    expect(withoutVisitor(draft, 'nobody')).toEqual(draft);
  });

  it('are typed into one at a time', () => {
    const draft = withVisitor(draftFor(pair, null), 't-adult/k-adult#2', { name: '王五' });
    expect(draft.visitors.map(({ name }) => name)).toEqual(['', '王五']);
  });
});

describe('carried children', () => {
  const family = aTicket({ maxChildren: 2 });
  const selection = aSelection({ tickets: [{ ticket: family, quantity: 1 }] });
  const visitor = 't-adult/k-adult#1';
  const childrenOf = (draft: OrderDraft) => draft.visitors[0]?.children ?? [];
  const stepped = (draft: OrderDraft, ...steps: (1 | -1)[]) =>
    steps.reduce((now, step) => withChildStep(now, visitor, step), draft);

  it('[CONF-04] are as many as the ticket takes, and never fewer than none', () => {
    const draft = draftFor(selection, null);
    expect(childrenOf(stepped(draft, 1, 1, 1))).toHaveLength(2);
    expect(childrenOf(stepped(draft, 1, -1, -1))).toEqual([]);
  });

  it('[CONF-04] begin with an ID card, each in a block of its own', () => {
    const children = childrenOf(stepped(draftFor(selection, null), 1, 1));
    expect(children.map(({ certificateType }) => certificateType)).toEqual(['1', '1']);
    expect(new Set(children.map(({ key }) => key)).size).toBe(2);
  });

  it('[CONF-04] leave an empty block first, else the last', () => {
    const two = stepped(draftFor(selection, null), 1, 1);
    const [first, second] = childrenOf(two);
    if (first === undefined || second === undefined) throw new Error('no children');
    const secondTyped = withChild(two, visitor, second.key, { name: '小红' });
    expect(childrenOf(stepped(secondTyped, -1)).map(({ name }) => name)).toEqual(['小红']);
    const bothTyped = withChild(secondTyped, visitor, first.key, { name: '小明' });
    expect(childrenOf(stepped(bothTyped, -1)).map(({ name }) => name)).toEqual(['小明']);
  });

  it('[CONF-04] get a new block’s name of its own after one has left', () => {
    const two = stepped(draftFor(selection, null), 1, 1);
    const [, second] = childrenOf(two);
    if (second === undefined) throw new Error('no children');
    const again = stepped(withChild(two, visitor, second.key, { name: '小红' }), -1, 1);
    expect(new Set(childrenOf(again).map(({ key }) => key)).size).toBe(2);
  });
});
