import { describe, expect, it } from 'vitest';
import { type TicketKindId, ticketKindId } from '../../../src/domain/model/Identifiers.ts';
import { failed, type Result, success } from '../../../src/domain/model/Result.ts';
import type { OrderFormModel } from '../../../src/ui/orderForm/OrderFormModel.ts';
import { anOffer, aSelection, aTicket, yuan } from '../../domain/builders.ts';
import { later } from '../home/HomeVisit.ts';
import { OrderFormVisit, visitorsOf } from './OrderFormVisit.ts';

type Answers = ConstructorParameters<typeof OrderFormVisit>[1];

const youth = ticketKindId('youth');
const senior = ticketKindId('senior');
const byId = aTicket({ choosesKindById: true, price: yuan('39.90') });
const [young, old, grown] = ['110105201506150002', '110105195006150000', '110105199006150004'];
const kindOf = async (_: unknown, number: string): Promise<Result<TicketKindId>> => {
  if (number === young) return success(youth);
  return success(number === old ? senior : byId.offer.kindId);
};
const price = (kindId: TicketKindId, yuanPrice: string) =>
  anOffer({ kindId, kindName: String(kindId), price: yuan(yuanPrice) });

const visiting = (answers: Answers = {}) =>
  new OrderFormVisit(aSelection({ tickets: [{ ticket: byId, quantity: 2 }] }), {
    ticketKindFor: kindOf,
    tickets: async () => success([price(youth, '19.95'), price(byId.offer.kindId, '39.90')]),
    ...answers,
  });
const keyAt = (form: OrderFormModel, index: number) => visitorsOf(form)[index]?.key ?? '';
const typeNumber = (form: OrderFormModel, certificateNo: string, index = 0) =>
  form.edits.changeVisitor(keyAt(form, index), { certificateNo });

describe('OrderFormModel: kinds that follow from an ID', () => {
  it('[CONF-05] are looked up at the eighteenth character, and change the total to the fen, aloud', async () => {
    const visit = visiting();
    const form = visit.opened();
    typeNumber(form, young.slice(0, 17));
    await visit.pass();
    expect(form.kinds.kindOf(keyAt(form, 0))).toEqual({ state: 'unknown' });
    expect(form.total).toBe(yuan('79.80'));
    typeNumber(form, young);
    expect(form.kinds.kindOf(keyAt(form, 0))).toEqual({ state: 'asking' });
    await visit.pass();
    expect(form.kinds.kindOf(keyAt(form, 0))).toEqual({
      state: 'found',
      kind: { kindId: youth, name: 'youth', price: yuan('19.95') },
      changed: true,
    });
    expect([form.total, form.tickets[0]?.total]).toEqual([yuan('59.85'), yuan('59.85')]);
    expect(form.lines.map(({ kindName, quantity }) => [kindName, quantity])).toEqual([
      ['youth', 1],
      ['Standard', 1],
    ]);
    expect(await visit.said()).toBe(
      'Adult · Standard, visitor 1: by the ID this is youth, ¥19.95. The total is up to date.',
    );
  });

  it('[CONF-05] [Q-BAD-2] a kind of unknown price makes the total unknown: no money is guessed, nothing sent', async () => {
    const visit = visiting();
    const form = visit.opened();
    typeNumber(form, old);
    await visit.pass();
    expect(form.total).toBeNull();
    expect(await visit.said()).toContain('Its price is unknown, so it can’t be bought yet.');
    expect(form.kinds.firstUnpriced).toBe(keyAt(form, 0));
    await form.submit();
    expect(await visit.alert()).toContain('The price of a ticket is unknown');
    expect(visit.office.saved).toEqual([]);
    typeNumber(form, grown);
    await visit.pass();
    expect(form.total).toBe(yuan('79.80'));
    expect(form.kinds.kindOf(keyAt(form, 0))).toMatchObject({ state: 'found', changed: false });
  });

  it('[CONF-05] an answer for a number that was typed over is dropped', async () => {
    const answers = new Map([
      [young, later<Result<TicketKindId>>()],
      [grown, later<Result<TicketKindId>>()],
    ]);
    const visit = visiting({
      ticketKindFor: (_, number) => answers.get(number)?.promise ?? kindOf(_, number),
    });
    const form = visit.opened();
    typeNumber(form, young);
    typeNumber(form, grown);
    answers.get(grown)?.keep(success(byId.offer.kindId));
    await visit.pass();
    answers.get(young)?.keep(success(youth));
    await visit.pass();
    expect(form.kinds.kindOf(keyAt(form, 0))).toMatchObject({ kind: { kindId: 'k-adult' } });
    expect(form.total).toBe(yuan('79.80'));
  });

  it('[CONF-05] what can’t be looked up is asked for again on demand, and blocks nothing typed', async () => {
    const visit = visiting({ ticketKindFor: async () => failed({ kind: 'network' }) });
    const form = visit.opened();
    typeNumber(form, young);
    await visit.pass();
    expect(form.kinds.kindOf(keyAt(form, 0))).toEqual({ state: 'failed' });
    expect([form.total, form.tickets[0]?.total]).toEqual([null, null]);
    expect(form.lines.map(({ price: each, quantity }) => [each, quantity])).toEqual([
      [null, 1],
      [yuan('39.90'), 1],
    ]);
    expect(await visit.said()).toContain('could not be looked up');
    visit.office.answers = { ...visit.office.answers, ticketKindFor: kindOf };
    form.kinds.askAgain(keyAt(form, 0));
    await visit.pass();
    expect(form.kinds.kindOf(keyAt(form, 0))).toMatchObject({ state: 'found' });
    expect(form.total).toBe(yuan('59.85'));
  });

  it('[CONF-05] a kind that comes to be on sale is found when it is looked for again', async () => {
    const visit = visiting();
    const form = visit.opened();
    typeNumber(form, old);
    await visit.pass();
    const onSale = success([price(senior, '9.95')]);
    visit.office.answers = { ...visit.office.answers, tickets: async () => onSale };
    form.kinds.askAgain(keyAt(form, 0));
    await visit.pass();
    expect([form.total, form.kinds.firstUnpriced]).toEqual([yuan('49.85'), null]);
  });

  it('[CONF-05] [Q-BAD-2] a price that is found to be unknown only on sending is shown so, and said', async () => {
    const visit = visiting();
    const form = visit.filledIn();
    typeNumber(form, young);
    await visit.pass();
    expect(form.total).toBe(yuan('59.85'));
    // In the other language the list is read anew, and the kind is gone from it.
    visit.language.choose('Simplified_Chinese');
    visit.office.answers = { ...visit.office.answers, tickets: async () => success([]) };
    await form.submit();
    await visit.pass();
    expect(form.total).toBeNull();
    expect([form.isSubmitting, visit.office.saved]).toEqual([false, []]);
    expect(await visit.alert()).toContain('部分门票的票价未知');
  });

  it('[CONF-05] go with their visitor, and come again after a reload', async () => {
    const visit = visiting();
    const form = visit.opened();
    typeNumber(form, young, 1);
    await visit.pass();
    const again = visit.opened();
    await visit.pass();
    expect(again.total).toBe(yuan('59.85'));
    again.edits.removeVisitor(keyAt(again, 1));
    expect(again.total).toBe(yuan('39.90'));
    again.edits.undoRemoval();
    await visit.pass();
    expect(again.total).toBe(yuan('59.85'));
  });
});
