import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { slotId } from '../../../src/domain/model/Identifiers.ts';
import type { Language } from '../../../src/domain/model/Language.ts';
import { failed, success } from '../../../src/domain/model/Result.ts';
import { RebookConfirm } from '../../../src/ui/rebooking/RebookConfirm.tsx';
import { RebookingScreen } from '../../../src/ui/rebooking/RebookingScreen.tsx';
import { aSlot } from '../../domain/builders.ts';
import { aRebookable, RebookingDesk, theOrder, tomorrow } from '../../support/RebookingDesk.ts';
import { onlyThese, showScreen } from '../support/showScreen.tsx';
import { RebookingVisit } from './RebookingVisit.ts';

afterEach(cleanup);

const modelsOf = (visit: RebookingVisit) => {
  const { announcements, ways, address, language, page } = visit;
  const rebooking = () => visit.rebooking();
  return onlyThese({ announcements, ways, address, language, page, rebooking });
};

async function show(museum = new RebookingDesk(), language: Language = 'English') {
  const visit = new RebookingVisit(museum, language);
  await showScreen(modelsOf(visit), <RebookingScreen orderNo={theOrder} />);
  await act(() => visit.settle());
  return visit;
}

const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const definitions = () =>
  dialog()
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

const later = (hour: string) => ({
  id: slotId(`s-${hour}`),
  begin: `${hour}:00`,
  end: `${Number(hour) + 1}:00`,
});

/** Ticks every ticket and opens the dialog, its first day read. */
async function openDialog(visit: RebookingVisit) {
  fireEvent.click(boxes()[0] ?? document.body);
  press('Change ticket');
  await act(() => visit.settle());
}

describe('RebookingScreen', () => {
  it('[RBK-01] lists the tickets with what they are, masked, and one box for all', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1, name: 'Change order' })).toBeDefined();
    expect(boxes().map(({ checked }) => checked)).toEqual([false, false, false, false]);
    const list = screen.getByRole('group', { name: 'Choose the tickets to change' });
    expect(within(list).getAllByText('Adult · Standard')).toHaveLength(3);
    expect(list.textContent).toContain('Sat 28 Nov 09:00–10:00');
    expect(list.textContent).toContain('张* · 1101**********0004');
    expect(list.textContent).toContain('¥60.00 · To be checked');
    fireEvent.click(boxes()[0] ?? list);
    expect(boxes().map(({ checked }) => checked)).toEqual([true, true, true, true]);
    expect(screen.getByText('3 of 3')).toBeDefined();
    fireEvent.click(boxes()[2] ?? list);
    expect(boxes()[0]?.checked).toBe(false);
  });

  it('[RBK-01] asks for tickets before it asks for a time', async () => {
    await show();
    press('Change ticket');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getAllByText('Please select tickets to change').length).toBeGreaterThan(1);
  });

  it('[RBK-02] shows old and new time before it changes anything, and what stays behind', async () => {
    const museum = new RebookingDesk({
      tickets: [aRebookable(1), aRebookable(2, { begin: '11:00', end: '12:00' }), aRebookable(3)],
    });
    const visit = await show(museum);
    await openDialog(visit);
    expect(definitions()).toEqual([
      'Sat 28 Nov 09:00–10:00 (2 tickets)Sat 28 Nov 11:00–12:00 (1 ticket)',
      'Fri 27 Nov 09:00–10:00',
    ]);
    expect(dialog().queryByText(/did not choose/)).toBeNull();
    fireEvent.click(dialog().getByRole('button', { name: 'Close' }));
    fireEvent.click(boxes()[2] ?? document.body);
    press('Change ticket');
    await act(() => visit.settle());
    expect(definitions()[0]).toBe('Sat 28 Nov 09:00–10:00');
    expect(
      dialog().getByText(
        '1 ticket of this order that you did not choose can’t be changed afterwards.',
      ),
    ).toBeDefined();
    expect(museum.sent).toEqual([]);
    await act(async () => press('Change 2 tickets'));
    expect(museum.sent).toHaveLength(1);
    expect(visit.address.current()).toBe(`/orderinfo?orderNo=${theOrder}`);
  });

  it('[RBK-02] shows slots that can not be had as sold out, and what others lack', async () => {
    const museum = new RebookingDesk({
      slots: [
        aSlot({ openToVisitors: false }),
        aSlot({ ...later('11'), ordinaryLeft: 2, freeLeft: 0 }),
        aSlot(later('13')),
      ],
    });
    const visit = await show(museum);
    await openDialog(visit);
    const slots = within(dialog().getByRole('radiogroup', { name: 'Time slot' }));
    const [first, second, third] = slots.getAllByRole('radio');
    expect(first?.textContent).toContain('Sold out');
    expect(first?.getAttribute('aria-disabled')).toBe('true');
    expect(second?.getAttribute('aria-checked')).toBe('true');
    expect(second?.textContent).toContain('2 left, too few for 3');
    expect(third?.textContent).toContain('70 left');
    expect(third?.textContent).not.toContain('too few');
  });

  it('[RBK-02] asks for a time inside the dialog when there is none', async () => {
    const visit = await show(new RebookingDesk({ slots: [aSlot({ ordinaryLeft: 0 })] }));
    await openDialog(visit);
    expect(definitions()[1]).toBe('Please choose');
    press('Change 3 tickets');
    expect(dialog().getByText('Please choose time')).toBeDefined();
  });

  it('[RBK-02] marks the time that the tickets have now', async () => {
    const visit = await show();
    await openDialog(visit);
    const day = dialog().getByRole('radio', { name: /28 Nov/ });
    await act(async () => fireEvent.click(day));
    const slot = dialog().getByRole('radio', { name: /^09:00/ });
    expect(slot.textContent).toContain('Your time now');
    press('Change 3 tickets');
    expect(dialog().getByText(/That is the time your tickets have now/)).toBeDefined();
    expect(visit.museum.held[0]?.day).toBe(tomorrow);
  });

  it('[RBK-02] opens the calendar of home for other days', async () => {
    const visit = await show();
    await openDialog(visit);
    press('More');
    expect(await screen.findByRole('grid')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: /^Choose/ }));
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('says in the dialog what the museum refused', async () => {
    const text = '当前时段余票不足';
    const rebook = async () => failed({ kind: 'business', code: '5010', text } as const);
    const visit = await show(new RebookingDesk({ answers: { rebook } }));
    await openDialog(visit);
    await act(async () => press('Change 3 tickets'));
    expect(dialog().getByText('Nothing was changed')).toBeDefined();
    expect(dialog().getByText(text).getAttribute('lang')).toBe('zh-CN');
  });

  it('says that nobody knows, with a way to check and no way to send again', async () => {
    const lost = async () => failed({ kind: 'network' } as const);
    const visit = await show();
    await openDialog(visit);
    visit.museum.answers = { rebook: lost, rebookableTickets: lost };
    await act(async () => press('Change 3 tickets'));
    await act(() => visit.settle(10_000));
    expect(dialog().queryByRole('button', { name: /^Change/ })).toBeNull();
    expect(document.activeElement?.textContent).toContain('We don’t know yet');
    visit.museum.answers = {};
    press('Check again');
    expect(dialog().getByRole('button', { name: 'Checking…' })).toBeDefined();
    expect(dialog().getByText(/We don’t know yet/)).toBeDefined();
    await act(() => visit.settle(10_000));
    expect(document.activeElement?.textContent).toContain('We looked twice');
    expect(dialog().getByRole('button', { name: 'Change 3 tickets' })).toBeDefined();
  });

  it('says why an order can not be changed, and leads back to it', async () => {
    await show(new RebookingDesk({ answers: { canRebook: async () => success(false) } }));
    expect(screen.getByText('Visits can’t be changed here now')).toBeDefined();
    const link = screen.getByRole('link', { name: 'View order' });
    expect(link.getAttribute('href')).toBe(`#/orderinfo?orderNo=${theOrder}`);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('[RBK-01] O-078 an order with nothing to change says why; all is off, and tickets are asked for', async () => {
    await show(new RebookingDesk({ tickets: [] }));
    expect(screen.getByText('No ticket of this order can be changed')).toBeDefined();
    expect(screen.getByRole('link', { name: 'View order' })).toBeDefined();
    expect(boxes().map(({ checked }) => checked)).toEqual([false]);
    press('Change ticket');
    expect(screen.getAllByText('Please select tickets to change').length).toBeGreaterThan(1);
  });

  it('offers to read again what could not be read', async () => {
    const museum = new RebookingDesk();
    museum.answers = { rebookableTickets: async () => failed({ kind: 'network' }) };
    const visit = await show(museum);
    museum.answers = {};
    press('Try again');
    await act(() => visit.settle());
    expect(boxes()).toHaveLength(4);
  });

  it('[RBK-02] speaks Chinese as well', async () => {
    const visit = await show(new RebookingDesk(), 'Simplified_Chinese');
    fireEvent.click(boxes()[0] ?? document.body);
    press('改签');
    await act(() => visit.settle());
    expect(definitions()).toEqual(['11月28日 周六 09:00–10:00', '11月27日 周五 09:00–10:00']);
    await act(async () => press('确认改签 3 张'));
    expect(screen.getAllByText('改签成功').length).toBeGreaterThan(0);
  });
});

describe('RebookConfirm', () => {
  const ask = async () => {
    const visit = new RebookingVisit();
    let closed = 0;
    const close = () => {
      closed += 1;
    };
    await showScreen(modelsOf(visit), <RebookConfirm orderNo={theOrder} onClose={close} />);
    visit.ways.toOrders();
    return { visit, closed: () => closed };
  };

  it('[LIST-03] says that a change works once, and leads to it on yes alone', async () => {
    const { visit, closed } = await ask();
    expect(screen.getByText(/A ticket change can be initiated only once per order/)).toBeDefined();
    press('Not now');
    expect([closed(), visit.address.current()]).toEqual([1, '/order']);
    press('Go on');
    expect([closed(), visit.address.current()]).toEqual([2, `/reOrder?orderNo=${theOrder}`]);
  });
});
