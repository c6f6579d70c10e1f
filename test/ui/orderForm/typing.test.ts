import { describe, expect, it } from 'vitest';
import type { OrderFormModel } from '../../../src/ui/orderForm/OrderFormModel.ts';
import { adults, idNumber, OrderFormVisit, visitorsOf } from './OrderFormVisit.ts';

const keyAt = (form: OrderFormModel, index: number) => visitorsOf(form)[index]?.key ?? '';
const numberAt = (form: OrderFormModel, index = 0) =>
  ({ name: 'certificateNo', visitorKey: keyAt(form, index) }) as const;

describe('OrderFormModel: hints while typing', () => {
  it('[CONF-08] help at the field and never block', async () => {
    const visit = new OrderFormVisit();
    const form = visit.opened();
    expect(form.hintAt(numberAt(form))).toBeNull();
    form.edits.changeVisitor(keyAt(form, 0), { certificateNo: '11010519900615' });
    expect(form.hintAt(numberAt(form))).toEqual({ kind: 'soFar', typed: 14, of: 18 });
    form.edits.changeVisitor(keyAt(form, 0), { name: 'A', certificateNo: '110105199006150005' });
    form.edits.changeContact('13800000000');
    expect(form.hintAt(numberAt(form))).toEqual({ kind: 'checkDigit' });
    await form.submit();
    expect(visit.office.saved).toHaveLength(1);
  });

  it('[CONF-08] tell whose number it is also', () => {
    const form = new OrderFormVisit(adults(2)).filledIn();
    form.edits.changeVisitor(keyAt(form, 0), {
      certificateNo: visitorsOf(form)[1]?.certificateNo ?? '',
    });
    expect(form.hintAt(numberAt(form))).toMatchObject({ kind: 'alsoUsed', visitorNumber: 2 });
  });

  it('[CONF-08] are silent where the field shows a problem', () => {
    const form = new OrderFormVisit().opened();
    form.edits.changeVisitor(keyAt(form, 0), { certificateNo: '1101' });
    form.commit(numberAt(form));
    expect(form.problemAt(numberAt(form))?.kind).toBe('certificateNotId');
    expect(form.hintAt(numberAt(form))).toBeNull();
  });
});

describe('OrderFormModel: an input method that composes', () => {
  it('[CONF-14] O-019: nothing is said or cut meanwhile, and the name is what it ended in', () => {
    const form = new OrderFormVisit().opened();
    const field = { name: 'name', visitorKey: keyAt(form, 0) } as const;
    form.edits.startComposing(field);
    const long = 'zhangsan'.repeat(20);
    form.edits.changeVisitor(keyAt(form, 0), { name: long });
    expect(visitorsOf(form)[0]?.name).toBe(long);
    form.edits.changeVisitor(keyAt(form, 0), { name: '张三'.repeat(60) });
    form.edits.endComposing(field);
    expect(visitorsOf(form)[0]?.name).toBe('张三'.repeat(50));
  });

  it('[CONF-14] the same for a child’s name', () => {
    const form = new OrderFormVisit().opened();
    const visitorKey = keyAt(form, 0);
    form.edits.changeVisitor(visitorKey, { name: '张三' });
    form.edits.startComposing({ name: 'name', visitorKey, childKey: 'nobody' });
    form.edits.endComposing({ name: 'name', visitorKey, childKey: 'nobody' });
    expect(visitorsOf(form)[0]?.name).toBe('张三');
  });

  it('[CONF-08] no hint and no early problem at the field, others as ever', () => {
    const form = new OrderFormVisit(adults(2)).opened();
    for (const index of [0, 1])
      form.edits.changeVisitor(keyAt(form, index), { certificateNo: '1101' });
    form.edits.startComposing(numberAt(form));
    form.commit(numberAt(form));
    expect([form.hintAt(numberAt(form)), form.problems]).toEqual([null, []]);
    expect(form.hintAt(numberAt(form, 1))).toMatchObject({ kind: 'alsoUsed' });
    form.edits.endComposing(numberAt(form));
    expect(form.hintAt(numberAt(form))).toMatchObject({ kind: 'alsoUsed', visitorNumber: 2 });
  });
});

describe('OrderFormModel: one phone for both', () => {
  const visiting = (requiresVisitorMobile = true) =>
    new OrderFormVisit(adults(2), {}, 'English', { requiresVisitorMobile });

  it('[CONF-07] the contact phone can be the first visitor’s mobile, and the other way round', async () => {
    const visit = visiting();
    const form = visit.opened();
    expect([form.edits.canTakeContactFromFirst, form.edits.canGiveContactToFirst]).toEqual([
      false,
      false,
    ]);
    form.edits.changeVisitor(keyAt(form, 0), { mobile: '+86 138 0000 0000' });
    expect([form.edits.canTakeContactFromFirst, form.edits.canGiveContactToFirst]).toEqual([
      true,
      false,
    ]);
    form.edits.takeContactFromFirst();
    expect(form.draft?.contactMobile).toBe('13800000000');
    expect(form.edits.canTakeContactFromFirst).toBe(false);
    expect(await visit.said()).toContain('The contact phone is the first visitor’s');
    form.edits.changeContact('13900000000');
    expect(form.edits.canGiveContactToFirst).toBe(true);
    form.edits.giveContactToFirst();
    expect(visitorsOf(form).map(({ mobile }) => mobile)).toEqual(['13900000000', '']);
    expect(visit.drafts.typed()?.visitors[0]?.mobile).toBe('13900000000');
  });

  it('[CONF-02] only where visitors are asked for a mobile', async () => {
    const form = visiting(false).opened();
    form.edits.changeContact('13800000000');
    expect(form.edits.canGiveContactToFirst).toBe(false);
    const asked = visiting();
    const required = asked.filledIn();
    await required.submit();
    expect(required.problems.map(({ kind }) => kind)).toEqual(['mobileMissing', 'mobileMissing']);
    expect(required.requiresVisitorMobile).toBe(true);
  });
});

describe('OrderFormModel: deleting and undoing', () => {
  it('[CONF-03] undo is there until the next deletion, and keeps another slot and what was typed since', () => {
    const form = new OrderFormVisit(adults(3)).filledIn();
    form.edits.removeVisitor(keyAt(form, 0));
    expect(form.edits.removed?.number).toBe(1);
    form.edits.changeContact('13900000000');
    form.edits.removeVisitor(keyAt(form, 0));
    expect(form.edits.removed?.visitor.certificateNo).not.toBe(idNumber);
    form.edits.undoRemoval();
    expect([form.count, form.edits.removed, form.draft?.contactMobile]).toEqual([
      2,
      null,
      '13900000000',
    ]);
  });
});
