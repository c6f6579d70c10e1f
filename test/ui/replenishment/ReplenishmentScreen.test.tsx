import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { failed, type Result, success } from '../../../src/domain/model/Result.ts';
import type { SavedOrder } from '../../../src/ports/MuseumApi.ts';
import { ReplenishmentScreen } from '../../../src/ui/replenishment/ReplenishmentScreen.tsx';
import { yuan } from '../../domain/builders.ts';
import {
  aReplenishable,
  aTopUpOrder,
  originalOrder,
  topUpOrder,
} from '../../domain/replenishable.ts';
import { anOpenAnswer } from '../../support/StubTill.ts';
import { onlyThese, showScreen } from '../support/showScreen.tsx';
import { ReplenishmentVisit, three } from './ReplenishmentVisit.ts';

afterEach(cleanup);

async function show(visit: ReplenishmentVisit) {
  const { announcements, ways, address, language, page } = visit;
  const replenishment = () => visit.replenishment();
  const models = onlyThese({ announcements, ways, address, language, page, replenishment });
  await showScreen(models, <ReplenishmentScreen orderNo={originalOrder} />);
  await pass(visit);
}
const pass = (visit: ReplenishmentVisit) => act(() => visit.clock.advance(0));
const box = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const tick = async (name: string | RegExp) => fireEvent.click(await box(name));
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const losing = async () => failed({ kind: 'network' } as const);

describe('ReplenishmentScreen', () => {
  it('[RPLN-01] lists the tickets, visitors masked, with what each would cost', async () => {
    await show(new ReplenishmentVisit());
    const first = await box(/优惠票 · 张\*/);
    const line = within(first.closest('label') ?? document.body);
    expect(line.getByText('身份证').getAttribute('lang')).toBe('zh-CN');
    expect(line.getByText(/1101\*{10}0001/)).toBeDefined();
    expect(line.getByText(/Sat 28 Nov · Ticket price ¥30\.00/)).toBeDefined();
    expect(line.getByText('Top-up ¥30.00')).toBeDefined();
    expect(screen.getAllByRole('checkbox')).toHaveLength(4);
    expect(screen.getByText(`For order ${originalOrder}`)).toBeDefined();
  });

  it('[RPLN-01] confirms nothing while none is selected, and says why', async () => {
    await show(new ReplenishmentVisit());
    const confirm = await screen.findByRole('button', { name: 'Confirm top-up' });
    expect(confirm.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Select a ticket first')).toBeDefined();
    fireEvent.click(confirm);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[RPLN-01] selects all and single tickets; the box for all is on when all are', async () => {
    await show(new ReplenishmentVisit());
    const all = await box('Select all');
    await tick(/李\*/);
    expect([all.checked, all.indeterminate]).toEqual([false, true]);
    expect(screen.getByText('1 selected')).toBeDefined();
    await tick('Select all');
    expect([all.checked, all.indeterminate]).toEqual([true, false]);
    expect(screen.getByText('¥90.00')).toBeDefined();
    await tick(/张\*/);
    expect(all.checked).toBe(false);
    await tick('Select all');
    await tick('Select all');
    expect(screen.getByText('0 selected')).toBeDefined();
  });

  it('[RPLN-01] does not offer a ticket of unknown difference, and says why', async () => {
    const unknown = aReplenishable(2, { difference: null });
    await show(new ReplenishmentVisit([aReplenishable(1), unknown]));
    const closed = await box(/李\*/);
    expect(closed.disabled).toBe(true);
    expect(within(closed.closest('label') ?? document.body).getByText(/is unknown/)).toBeDefined();
    await tick('Select all');
    expect(screen.getByText('1 selected')).toBeDefined();
  });

  it('[RPLN-02] O-076: the dialog shows visitors, top-up, quantity and total', async () => {
    const tickets = three.map((ticket) => ({ ...ticket, difference: yuan('12.35') }));
    const visit = new ReplenishmentVisit(tickets);
    await show(visit);
    await tick('Select all');
    await press('Confirm top-up');
    const shown = await dialog('Confirm top-up');
    expect(
      within(shown.getByRole('list', { name: 'Visitors' })).getAllByRole('listitem'),
    ).toHaveLength(3);
    expect(shown.getByText('张*')).toBeDefined();
    const facts = shown.getAllByRole('definition').map((fact) => fact.textContent);
    expect(facts).toEqual(['¥12.35', '3 tickets', '¥37.05']);
    fireEvent.click(shown.getByRole('button', { name: 'Send and pay' }));
    await pass(visit);
    expect(visit.address.current()).toBe(`/payWay?orderNo=${topUpOrder}&amount=37.05`);
  });

  it('[RPLN-02] shows each top-up where they are not the same', async () => {
    await show(
      new ReplenishmentVisit([
        three[0] ?? aReplenishable(),
        aReplenishable(2, { difference: yuan('12.35') }),
      ]),
    );
    await tick('Select all');
    await press('Confirm top-up');
    const shown = await dialog('Confirm top-up');
    expect(shown.getByText(/Top-up ¥12\.35/)).toBeDefined();
    expect(shown.queryByText('Top-up per ticket')).toBeNull();
    expect(shown.getByText('¥42.35')).toBeDefined();
  });

  it('[RPLN-02] says on the button that it works; what was refused is said, and closes', async () => {
    const answer = anOpenAnswer<Result<SavedOrder>>();
    const visit = new ReplenishmentVisit(three, { saveReplenishment: () => answer.promise });
    await show(visit);
    await tick(/张\*/);
    await press('Confirm top-up');
    await press('Send and pay');
    const busy = await screen.findByRole('button', { name: 'Sending…' });
    expect(busy.getAttribute('aria-busy')).toBe('true');
    answer.give(failed({ kind: 'business', code: '5304', text: '该票不能补差价' }));
    await pass(visit);
    const shown = await dialog('Confirm top-up');
    expect(shown.getByText('该票不能补差价').getAttribute('lang')).toBe('zh-CN');
    fireEvent.click(shown.getByRole('button', { name: 'Back to the tickets' }));
    await pass(visit);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(visit.museum.times('replenishableTickets')).toBeGreaterThan(1);
  });

  it('[RPLN-02] asks whether another total than was shown is to be paid', async () => {
    const saved = success({ orderNo: topUpOrder, total: yuan(31) });
    const visit = new ReplenishmentVisit(three, { saveReplenishment: async () => saved });
    await show(visit);
    await tick(/张\*/);
    await press('Confirm top-up');
    await press('Send and pay');
    await pass(visit);
    const shown = await dialog('The total is not what was shown');
    expect(
      shown.getByText(/You were shown ¥30\.00, and the museum asks for ¥31\.00/),
    ).toBeDefined();
    fireEvent.click(shown.getByRole('button', { name: 'Pay ¥31.00' }));
    expect(visit.address.current()).toBe(`/payWay?orderNo=${topUpOrder}&amount=31.00`);
  });

  it('[RPLN-02] [Q-PAY-3] a lost answer: looks again, lets choose, offers a second try at last', async () => {
    const visit = new ReplenishmentVisit(three, { saveReplenishment: losing });
    await show(visit);
    await tick(/张\*/);
    await press('Confirm top-up');
    await press('Send and pay');
    await pass(visit);
    const shown = await dialog('Your top-up may have been taken');
    expect(shown.queryByRole('button', { name: 'Send again' })).toBeNull();
    expect(shown.getByRole('link', { name: 'My orders' }).getAttribute('href')).toBe('#/order');
    fireEvent.click(shown.getByRole('button', { name: 'Check again' }));
    await pass(visit);
    expect(await shown.findByRole('button', { name: 'Send again' })).toBeDefined();
    visit.museum.answers = { orders: async () => success([aTopUpOrder({ total: yuan(31) })]) };
    fireEvent.click(shown.getByRole('button', { name: 'Check again' }));
    await pass(visit);
    fireEvent.click(await shown.findByRole('button', { name: `This is mine Order ${topUpOrder}` }));
    // It costs something else than was shown.
    const other = await dialog('The total is not what was shown');
    fireEvent.click(other.getByRole('button', { name: 'Pay ¥31.00' }));
    expect(visit.address.current()).toBe(`/payWay?orderNo=${topUpOrder}&amount=31.00`);
  });

  it('[RPLN-02] a free top-up that could not be confirmed can be confirmed again', async () => {
    const free = [aReplenishable(1, { difference: yuan(0) })];
    const visit = new ReplenishmentVisit(free, { paymentState: losing });
    await show(visit);
    await tick(/张\*/);
    await press('Confirm top-up');
    await press('Send');
    await pass(visit);
    const shown = await dialog('Your top-up is made');
    visit.museum.answers = {};
    fireEvent.click(shown.getByRole('button', { name: 'Confirm' }));
    await pass(visit);
    expect(visit.address.current()).toContain('/payresult/success');
  });

  it('[RPLN-01] with nothing to top up says so, with a way on', async () => {
    await show(new ReplenishmentVisit([]));
    const title = 'No ticket of this order can be topped up';
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Confirm top-up' })).toBeNull();
    expect(screen.getAllByRole('link', { name: 'My orders' }).length).toBeGreaterThan(0);
  });

  it('[RPLN-01] that could not be read says why and is read again', async () => {
    const visit = new ReplenishmentVisit(three, { replenishableTickets: losing });
    await show(visit);
    visit.museum.answers = {};
    await press('Try again');
    await pass(visit);
    expect(await box('Select all')).toBeDefined();
  });

  it('[RPLN-01] offers no retry once the login has expired', async () => {
    const expired = async () => failed({ kind: 'expired' } as const);
    await show(new ReplenishmentVisit(three, { replenishableTickets: expired }));
    expect(
      await screen.findByRole('heading', { name: 'The tickets could not be loaded' }),
    ).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('[RPLN-01] [RPLN-02] the same in Chinese', async () => {
    const visit = new ReplenishmentVisit(three, {}, 'Simplified_Chinese');
    await show(visit);
    expect(await screen.findByRole('heading', { level: 1, name: '补差价' })).toBeDefined();
    await tick('全选');
    await press('确认补差价');
    const shown = await dialog('确认补差价');
    const facts = shown.getAllByRole('definition').map((fact) => fact.textContent);
    expect(facts).toEqual(['¥30.00', '3 张', '¥90.00']);
    fireEvent.click(shown.getByRole('button', { name: '提交并支付' }));
    await pass(visit);
    expect(visit.address.current()).toContain('/payWay');
  });
});
