import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { SwitchableVisibility } from '../../../src/adapters/inMemory/SwitchableVisibility.ts';
import { firstViewModelsOf } from '../../../src/firstScreen.ts';
import { failureText } from '../../../src/ui/i18n/Texts.ts';
import { upkeepOf } from '../../../src/upkeep.tsx';
import { AppVisit } from '../support/AppVisit.ts';
import { passing } from '../support/theApp.tsx';

afterEach(cleanup);

const [name, document18, phone] = ['测试一', '110105199006150004', '13800000000'];

/** A visitor who loses the network and finds it again, over the whole app with its strips. */
class OfflineVisit extends AppVisit {
  async begins(): Promise<void> {
    this.models = firstViewModelsOf(this.world);
    render(await upkeepOf(this.world.first, await this.world.upkeep(), this.models));
    await this.opens('/index');
  }

  goesOffline(): void {
    this.plan('*', 'dropRequest', { times: 'always' });
  }

  /** As `online` has it: every screen is told as of a return to the page. */
  async comesBack(): Promise<void> {
    this.world.museum.control('/_museum/faults', { plan: [] });
    const { visibility } = this.world.first;
    if (!(visibility instanceof SwitchableVisibility)) throw new Error('not switchable');
    await act(async () => visibility.restore());
    await passing(this.world);
  }

  async goesTo(address: string): Promise<void> {
    await act(async () => this.world.address.push(address));
    await passing(this.world);
  }
}

const strip = () => screen.queryByRole('region', { name: 'No connection to the museum' });
const field = (label: string) => screen.getAllByLabelText<HTMLInputElement>(label)[0]?.value;

describe('a phone that loses its network again and again', () => {
  it('[Q-OFF-3] is told so at each step, loses nothing, and reads by itself what it could not', async () => {
    const visit = new OfflineVisit();
    const { LL } = await visit.texts();
    const network = failureText(LL, { kind: 'network' });
    const saysSo = (where: string) =>
      visit.sees(() => {
        expect(within(screen.getByRole('main')).getByText(network), where).toBeDefined();
        expect(strip(), where).not.toBeNull();
      });
    const isOver = (where: string) =>
      visit.sees(() => {
        expect(within(screen.getByRole('main')).queryByText(network), where).toBeNull();
        expect(strip(), where).toBeNull();
      });

    visit.goesOffline();
    await visit.begins();
    await saysSo('home');
    await visit.comesBack();
    await visit.sees(() => screen.getByRole('radio', { name: /^12:00/ }));
    await isOver('home');

    visit.goesOffline();
    await visit.taps('radio', /^12:00/);
    await saysSo('tickets');
    expect(screen.getByRole('radio', { name: /^12:00/ }).getAttribute('aria-checked')).toBe('true');
    await visit.comesBack();
    await isOver('tickets');

    const [before = '', after = ''] = LL.home.addOne({ ticket: '§' }).split('§');
    await visit.taps('button', new RegExp(`^${before}.+${after}$`));
    await visit.taps('button', LL.home.placeOrder());
    await visit.types(LL.orderForm.name(), name ?? '');
    await visit.types(LL.orderForm.certificateNo(), document18 ?? '');
    await visit.types(LL.orderForm.contactMobile(), phone ?? '');
    visit.goesOffline();
    await visit.taps('button', LL.orderForm.buy());
    const dialog = await visit.sees(() => screen.getByRole('dialog'));
    expect(dialog.textContent).toContain(network);
    expect(strip()).not.toBeNull();
    await visit.taps('button', LL.orderForm.gotIt());
    expect(visit.bodies('/api/integration/save-fast-order')).toEqual([]);
    expect([
      field(LL.orderForm.name()),
      field(LL.orderForm.certificateNo()),
      field(LL.orderForm.contactMobile()),
    ]).toEqual([name, document18, phone]);
    await visit.comesBack();

    await visit.taps('button', LL.orderForm.buy());
    await visit.sees(() => screen.getByRole('button', { name: LL.payment.pay() }));
    await isOver('payment');
    const payment = visit.world.address.current();
    const orderNo = new URLSearchParams(payment.split('?')[1]).get('orderNo') ?? '';

    for (const [address, there] of [
      [payment, () => screen.getByRole('button', { name: LL.payment.pay() })],
      ['/order', () => screen.getByRole('article', { name: orderNo })],
      [`/orderinfo?orderNo=${orderNo}`, () => screen.getByText(orderNo)],
    ] as const) {
      await visit.goesTo('/orderQuery');
      visit.goesOffline();
      await visit.goesTo(address);
      await saysSo(address);
      await visit.comesBack();
      await visit.sees(there);
      await isOver(address);
    }
    expect(visit.bodies('/api/integration/save-fast-order')).toHaveLength(1);
  });
});
