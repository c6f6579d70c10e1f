import { describe, expect, it } from 'vitest';
import { failed, success } from '../../../src/domain/model/Result.ts';
import { everyText } from '../../support/everyText.ts';
import { aRebookable, RebookingDesk } from '../../support/RebookingDesk.ts';
import { RebookingVisit } from './RebookingVisit.ts';

async function opened(museum = new RebookingDesk()) {
  const visit = new RebookingVisit(museum);
  const model = visit.rebooking();
  const stop = model.start();
  await visit.settle();
  return { visit, museum, model, stop };
}

const { LL } = await everyText('English');
const [first, second, third] = [1, 2, 3].map((number) => aRebookable(number).ticketNo);

describe('RebookingModel', () => {
  it('[RBK-01] has all chosen only when every ticket is', async () => {
    const { model } = await opened();
    expect([model.isAllChosen, model.chosenTickets.length]).toEqual([false, 0]);
    for (const ticket of [first, second, third]) model.toggle(ticket ?? '');
    expect(model.isAllChosen).toBe(true);
    model.toggle(second ?? '');
    expect(model.isAllChosen).toBe(false);
    model.toggleAll();
    expect(model.isAllChosen).toBe(true);
    model.toggleAll();
    expect(model.chosenTickets).toEqual([]);
  });

  it('[RBK-01] O-078 has nothing chosen of an order without tickets, and asks for some', async () => {
    const { model, visit } = await opened(new RebookingDesk({ tickets: [] }));
    model.toggleAll();
    expect(model.isAllChosen).toBe(false);
    model.openDialog();
    expect(model.dialog).toBeNull();
    expect(visit.announcements.toast?.message(LL)).toBe('Please select tickets to change');
  });

  it('[RBK-01] asks for tickets when none is chosen, until one is', async () => {
    const { model, museum } = await opened();
    model.openDialog();
    expect([model.dialog, model.asksToChoose]).toEqual([null, true]);
    model.toggle(first ?? '');
    expect(model.asksToChoose).toBe(false);
    model.openDialog();
    expect(model.dialog?.party).toMatchObject({ tickets: [{ ticketNo: first }], left: 2 });
    expect(museum.sent).toEqual([]);
  });

  it('drops an answer that arrives once the screen was left', async () => {
    const visit = new RebookingVisit();
    const model = visit.rebooking();
    model.start()();
    await visit.settle();
    expect(model.offer).toBeNull();
    model.start();
    await visit.settle();
    expect(model.tickets).toHaveLength(3);
  });

  it('says why there is nothing to show, and reads again', async () => {
    const museum = new RebookingDesk({
      answers: { canRebook: async () => failed({ kind: 'network' }) },
    });
    const { model, visit } = await opened(museum);
    expect(model.failure).toEqual({ kind: 'network' });
    expect(visit.announcements.assertive).not.toBeNull();
    museum.answers = { canRebook: async () => success(false) };
    await model.load();
    expect([model.failure, model.offer]).toEqual([null, { kind: 'off' }]);
  });

  it('reads the tickets again when a dialog is closed that has sent something; what is left stays chosen', async () => {
    const { model, museum, visit } = await opened();
    model.toggle(first ?? '');
    model.toggle(second ?? '');
    model.openDialog();
    await visit.settle();
    model.closeDialog();
    await visit.settle();
    expect(museum.times('rebookableTickets')).toBe(1);
    model.openDialog();
    await visit.settle();
    museum.answers = {
      rebook: async () => failed({ kind: 'business', code: '1', text: 'no' }),
      rebookableTickets: async () => success([aRebookable(2)]),
    };
    await model.dialog?.confirm();
    model.closeDialog();
    await visit.settle();
    expect(museum.times('rebookableTickets')).toBe(2);
    expect(model.chosenTickets.map(({ ticketNo }) => ticketNo)).toEqual([second]);
  });
});
