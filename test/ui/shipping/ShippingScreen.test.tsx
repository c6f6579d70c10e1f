import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { failed, success } from '../../../src/domain/model/Result.ts';
import { ShippingScreen } from '../../../src/ui/shipping/ShippingScreen.tsx';
import { onlyThese, showScreen } from '../support/showScreen.tsx';
import { naming, ShippingVisit } from './ShippingVisit.ts';
import { aShippingLine, aShippingOrder, theReference } from './shippingBuilders.ts';

afterEach(cleanup);

const show = async (visit = new ShippingVisit()) => {
  const { announcements, ways, address, language } = visit;
  const models = onlyThese({
    announcements,
    ways,
    address,
    language,
    shipping: () => visit.shipping(),
  });
  await showScreen(models, <ShippingScreen reference={theReference} />);
  await act(() => visit.clock.advance(0));
  return visit;
};
const press = async (visit: ShippingVisit, name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(() => visit.clock.advance(0));
};
/** What the list of facts says beside a label. */
const fact = (label: string) => screen.getByText(label).parentElement?.textContent;

describe('ShippingScreen', () => {
  it('[SQR-01] shows the pick-up number as a QR code of size 140, and the order’s numbers, time and amount', async () => {
    await show();
    const picture = screen.getByRole('img', { name: 'Pick-up number 1234 5678 0001' });
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['140', '140']);
    expect(screen.getByText('1234 5678 0001')).toBeDefined();
    expect(fact('Order number')).toContain('2026112790001');
    expect(fact('Ordered')).toContain('Fri 27 Nov 09:05');
    expect(fact('Amount')).toContain('¥60.00');
  });

  it('[SQR-01] shows each line with its name, sale property, headcount and dates', async () => {
    const lines = [aShippingLine(), aShippingLine({ headcount: 3 })];
    await show(new ShippingVisit({ ...naming(), shippingLines: async () => success(lines) }));
    const list = within(screen.getByRole('list', { name: 'Tickets' }));
    expect(list.getAllByRole('heading', { name: '常设展门票 · 成人票' })).toHaveLength(2);
    expect(list.getAllByRole('heading')[0]?.lang).toBe('zh-CN');
    expect(list.getByText('1 person')).toBeDefined();
    expect(list.getByText('3 people')).toBeDefined();
    expect(list.getAllByText('Sat 28 Nov 09:00–10:00')).toHaveLength(2);
  });

  it.each([
    ['notIssued', 'Not issued', '未出票'],
    ['unused', 'Unused', '未使用'],
    ['used', 'Used', '已使用'],
    ['refunded', 'Refunded', '已退款'],
  ] as const)('[SQR-01] a line that is %s says %s, and %s', async (status, english, chinese) => {
    const answers = {
      ...naming(),
      shippingLines: async () => success([aShippingLine({ status })]),
    };
    await show(new ShippingVisit(answers));
    expect(screen.getByText(english)).toBeDefined();
    cleanup();
    await show(new ShippingVisit(answers, 'Simplified_Chinese'));
    expect(screen.getByText(chinese)).toBeDefined();
  });

  it('[SQR-01] without a pick-up number or an amount says so', async () => {
    const order = aShippingOrder({ pickUpCode: null, amount: null, hasTicketInformation: false });
    await show(new ShippingVisit(naming(order)));
    expect(screen.queryByRole('img', { name: /Pick-up/ })).toBeNull();
    expect(screen.getByText(/no pick-up number yet/)).toBeDefined();
    expect(fact('Amount')).toContain('Unknown');
  });

  it('[SQR-01] O-080: a pick-up number too long for a code is there as text, and so is the rest', async () => {
    await show(new ShippingVisit(naming(aShippingOrder({ pickUpCode: '7'.repeat(3_000) }))));
    expect(screen.queryByRole('img', { name: /Pick-up/ })).toBeNull();
    expect(
      screen.getByText('The QR code can’t be shown. Please show the number below.'),
    ).toBeDefined();
    expect(screen.getByText(/^(7777 ?)+$/)).toBeDefined();
    expect(fact('Order number')).toContain('2026112790001');
  });

  it('[SQR-01] without any line says so', async () => {
    await show(new ShippingVisit(naming(aShippingOrder({ lines: [] }))));
    expect(screen.getByText(/no ticket details/)).toBeDefined();
    expect(screen.queryByRole('list', { name: 'Tickets' })).toBeNull();
  });

  it('[SQR-01] when the second call fails, the first one’s data stand with a notice, and can be asked for again', async () => {
    const used = aShippingLine({ status: 'used' });
    const visit = await show(
      new ShippingVisit({ ...naming(), shippingLines: async () => failed({ kind: 'timeout' }) }),
    );
    expect(screen.getByRole('img', { name: 'Pick-up number 1234 5678 0001' })).toBeDefined();
    expect(screen.getByText('The latest ticket status did not load')).toBeDefined();
    expect(screen.getByText('Unused')).toBeDefined();
    visit.museum.answers = { ...naming(), shippingLines: async () => success([used]) };
    await press(visit, 'Try again');
    expect(screen.queryByText('The latest ticket status did not load')).toBeNull();
    expect(screen.getByText('Used')).toBeDefined();
  });

  it('[SQR-01] when the first call fails, it can be tried again, and home is a tap away', async () => {
    const visit = await show(
      new ShippingVisit({ shippingOrder: async () => failed({ kind: 'network' }) }),
    );
    const main = within(screen.getByRole('main'));
    expect(main.getByText('The order did not load')).toBeDefined();
    expect(main.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('#/index');
    visit.museum.answers = naming();
    await press(visit, 'Try again');
    expect(screen.getByRole('img', { name: 'Pick-up number 1234 5678 0001' })).toBeDefined();
  });

  it('[SQR-01] an order that the museum does not know is told in its own words', async () => {
    const unknown = failed({ kind: 'business' as const, code: '5004', text: '没有这个订单' });
    await show(new ShippingVisit({ shippingOrder: async () => unknown }));
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { name: 'No such order detail' })).toBeDefined();
    expect(main.getByText('没有这个订单').lang).toBe('zh-CN');
    // It may say so of a busy hour, too.
    expect(main.getByRole('button', { name: 'Try again' })).toBeDefined();
    expect(main.getByRole('link', { name: 'Back to home' })).toBeDefined();
  });

  it('[SQR-01] speaks Chinese as well', async () => {
    await show(new ShippingVisit(naming(), 'Simplified_Chinese'));
    expect(screen.getByRole('heading', { level: 1, name: '短信取票码' })).toBeDefined();
    expect(screen.getByRole('img', { name: '取票号 1234 5678 0001' })).toBeDefined();
    expect(fact('下单时间')).toContain('11月27日 周五 09:05');
    expect(screen.getByText('11月28日 周六 09:00–10:00')).toBeDefined();
    expect(screen.getByText('1 人')).toBeDefined();
  });
});
