import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ticketNo } from '../../../src/domain/model/Identifiers.ts';
import { failed } from '../../../src/domain/model/Result.ts';
import { anOrderTicket } from '../../domain/builders.ts';
import { aRefundable, originalOrder, RefundDesk } from '../../support/RefundDesk.ts';
import { RefundVisit, whole } from './RefundVisit.tsx';

const sheet = (name = 'Refund tickets') => screen.findByRole('dialog', { name });
const button = (name: string | RegExp, description?: string) =>
  screen.findByRole('button', { name, ...(description === undefined ? {} : { description }) });
const press = async (visit: RefundVisit, name: string | RegExp, milliseconds = 0) => {
  fireEvent.click(await button(name));
  await visit.pass(milliseconds);
};
/** The facts of the sheet's lists, as label and value. */
const facts = async () =>
  within(await sheet())
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

afterEach(cleanup);

describe('the refund sheet', () => {
  it('[REFD-01] shows paid, fee and what comes back, for each ticket and together', async () => {
    const visit = new RefundVisit(
      new RefundDesk([aRefundable('N1', '10', '1'), aRefundable('N2', '20', '2')]),
    );
    visit.desk.named = [anOrderTicket({ ticketNo: ticketNo('N1'), ticketName: 'Adult ticket' })];
    await visit.shows();
    await screen.findByRole('checkbox', {
      name: /Adult ticket.*N1/,
      description: 'Paid ¥10.00, fee ¥1.00, back ¥9.00',
    });
    await screen.findByRole('checkbox', { name: 'Ticket N2', checked: true });
    expect(await facts()).toEqual([
      ['Paid', '¥30.00'],
      ['Refund fee', '¥3.00'],
      ['You get back', '¥27.00'],
    ]);
    await button('Refund, ¥27.00 back');
  });

  it('[REFD-01] follows the ticks, and wants at least one', async () => {
    const visit = new RefundVisit(new RefundDesk([aRefundable('N1'), aRefundable('N2')]));
    await visit.shows();
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Ticket N1' }));
    await button('Refund, ¥54.00 back');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Ticket N2' }));
    const confirm = await button('Refund');
    expect(confirm.getAttribute('aria-disabled')).toBe('true');
    await button('Refund', 'Please choose at least one ticket');
    expect((await facts()).at(-1)).toEqual(['You get back', '¥0.00']);
  });

  it('[REFD-02] leaves topped-up tickets out and says so', async () => {
    const visit = new RefundVisit(
      new RefundDesk([aRefundable('N1'), aRefundable('N3', '60', '6', true)]),
    );
    await visit.shows();
    await within(await sheet()).findByText(/^1 topped-up ticket left out/);
    expect(within(await sheet()).queryByText(/N3/)).toBeNull();
  });

  it('[REFD-02] shows the original order’s tickets too, and warns of a wait', async () => {
    const visit = new RefundVisit(
      new RefundDesk([aRefundable('N1', '30', '0')], [aRefundable('O1', '60', '6')]),
    );
    await visit.shows();
    await screen.findByRole('heading', { name: `Original order ${originalOrder}` });
    await screen.findByText('Ticket O1');
    await screen.findByText(/in two parts.*Please allow some time/);
    await button('Refund, ¥84.00 back');
  });

  it('[REFD-02] says that nothing can be refunded, in the words of §8', async () => {
    const visit = new RefundVisit(new RefundDesk([]));
    await visit.shows();
    await screen.findByText('There are currently no refundable tickets available');
    await press(visit, 'OK');
    expect(visit.told).toEqual(['closed']);
  });

  it('[REFD-01] O-075: an unknown fee is called unknown and left to the museum', async () => {
    const visit = new RefundVisit(new RefundDesk([aRefundable('N1', '60', null)]));
    await visit.shows();
    await screen.findByText('Paid ¥60.00, fee Not known, back Not known');
    await screen.findByText(/the museum decides the fee and how much you get back/);
    await press(visit, 'Refund, let the museum decide the fee');
    await screen.findByText('Refund successful!', { selector: 'dialog *' });
    expect((await sheet()).textContent).not.toContain('NaN');
  });

  it('[REFD-01] O-075: a fee above the price stops, and shows no negative money', async () => {
    const visit = new RefundVisit(new RefundDesk([aRefundable('N1', '10', '12')]));
    await visit.shows();
    expect((await facts()).at(-1)).toEqual(['You get back', '¥0.00']);
    await button('Refund', 'The fee is more than was paid');
    await press(visit, 'Refund');
    expect(visit.desk.sent).toEqual([]);
  });

  it('[REFD-01] free tickets go back without talk of money', async () => {
    const visit = new RefundVisit(new RefundDesk([aRefundable('N1', '0', '0')]));
    await visit.shows();
    await press(visit, 'Refund');
    await screen.findByText('The tickets were given back. There is no money to return.');
  });

  it.each([
    [
      'English',
      'Refund, ¥54.00 back',
      'Refund successful!',
      /returned in the original way.*Banks refund in batches/,
      'Done',
    ],
    ['Simplified_Chinese', '确认退票，退回 ¥54.00', '退票成功！', /原路退回.*银行分批退款/, '完成'],
  ] as const)(
    '[REFD-03] in %s ends in the words of §8',
    async (language, confirm, done, how, finish) => {
      const visit = new RefundVisit(new RefundDesk(), language);
      await visit.shows();
      await press(visit, confirm);
      await screen.findByText(done, { selector: 'dialog *' });
      await screen.findByText(how);
      await press(visit, finish);
      expect(visit.told).toEqual(['refunded']);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('[REFD-03] [Q-A11Y-8] refused: the failure of §8 and the museum’s text, in its language', async () => {
    const visit = new RefundVisit();
    visit.desk.fates = [{ refusedWith: '已过退票时间' }];
    await visit.shows();
    await press(visit, 'Refund, ¥54.00 back');
    await screen.findByText('refund failed!', { selector: 'dialog *' });
    // Spoken and shown.
    const reasons = await screen.findAllByText('已过退票时间');
    expect(reasons.map((reason) => reason.getAttribute('lang'))).toEqual(['zh-CN', 'zh-CN']);
    await press(visit, 'Keep tickets');
    expect(visit.told).toEqual(['closed']);
  });

  it('[Q-PAY-3] while the outcome is unknown offers to look again, and nothing else', async () => {
    const visit = new RefundVisit();
    const network = failed({ kind: 'network' } as const);
    visit.desk.fates = ['lostAfter'];
    // StrictMode opens the sheet twice.
    visit.desk.quoteFailures = [null, null, null, network, network];
    await visit.shows();
    await press(visit, 'Refund, ¥54.00 back', 4_000);
    await screen.findByText('It is not known yet whether your refund went through');
    expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull();
    await press(visit, 'Check again', 4_000);
    await screen.findByText('Refund successful!', { selector: 'dialog *' });
    expect(visit.desk.sent).toHaveLength(1);
  });

  it('[Q-PAY-4] says that it may be tried again, and takes the focus there', async () => {
    const visit = new RefundVisit();
    visit.desk.fates = ['lostBefore'];
    await visit.shows();
    await press(visit, 'Refund, ¥54.00 back', 4_000);
    const title = await screen.findByText('Not refunded');
    expect(document.activeElement?.contains(title)).toBe(true);
    await press(visit, 'Refund, ¥54.00 back');
    await screen.findByText('Refund successful!', { selector: 'dialog *' });
    expect(visit.desk.paidBack).toEqual(['N1']);
  });

  it('[REFD-01] one ticket from the detail has nothing to tick', async () => {
    const visit = new RefundVisit(new RefundDesk([aRefundable('N1'), aRefundable('N2')]));
    await visit.shows({ ...whole, kind: 'ticket', ticketNo: ticketNo('N1') });
    await screen.findByText('Ticket N1');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(visit.desk.quotes.at(-1)).toEqual({ ticketNo: 'N1' });
    await press(visit, 'Refund, ¥54.00 back');
    expect(visit.desk.paidBack).toEqual(['N1']);
  });

  it('[REFD-01] stands by when the fees can’t be read', async () => {
    const visit = new RefundVisit();
    const network = failed({ kind: 'network' } as const);
    visit.desk.quoteFailures = [network, network];
    await visit.shows();
    await screen.findByRole('heading', { name: 'What can be refunded could not be looked up' });
    await press(visit, 'Try again');
    await button('Refund, ¥54.00 back');
  });
});
