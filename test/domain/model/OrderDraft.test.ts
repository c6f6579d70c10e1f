import { describe, expect, it } from 'vitest';
import {
  draftFor,
  type OrderDraft,
  realNameTickets,
  removalOf,
  withChild,
  withChildStep,
  withContactForFirst,
  withContactOfFirst,
  withoutVisitor,
  withVisitor,
  withVisitorBack,
} from '../../../src/domain/model/OrderDraft.ts';
import { totalCount } from '../../../src/domain/model/Selection.ts';
import { aChild, aDraft, aSelection, aTicket, aVisitor } from '../builders.ts';

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
    const typed = {
      visitors: [aVisitor({ name: '李四' })],
      contactMobile: '13900000000',
      code: '123456',
    };
    const draft = draftFor(pair, typed);
    expect(draft.visitors.map(({ name }) => name)).toEqual(['李四', '']);
    expect([draft.contactMobile, draft.code]).toEqual(['13900000000', '123456']);
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

describe('a deleted visitor', () => {
  const family = aTicket({ id: 'family' });
  const selection = aSelection({
    tickets: [
      { ticket: family, quantity: 1 },
      { ticket: aTicket(), quantity: 3 },
    ],
  });
  const named = () => {
    const draft = draftFor(selection, null);
    const names = ['A', 'B', 'C', 'D'];
    const visitors = draft.visitors.map((visitor, index) => ({
      ...visitor,
      name: names[index] ?? '',
      children: index === 2 ? [aChild()] : [],
    }));
    return { ...draft, visitors };
  };
  const deleted = (draft: OrderDraft, index: number) => {
    const key = draft.visitors[index]?.key ?? '';
    const removal = removalOf(draft, key);
    if (removal === null) throw new Error('nobody to delete');
    return { removal, left: withoutVisitor(draft, key) };
  };

  it('[CONF-03] comes back to their place with everything typed, quantity and total too', () => {
    const before = named();
    const { removal, left } = deleted(before, 2);
    expect(removal.number).toBe(2);
    expect(left.visitors.map(({ name }) => name)).toEqual(['A', 'B', 'D']);
    expect(withVisitorBack(left, removal)).toEqual(before);
  });

  it('[CONF-03] brings the ticket back to its place where it was the last of it', () => {
    const before = named();
    const { removal, left } = deleted(before, 0);
    expect(left.selection.tickets).toHaveLength(1);
    expect(withVisitorBack(left, removal)).toEqual(before);
  });

  it('[CONF-03] comes back to the form as it is now, and only once', () => {
    const { removal, left } = deleted(named(), 2);
    const typed = withVisitor({ ...left, contactMobile: '139' }, removal.visitor.key, {});
    const back = withVisitorBack(typed, removal);
    expect(back.contactMobile).toBe('139');
    expect(withVisitorBack(back, removal)).toBe(back);
  });

  it('[CONF-03] nobody is deleted where nobody has the key', () => {
    expect(removalOf(named(), 'nobody')).toBeNull();
  });
});

describe('a phone of the form', () => {
  const withPhones = (contactMobile: string, mobile: string) =>
    aDraft({ contactMobile, visitors: [aVisitor({ mobile })] });

  it('[CONF-07] is taken from the first visitor, or given to them, as it is sent', () => {
    const taken = withContactOfFirst(withPhones('', '+86 138 0000 0000'));
    expect(taken.contactMobile).toBe('13800000000');
    const given = withContactForFirst(withPhones('１３９００００００００', ''));
    expect(given.visitors[0]?.mobile).toBe('13900000000');
  });

  it('[CONF-07] is not taken while it is no mobile number', () => {
    const draft = withPhones('139', '010-62345678');
    expect(withContactOfFirst(draft)).toBe(draft);
    expect(withContactForFirst(draft)).toBe(draft);
    const nobody = aDraft({ visitors: [] });
    expect(withContactForFirst(nobody)).toBe(nobody);
  });
});
