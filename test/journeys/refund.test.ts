import { describe, expect, it } from 'vitest';
import { isFocused, tabTo } from '../support/byKeyboard.ts';
import { aListVisitor } from '../support/ListVisitor.ts';
import { aRefundVisitor, RefundVisitor, refundPaths } from '../support/RefundVisitor.ts';
import { patiently } from '../support/Visitor.ts';

const narrow = { viewport: { width: 320, height: 640 } } as const;

describe('giving one ticket of three back', () => {
  it.each(['Simplified_Chinese', 'English'] as const)(
    '[REFD-01] [REFD-03] in %s, from the detail: one single refund, and the others stay',
    async (language) => {
      const arrival = language === 'English' ? narrow : {};
      const visitor = await aRefundVisitor(language, 'detail', arrival);
      const { page, sheet, says, museum } = visitor;
      const refundThis = page.getByRole('button', { name: says.thisTicket });
      await expect.poll(() => refundThis.count(), patiently).toBe(3);
      if (language === 'English') await page.emulateMedia({ colorScheme: 'dark' });
      await refundThis.nth(1).click();
      await visitor.expectSums('¥60.00', '¥6.00', '¥54.00');
      expect(await sheet.getByRole('checkbox').count()).toBe(0);
      await visitor.confirm('¥54.00').evaluate((button) => {
        for (let tap = 0; tap < 10; tap += 1) (button as HTMLElement).click();
      });
      await sheet.getByText(says.done, { exact: true }).waitFor();
      await visitor.button(says.finish, sheet).click();
      await sheet.waitFor({ state: 'detached' });
      await expect.poll(() => refundThis.count(), patiently).toBe(2);
      await page.getByText(says.refunded, { exact: true }).first().waitFor();
      await visitor.findsNothingWrong();

      const { refunds, tickets } = await visitor.books();
      expect(refunds).toEqual([
        expect.objectContaining({ ticketNos: [tickets[1]?.ticketNo], amount: 60, fee: 6 }),
      ]);
      expect(await museum.calls(refundPaths.batch)).toBe(0);
      expect(await museum.count('tickets-refunded')).toBe(1);
    },
  );

  it('[REFD-01] that can’t be given back any more when it is confirmed is not sent, and says so', async () => {
    const visitor = await aRefundVisitor('English', 'detail');
    const { page, sheet, says, museum } = visitor;
    await page.getByRole('button', { name: says.thisTicket }).first().click();
    await visitor.expectSums('¥60.00', '¥6.00', '¥54.00');
    // The day of the visit is over: nothing is taken back any more.
    await museum.advance(16 * 3_600_000);
    await visitor.confirm('¥54.00').click();
    await sheet.getByText(says.gone).waitFor();
    expect(await museum.count('tickets-refunded')).toBe(0);
  });
});

describe('giving a top-up back', () => {
  it('[REFD-02] takes its original order along, and warns of a wait', async () => {
    const visitor = await aListVisitor('Simplified_Chinese');
    const { orders } = visitor;
    const before = await visitor.museum.count('tickets-refunded');
    await visitor.act('topUp', visitor.says.refund);
    const refunding = new RefundVisitor(visitor, 'Simplified_Chinese', orders.topUp);
    const { sheet, says } = refunding;
    await refunding.expectSums('¥60.00', '¥0.00', '¥60.00');
    await sheet.getByText(says.wait).waitFor();
    await sheet.getByRole('heading', { name: new RegExp(orders.toppedUp) }).waitFor();
    await refunding.confirm('¥60.00').click();
    await sheet.getByText(says.done, { exact: true }).waitFor();
    const { refunds } = await refunding.books();
    const own = refunds.filter(({ orderNo }) => orderNo !== orders.refunded);
    expect(own.map(({ orderNo }) => orderNo).sort()).toEqual(
      [orders.topUp, orders.toppedUp].sort(),
    );
    expect(new Set(own.map(({ refundNo }) => refundNo)).size).toBe(2);
    expect((await visitor.museum.count('tickets-refunded')) - before).toBe(2);
    expect(await visitor.museum.calls(refundPaths.batch)).toBe(1);
  });
});

describe('giving an order back from the list', () => {
  it.each(['Simplified_Chinese', 'English'] as const)(
    '[REFD-01] [REFD-03] in %s, whole: the fee is shown before, and ten taps are one refund',
    async (language) => {
      const visitor = await aRefundVisitor(language);
      const { page, sheet, says, museum } = visitor;
      await visitor.opensFromList();
      await visitor.expectSums('¥180.00', '¥18.00', '¥162.00');
      expect(await museum.calls(refundPaths.batch)).toBe(0);
      await visitor.confirm('¥162.00').evaluate((button) => {
        for (let tap = 0; tap < 10; tap += 1) (button as HTMLElement).click();
      });
      await sheet.getByText(says.done, { exact: true }).waitFor();
      await sheet.getByText(says.way).waitFor();
      await sheet.getByText('¥162.00').waitFor();
      await visitor.button(says.finish, sheet).click();
      await sheet.waitFor({ state: 'detached' });
      await visitor.card.getByText(says.refunded, { exact: true }).first().waitFor();

      const { refunds, tickets } = await visitor.books();
      expect(refunds).toEqual([
        expect.objectContaining({ orderNo: visitor.orderNo, amount: 180, fee: 18 }),
      ]);
      expect(refunds[0]?.ticketNos.sort()).toEqual(tickets.map(({ ticketNo }) => ticketNo).sort());
      expect(await museum.calls(refundPaths.batch)).toBe(1);
      expect(await museum.count('tickets-refunded')).toBe(1);
      await page.reload();
      await visitor.seesCard();
    },
  );

  it('[REFD-01] in part, by keyboard alone, on a narrow phone', async () => {
    const visitor = await aRefundVisitor('English', 'list', narrow);
    const { page, sheet, says } = visitor;
    await visitor.opensFromList();
    await visitor.expectSums('¥180.00', '¥18.00', '¥162.00');
    const boxes = sheet.getByRole('checkbox');
    await tabTo(page, boxes.nth(1));
    await page.keyboard.press('Space');
    await visitor.expectSums('¥120.00', '¥12.00', '¥108.00');
    expect(await sheet.evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(true);
    await tabTo(page, visitor.confirm('¥108.00'));
    await page.keyboard.press('Enter');
    await sheet.getByText(says.done, { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    const { refunds } = await visitor.books();
    expect(refunds.map(({ ticketNos }) => ticketNos.length)).toEqual([2]);
  });

  it('[REFD-01] is given up without a call, and the focus is back where it was opened', async () => {
    const visitor = await aRefundVisitor('English');
    const { sheet, says, museum } = visitor;
    await visitor.opensFromList();
    await visitor.button(says.keep, sheet).click();
    await sheet.waitFor({ state: 'detached' });
    const opener = visitor.card.getByRole('button', { name: says.refund, exact: true });
    await expect.poll(() => isFocused(opener), patiently).toBe(true);
    expect(await museum.count('tickets-refunded')).toBe(0);
  });

  it('[REFD-02] has nothing to give back once every ticket was given back elsewhere', async () => {
    const visitor = await aRefundVisitor('English');
    const beside = await visitor.beside();
    await Promise.all([visitor.seesCard(), beside.seesCard()]);
    await beside.opensFromList();
    await visitor.opensFromList();
    await beside.confirm('¥162.00').waitFor();
    await visitor.confirm('¥162.00').click();
    await visitor.sheet.getByText(visitor.says.done, { exact: true }).waitFor();
    await beside.confirm('¥162.00').click();
    // The other page's museum is the same one: nothing is paid back twice.
    await beside.sheet
      .getByText(/refunded in another window/)
      .first()
      .waitFor();
    expect(await visitor.museum.count('tickets-refunded')).toBe(1);
  });
});
