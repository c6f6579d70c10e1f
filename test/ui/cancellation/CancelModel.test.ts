import { describe, expect, it } from 'vitest';
import { CancelDesk } from '../../support/CancelDesk.ts';
import { everyText } from '../../support/everyText.ts';
import { CancelVisit } from './CancelVisit.tsx';

const toastOf = async ({ announcements: { toast } }: CancelVisit) => {
  const { LL } = await everyText('English');
  return toast === null ? null : [toast.kind, toast.message(LL)];
};

/** A model whose dialog is open. */
function opened(desk: CancelDesk) {
  const visit = new CancelVisit(desk);
  const model = visit.model();
  return { desk, visit, model, leave: model.start() };
}

describe('cancelling an order', () => {
  it('[CANC-01] ends with the message of §8', async () => {
    const { visit, model } = opened(new CancelDesk());
    expect(await model.cancel()).toBe(true);
    expect(await toastOf(visit)).toEqual(['success', 'Order cancelled']);
  });

  it('[Q-PAY-2] pressed ten times is one call, and the dialog stays meanwhile', async () => {
    const { desk, model } = opened(new CancelDesk());
    const presses = Array.from({ length: 10 }, () => model.cancel());
    expect([model.isCancelling, model.mayClose()]).toEqual([true, false]);
    expect((await Promise.all(presses)).filter((isOver) => isOver)).toHaveLength(1);
    expect(desk.calls).toBe(1);
    expect(model.mayClose()).toBe(true);
  });

  it('[CANC-01] that another did before says so and reads the order anew', async () => {
    const { visit, model } = opened(new CancelDesk('closed'));
    expect(await model.cancel()).toBe(true);
    expect(await toastOf(visit)).toEqual(['info', 'This order was cancelled or closed before']);
  });

  it('[CANC-01] of a paid order says that it is paid', async () => {
    const { model } = opened(new CancelDesk('issued'));
    expect(await model.cancel()).toBe(false);
    expect([model.problem?.kind, model.hasChanged]).toEqual(['paid', true]);
  });

  it('[Q-PAY-3] whose outcome is unknown is looked for on a press', async () => {
    const { desk, visit, model } = opened(new CancelDesk());
    const network = { ok: false, failure: { kind: 'network' } } as const;
    desk.fates = ['lostAfter'];
    desk.readFailures = [network, network];
    const cancelling = model.cancel();
    await visit.clock.advance(5_000);
    expect(await cancelling).toBe(false);
    expect([model.problem?.kind, model.hasChanged]).toEqual(['unconfirmed', true]);
    expect(await model.checkAgain()).toBe(true);
    expect(desk.calls).toBe(1);
  });

  it('[R24] is told by a toast to whoever has gone elsewhere, and closes nothing there', async () => {
    const { visit, model, leave } = opened(new CancelDesk());
    const cancelling = model.cancel();
    leave();
    expect(await cancelling).toBe(false);
    expect(await toastOf(visit)).toEqual(['success', 'Order cancelled']);
  });

  it('[R24] tells whoever has gone elsewhere also that it was not cancelled', async () => {
    const { desk, visit, model, leave } = opened(new CancelDesk());
    desk.fates = [{ refusedWith: '订单处理中' }];
    const cancelling = model.cancel();
    leave();
    await cancelling;
    expect(await toastOf(visit)).toEqual(['warning', 'Not cancelled 订单处理中']);
  });
});
