import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CancelDesk } from '../../support/CancelDesk.ts';
import { everyText } from '../../support/everyText.ts';
import { CancelVisit, order } from './CancelVisit.tsx';

afterEach(cleanup);

const press = async (visit: CancelVisit, name: string, milliseconds = 0) => {
  fireEvent.click(await screen.findByRole('button', { name }));
  await visit.pass(milliseconds);
};

describe('the dialog that asks before an order is cancelled', () => {
  it.each([
    ['English', 'Cancel this order?', 'Cancel order', 'Order cancelled'],
    ['Simplified_Chinese', '取消这个订单吗？', '取消订单', '订单已取消'],
  ] as const)('[CANC-01] in %s cancels on yes', async (language, question, yes, done) => {
    const visit = new CancelVisit(new CancelDesk(), language);
    await visit.shows();
    await screen.findByRole('dialog', { name: question });
    await screen.findByText(new RegExp(order));
    await press(visit, yes);
    expect(visit.told).toEqual(['cancelled']);
    expect(visit.announcements.toast?.kind).toBe('success');
    const { LL } = await everyText(language);
    expect(visit.announcements.toast?.message(LL)).toBe(done);
  });

  it.each(['Keep order', 'Escape'])('[CANC-01] sends nothing on %s', async (no) => {
    const desk = new CancelDesk();
    const visit = new CancelVisit(desk);
    await visit.shows();
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this order?' });
    if (no === 'Escape') fireEvent.keyDown(dialog, { key: 'Escape' });
    else await press(visit, no);
    expect([visit.told, desk.calls]).toEqual([['closed'], 0]);
  });

  it('[CANC-01] [Q-A11Y-8] shows and speaks the museum’s own text, in its language, and can be tried again', async () => {
    const desk = new CancelDesk();
    desk.fates = [{ refusedWith: '订单处理中' }];
    const visit = new CancelVisit(desk);
    await visit.shows();
    await press(visit, 'Cancel order');
    const text = await screen.findByText('订单处理中', { selector: 'dialog *' });
    const told = screen.getAllByText('订单处理中');
    expect(told.map((each) => each.getAttribute('lang'))).toEqual(['zh-CN', 'zh-CN']);
    expect(document.activeElement?.contains(text)).toBe(true);
    await press(visit, 'Cancel order');
    expect(visit.told).toEqual(['cancelled']);
  });

  it('[CANC-01] says that the order was paid meanwhile, and has it read anew', async () => {
    const visit = new CancelVisit(new CancelDesk('issued'));
    await visit.shows();
    await press(visit, 'Cancel order');
    await screen.findByText('This order has been paid');
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
    await press(visit, 'OK');
    expect(visit.told).toEqual(['cancelled']);
  });

  it('[Q-PAY-3] says that a lost cancellation may be tried again', async () => {
    const desk = new CancelDesk();
    desk.fates = ['lostBefore'];
    const visit = new CancelVisit(desk);
    await visit.shows();
    await press(visit, 'Cancel order', 5_000);
    await screen.findByText(/your order still waits to be paid/, { selector: 'dialog *' });
    await press(visit, 'Cancel order');
    expect([visit.told, desk.calls]).toEqual([['cancelled'], 2]);
  });

  it('[Q-PAY-3] offers to look again while nobody knows, and nothing else', async () => {
    const desk = new CancelDesk();
    const network = { ok: false, failure: { kind: 'network' } } as const;
    desk.fates = ['lostAfter'];
    desk.readFailures = [network, network];
    const visit = new CancelVisit(desk);
    await visit.shows();
    await press(visit, 'Cancel order', 5_000);
    await screen.findByText('It is not known yet whether your order is cancelled');
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
    await press(visit, 'Check again', 5_000);
    expect([visit.told, desk.calls]).toEqual([['cancelled'], 1]);
  });
});
