import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkedValue, problemsOf } from '../../../src/domain/model/DraftProblem.ts';
import { draftFor, type OrderDraft } from '../../../src/domain/model/OrderDraft.ts';
import { foreignerNumber, idNumber, mobileNumber, personName } from '../arbitraries.ts';
import { aChild, aDraft, aDraftFor, aSelection, aTicket, aVisitor } from '../builders.ts';
import '../../support/pinnedChance.ts';

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

describe('the fields that a configuration adds', () => {
  const everyField = { asksForCode: true, requiresVisitorMobile: true };
  const kindsOf = (draft: OrderDraft) => problemsOf(draft, everyField).map(({ kind }) => kind);

  it('[CONF-08] rule 9: the code is missed last, and only where it is asked for', () => {
    const draft = aDraft({ contactMobile: '', visitors: [aVisitor({ mobile: '13900000000' })] });
    expect(kindsOf(draft)).toEqual(['contactMissing', 'codeMissing']);
    expect(kindsOf({ ...draft, contactMobile: '13800000000', code: ' 123456 ' })).toEqual([]);
    expect(problemsOf({ ...draft, contactMobile: '13800000000' })).toEqual([]);
  });

  it.each([
    ['', 'mobileMissing'],
    ['010-62345678', 'mobileNotMobile'],
  ])('[CONF-02] a visitor’s mobile %j is %s, named before the contact phone', (mobile, kind) => {
    const draft = aDraft({ contactMobile: '', code: '1', visitors: [aVisitor({ mobile })] });
    expect(kindsOf(draft)).toEqual([kind, 'contactMissing']);
    expect(problemsOf(draft, everyField)[0]).toMatchObject({
      field: { name: 'mobile' },
      visitorNumber: 1,
    });
  });

  it('[CONF-02] no child is asked for a mobile', () => {
    const visitor = aVisitor({ mobile: '13900000000', children: [aChild()] });
    expect(kindsOf(aDraft({ code: '1', visitors: [visitor] }))).toEqual([]);
  });
});

describe('the order within a rule', () => {
  it('[CONF-08] rule 3 goes from top to bottom: a missing type before a later missing name', () => {
    const visitors = [
      aVisitor({ key: 'a', certificateType: '' }),
      aVisitor({ key: 'b', name: '', certificateNo: '310101200002290007' }),
    ];
    const selection = aSelection({ tickets: [{ ticket: aTicket(), quantity: 2 }] });
    expect(kinds(aDraft({ selection, visitors }))).toEqual([
      'certificateTypeMissing',
      'nameMissing',
    ]);
  });

  it('[CONF-08] rule 4 comes after rule 3, whoever is named first', () => {
    const visitors = [
      aVisitor({ key: 'a', certificateNo: 'E00000000' }),
      aVisitor({ key: 'b', name: '\u200b ', certificateNo: '' }),
    ];
    const selection = aSelection({ tickets: [{ ticket: aTicket(), quantity: 2 }] });
    expect(kinds(aDraft({ selection, visitors }))).toEqual([
      'nameMissing',
      'certificateNotId',
      'certificateMissing',
    ]);
  });
});

describe('what is checked of a field', () => {
  it('[CONF-09] is what is sent', () => {
    const visitor = aVisitor({
      mobile: '+86 139-0000-0000',
      certificateNo: ' 11010519900106000x ',
      specialCertificateNo: 'Ｓ１',
    });
    const draft = aDraft({ code: '１２３４５６ ', visitors: [visitor] });
    const at = (name: 'certificateNo' | 'specialCertificateNo' | 'mobile' | 'certificateType') =>
      checkedValue(draft, { name, visitorKey: visitor.key });
    expect(at('certificateNo')).toBe('11010519900106000X');
    expect(at('specialCertificateNo')).toBe('S1');
    expect(at('mobile')).toBe('13900000000');
    expect(at('certificateType')).toBe('1');
    expect(checkedValue(draft, { name: 'code' })).toBe('123456');
    expect(checkedValue(draft, { name: 'name', visitorKey: 'nobody' })).toBe('');
  });
});

describe('a form of every make', () => {
  it('[CONF-14] [CONF-08] [Q-BAD-6] has no problem where all its people are right', () => {
    const someone = fc.tuple(personName, fc.oneof(idNumber, foreignerNumber));
    const people = fc.uniqueArray(someone, { selector: ([, number]) => number, maxLength: 10 });
    fc.assert(
      fc.property(people, mobileNumber, (named, contactMobile) => {
        const draft = aDraftFor(named.map(([, number]) => number));
        const visitors = draft.visitors.map((visitor, index) => ({
          ...visitor,
          name: named[index]?.[0] ?? '',
        }));
        expect(problemsOf({ ...draft, visitors, contactMobile })).toEqual([]);
      }),
    );
  });

  it('[CONF-08] [Q-BAD-6] names the very visitor whose number is a repeat, in whatever case', () => {
    const numbers = fc.uniqueArray(idNumber, { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(numbers, fc.nat(), fc.nat(), (unique, from, to) => {
        const [one, other] = [from % unique.length, to % unique.length];
        fc.pre(one < other);
        const repeated = unique.map((number, index) =>
          index === other ? (unique[one] ?? '').toLowerCase() : number,
        );
        const found = problemsOf(aDraftFor(repeated));
        expect(found).toMatchObject([{ kind: 'certificateRepeated', visitorNumber: other + 1 }]);
      }),
    );
  });
});
