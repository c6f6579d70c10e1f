import { describe, expect, it } from 'vitest';
import { failed, type Result, success } from '../../../src/domain/model/Result.ts';
import type { SavedOrder } from '../../../src/ports/MuseumApi.ts';
import type { OrderFormModel } from '../../../src/ui/orderForm/OrderFormModel.ts';
import { aSelection, aTicket, yuan } from '../../domain/builders.ts';
import { later } from '../home/HomeVisit.ts';
import {
  adults,
  aStudent,
  idNumber,
  OrderFormVisit,
  theOrder,
  visitorsOf,
} from './OrderFormVisit.ts';

const refused = failed({ kind: 'business' as const, code: '5', text: 'no stock' });
const lost = failed({ kind: 'network' as const });
const freeSelection = aSelection({
  tickets: [{ ticket: aTicket({ price: yuan(0) }), quantity: 1 }],
});

const keyAt = (form: OrderFormModel, index: number) => visitorsOf(form)[index]?.key ?? '';
const kinds = (form: OrderFormModel) => form.problems.map(({ kind }) => kind);

describe('OrderFormModel: opening', () => {
  it('[CONF-01] has a block per unit of each real-name ticket, the warm prompt, and the total', () => {
    const guide = aTicket({ id: 'guide', isRealName: false, price: yuan(20) });
    const form = new OrderFormVisit(
      aSelection({
        tickets: [
          { ticket: aTicket(), quantity: 2 },
          { ticket: guide, quantity: 1 },
        ],
      }),
    ).opened();
    expect(form.tickets.map(({ visitors }) => visitors.length)).toEqual([2, 0]);
    expect(form.warmPrompt).toBe('Bring your document.');
    expect([form.count, form.total]).toEqual([3, yuan(140)]);
  });

  it('[CONF-01] leads home when nothing is selected', () => {
    const visit = new OrderFormVisit(null);
    expect(visit.opened().draft).toBeNull();
    expect(visit.address.current()).toBe('/index');
  });

  it('[CONF-13] what is typed is kept at once, and is there when the form is opened again', () => {
    const visit = new OrderFormVisit(adults(2));
    const before = visit.opened();
    before.edits.changeVisitor(keyAt(before, 1), { name: '王二', certificateNo: idNumber });
    before.edits.changeContact('138');
    const after = visit.opened();
    expect(visitorsOf(after)[1]).toMatchObject({ name: '王二', certificateNo: idNumber });
    expect(after.draft?.contactMobile).toBe('138');
  });

  it('[CONF-13] [Q-SEC-5] is gone after the order is placed, also what is typed while the screen closes', async () => {
    const visit = new OrderFormVisit();
    const form = visit.filledIn();
    await form.submit();
    form.edits.changeContact('139');
    expect(visit.drafts.typed()).toBeNull();
    expect(visit.storage.selection()).toBeNull();
  });

  it('[CONF-02] asks for the kind of special certificate only when a ticket needs one', async () => {
    const visit = new OrderFormVisit(aStudent());
    const form = visit.opened();
    expect(form.draft?.specialCertificateType).toBeNull();
    await visit.pass();
    expect(form.draft?.specialCertificateType).toEqual({ code: '1', name: 'Student card' });
    const another = new OrderFormVisit();
    another.opened();
    await another.pass();
    expect(another.office.dictionaryReadings).toBe(0);
  });

  it('[CONF-02] the kind comes into a form that is being filled in, and goes along with the order', async () => {
    const visit = new OrderFormVisit(aStudent());
    const form = visit.filledIn();
    form.edits.changeVisitor(keyAt(form, 0), { specialCertificateNo: 'S1' });
    await visit.pass();
    form.edits.changeContact('13900000000');
    await form.submit();
    expect(visit.office.saved).toMatchObject([
      {
        specialCertificateType: { code: '1' },
        contactMobile: '13900000000',
        visitors: [{ specialCertificateNo: 'S1' }],
      },
    ]);
  });

  it('[CONF-02] without the dictionary the number is sent all the same', async () => {
    const visit = new OrderFormVisit(aStudent(), { specialCertificateTypes: async () => lost });
    const form = visit.filledIn();
    form.edits.changeVisitor(keyAt(form, 0), { specialCertificateNo: 'S1' });
    await visit.pass();
    await form.submit();
    expect(visit.office.saved).toMatchObject([
      { specialCertificateType: null, visitors: [{ specialCertificateNo: 'S1' }] },
    ]);
    expect(await visit.alert()).toBeUndefined();
  });

  it('[CONF-14] a name keeps its first 100 characters, none of them cut', () => {
    const form = new OrderFormVisit().opened();
    const rare = '𠮷'.repeat(99);
    form.edits.changeVisitor(keyAt(form, 0), { name: `${rare}·𠀀` });
    const { name } = visitorsOf(form)[0] ?? { name: '' };
    expect(Array.from(name)).toHaveLength(100);
    expect(name).toBe(`${rare}·`);
  });
});

describe('OrderFormModel: visitors', () => {
  const three = () => {
    const visit = new OrderFormVisit(adults(3));
    const form = visit.opened();
    for (const [index, name] of ['A', 'B', 'C'].entries()) {
      form.edits.changeVisitor(keyAt(form, index), { name });
    }
    return { visit, form };
  };
  const names = (form: OrderFormModel) => visitorsOf(form).map(({ name }) => name);

  it('[CONF-03] deleting one lowers quantity and total, the others keep their own data (O-053)', () => {
    const { visit, form } = three();
    form.edits.removeVisitor(keyAt(form, 1));
    expect(names(form)).toEqual(['A', 'C']);
    expect([form.count, form.total]).toEqual([2, yuan(120)]);
    expect(visit.storage.selection()?.tickets[0]?.quantity).toBe(2);
    expect(visit.drafts.typed()?.visitors).toHaveLength(2);
  });

  it('[CONF-03] undo brings the visitor back in their place, and keeps what was typed since', () => {
    const { form } = three();
    form.edits.removeVisitor(keyAt(form, 1));
    form.edits.changeVisitor(keyAt(form, 0), { name: 'Anna' });
    form.edits.undoRemoval();
    expect(names(form)).toEqual(['Anna', 'B', 'C']);
    expect(form.count).toBe(3);
    expect(form.edits.removed).toBeNull();
    expect(form.focusAt({ name: 'name', visitorKey: keyAt(form, 1) })).toBeDefined();
  });

  it('[CONF-03] deleting the last one leads home, where nothing is selected any more', () => {
    const visit = new OrderFormVisit();
    const form = visit.opened();
    form.edits.removeVisitor(keyAt(form, 0));
    expect(visit.address.current()).toBe('/index');
    expect(visit.storage.selection()?.tickets).toEqual([]);
  });

  it('[CONF-04] carries children up to the ticket’s number, and says the limit', async () => {
    const family = aTicket({ maxChildren: 2 });
    const visit = new OrderFormVisit(aSelection({ tickets: [{ ticket: family, quantity: 1 }] }));
    const form = visit.opened();
    for (const _ of [1, 2, 3]) form.edits.stepChildren(keyAt(form, 0), 1);
    expect(visitorsOf(form)[0]?.children.map((child) => child.certificateType)).toEqual(['1', '1']);
    form.edits.explainChildLimit(2);
    expect(await visit.alert()).toBe(
      'The number of children carried for this product cannot exceed 2 people.',
    );
  });
});

describe('OrderFormModel: problems', () => {
  it('[CONF-08] on submitting, the first in the order of §5 has the focus and is spoken', async () => {
    const visit = new OrderFormVisit(adults(2));
    const form = visit.opened();
    const second = keyAt(form, 1);
    form.edits.changeVisitor(keyAt(form, 0), { name: 'A', certificateNo: '12-3' });
    form.edits.changeVisitor(second, { certificateNo: '1234' });
    await form.submit();
    expect(kinds(form)).toEqual([
      'certificateSymbol',
      'nameMissing',
      'certificateNotId',
      'contactMissing',
    ]);
    const first = { name: 'certificateNo', visitorKey: keyAt(form, 0) } as const;
    expect(form.focusAt(first)).toBeDefined();
    expect(await visit.alert()).toContain('Adult · Standard, visitor 1:');
    expect(visit.office.saved).toEqual([]);
    expect(form.isSubmitting).toBe(false);
  });

  it('[CONF-08] an error goes away when its field is right, and no other comes while typing', async () => {
    const form = new OrderFormVisit().opened();
    const key = keyAt(form, 0);
    await form.submit();
    expect(kinds(form)).toEqual(['nameMissing', 'certificateMissing', 'contactMissing']);
    form.edits.changeVisitor(key, { name: 'A' });
    form.edits.changeVisitor(key, { certificateNo: '1' });
    expect(kinds(form)).toEqual(['contactMissing']);
    form.commit({ name: 'certificateNo', visitorKey: key });
    expect(kinds(form)).toEqual(['certificateNotId', 'contactMissing']);
    form.edits.changeVisitor(key, { certificateNo: idNumber });
    expect(kinds(form)).toEqual(['contactMissing']);
  });

  it('[CONF-08] leaving a field tells its own wrong format, and misses nothing that is not there yet', () => {
    const form = new OrderFormVisit().opened();
    form.commit({ name: 'name', visitorKey: keyAt(form, 0) });
    form.commit({ name: 'contactMobile' });
    expect(kinds(form)).toEqual([]);
    form.edits.changeContact('12345');
    expect(kinds(form)).toEqual([]);
    form.commit({ name: 'contactMobile' });
    expect(kinds(form)).toEqual(['contactNotMobile']);
    form.edits.changeContact('13800000000');
    expect(kinds(form)).toEqual([]);
  });

  it('[CONF-08] a repeat is told at the second of the two, and gone when the first changes', async () => {
    const form = new OrderFormVisit(adults(2)).filledIn();
    form.edits.changeVisitor(keyAt(form, 1), { certificateNo: idNumber });
    await form.submit();
    expect(form.problems).toMatchObject([{ kind: 'certificateRepeated', visitorNumber: 2 }]);
    form.edits.changeVisitor(keyAt(form, 0), { certificateNo: '310101200002290007' });
    expect(kinds(form)).toEqual([]);
  });
});

describe('OrderFormModel: submitting', () => {
  it('[CONF-12] an order that costs something goes to the payment method', async () => {
    const visit = new OrderFormVisit();
    await visit.filledIn().submit();
    expect(visit.address.current()).toBe(`/payWay?orderNo=${theOrder}&amount=60.00`);
  });

  it('[CONF-12] a free order is confirmed and goes to the result, as a reservation', async () => {
    const visit = new OrderFormVisit(freeSelection);
    await visit.filledIn().submit();
    expect(visit.address.current()).toBe(`/payresult/success?orderNo=${theOrder}&noPay=1`);
  });

  it('[CONF-12] a free order that is not confirmed goes to the failed result with the museum’s text', async () => {
    const visit = new OrderFormVisit(freeSelection, { confirmOrder: async () => refused });
    await visit.filledIn().submit();
    expect(visit.address.current()).toBe(
      `/payresult/fail?orderNo=${theOrder}&error=no%20stock&noPay=1`,
    );
  });

  it('[CONF-11] sends one order however often buy is pressed, also after the throttle (O-055)', async () => {
    const answer = later<Result<SavedOrder>>();
    const visit = new OrderFormVisit(adults(1), { saveOrder: () => answer.promise });
    const form = visit.filledIn();
    void form.submit();
    void form.submit();
    expect(form.isSubmitting).toBe(true);
    await visit.pass(6_000);
    void form.submit();
    void visit.opened().submit();
    await visit.pass();
    expect(visit.office.saved).toHaveLength(1);
    answer.keep(success({ orderNo: theOrder, total: yuan(60) }));
    await visit.pass(10_000);
    expect(visit.office.saved).toHaveLength(1);
    expect(form.isSubmitting).toBe(true);
  });

  it('[CONF-11] presses within 5 s of an order are told to wait, and none is sent later (O-054)', async () => {
    const visit = new OrderFormVisit(adults(1), { saveOrder: async () => refused });
    const form = visit.filledIn();
    await form.submit();
    await form.submit();
    expect(await visit.toast()).toContain('a few seconds');
    await visit.pass(6_000);
    expect(visit.office.saved).toHaveLength(1);
    await form.submit();
    expect(visit.office.saved).toHaveLength(2);
  });

  it('[CONF-11] a refusal is told in the museum’s words; the form stays as it is (O-046)', async () => {
    const visit = new OrderFormVisit(adults(1), { saveOrder: async () => refused });
    const form = visit.filledIn();
    const before = form.draft;
    await form.submit();
    expect(form.refusal).toEqual({ kind: 'refused', cause: refused.failure });
    expect(await visit.alert()).toBe('no stock');
    expect(form.draft).toBe(before);
    expect(visit.address.current()).toBe('/orderconfirm');
    expect(form.isSubmitting).toBe(false);
    form.closeRefusal();
    expect(form.refusal).toBeNull();
  });

  it('[CONF-11] a lost answer is said to be unknown, nothing is sent again, nothing typed is lost (O-056)', async () => {
    const visit = new OrderFormVisit(adults(1), { saveOrder: async () => lost });
    const form = visit.filledIn();
    await form.submit();
    expect(form.isUnconfirmed).toBe(true);
    expect(await visit.alert()).toContain('we don’t know whether the order was taken');
    await visit.pass(60_000);
    expect(visit.office.saved).toHaveLength(1);
    expect(visit.drafts.typed()?.contactMobile).toBe('13800000000');
    expect(form.isSubmitting).toBe(false);
  });

  it('[CONF-11] an order that is taken after the visitor has left pulls nobody away', async () => {
    const answer = later<Result<SavedOrder>>();
    const visit = new OrderFormVisit(adults(1), { saveOrder: () => answer.promise });
    visit.filledIn();
    const form = visit.orderForm();
    const leave = form.start();
    void form.submit();
    leave();
    visit.address.replace('/index');
    answer.keep(success({ orderNo: theOrder, total: yuan(60) }));
    await visit.pass();
    expect(visit.address.current()).toBe('/index');
    expect(await visit.toast()).toContain('Your order has been taken');
  });
});
