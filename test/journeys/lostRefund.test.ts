import { describe, expect, it } from 'vitest';
import { aRefundVisitor, refundPaths } from '../support/RefundVisitor.ts';

const narrow = { viewport: { width: 320, height: 640 } } as const;

describe('a refund whose answer is lost', () => {
  it('[Q-PAY-3] after the museum has done it is found done', async () => {
    const visitor = await aRefundVisitor('Simplified_Chinese');
    const { sheet, says, museum } = visitor;
    await visitor.opensFromList();
    await museum.plan({ path: refundPaths.batch, kind: 'commitThenDrop' });
    await visitor.confirm('¥162.00').click();
    await sheet.getByText(says.done, { exact: true }).waitFor();
    expect(await museum.count('tickets-refunded')).toBe(1);
  });

  it('[Q-PAY-4] before it reached the museum is said not to be done, and tried again under its number', async () => {
    const visitor = await aRefundVisitor('English');
    const { page, sheet, says, museum } = visitor;
    await visitor.opensFromList();
    await museum.plan({ path: refundPaths.batch, kind: 'dropRequest' });
    await visitor.confirm('¥162.00').click();
    const notice = sheet.getByText(says.notRefunded, { exact: true });
    await notice.waitFor();
    expect(await museum.count('tickets-refunded')).toBe(0);
    // Also after it was closed and opened anew.
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await visitor.opensFromList();
    await visitor.confirm('¥162.00').click();
    await sheet.getByText(says.done, { exact: true }).waitFor();
    expect((await visitor.books()).refunds).toHaveLength(1);
    expect(await museum.count('tickets-refunded')).toBe(1);
  });

  it('[Q-PAY-3] and that nobody can look for is not sent again: the visitor looks once more', async () => {
    const visitor = await aRefundVisitor('English', 'list', narrow);
    const { sheet, says, museum } = visitor;
    await visitor.opensFromList();
    await visitor.confirm('¥162.00').waitFor();
    await visitor.page.emulateMedia({ colorScheme: 'dark' });
    await museum.plan(
      { path: refundPaths.batch, kind: 'commitThenDrop' },
      // The reading before it is sent is answered.
      { path: '/api/integration/get-ticket-for-refund', kind: 'delayBefore', ms: 1 },
      { path: '/api/integration/get-ticket-for-refund', kind: 'businessError', times: 2 },
    );
    await visitor.confirm('¥162.00').click();
    await sheet.getByText(says.unconfirmed, { exact: true }).waitFor();
    expect(await sheet.getByRole('button', { name: says.refund }).count()).toBe(0);
    await visitor.button(says.checkAgain, sheet).click();
    await sheet.getByText(says.done, { exact: true }).waitFor();
    expect(await museum.calls(refundPaths.batch)).toBe(1);
  });

  it('[API-01] a login that has expired is told once, and what was chosen stays', async () => {
    const visitor = await aRefundVisitor('English');
    const { page, sheet, museum } = visitor;
    await visitor.opensFromList();
    await sheet.getByRole('checkbox').nth(1).click();
    await visitor.expectSums('¥120.00', '¥12.00', '¥108.00');
    await museum.plan({ path: refundPaths.batch, kind: 'code1017' });
    await visitor.confirm('¥108.00').click();
    const expired = page.getByRole('dialog', { name: 'Your login has expired' });
    await expired.waitFor();
    await expired.getByRole('button', { name: 'OK', exact: true }).click();
    await expired.waitFor({ state: 'detached' });
    expect(await sheet.getByText(/expired|failed/).count()).toBe(0);
    await visitor.expectSums('¥120.00', '¥12.00', '¥108.00');
    expect(await museum.count('tickets-refunded')).toBe(0);
  });
});
