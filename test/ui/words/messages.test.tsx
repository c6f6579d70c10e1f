import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import * as openingPaths from '../../../src/adapters/http/openingPaths.ts';
import * as paths from '../../../src/adapters/http/paths.ts';
import type { Language } from '../../../src/domain/model/Language.ts';
import { firstViewModelsOf } from '../../../src/firstScreen.ts';
import { interruptionsOf } from '../../../src/interruptions.tsx';
import type { TranslationFunctions } from '../../../src/ui/i18n/i18n-types.ts';
import { loadTextsWith } from '../../../src/ui/i18n/loadTexts.ts';
import { aLine, anOrder, openSlot } from '../../adapters/inMemory/anOrder.ts';
import { AppVisit } from '../support/AppVisit.ts';
import { passing } from '../support/theApp.tsx';
import { type Message, type MessageName, messages, museumsText } from './messages.ts';

afterEach(cleanup);

type Bring = (visit: AppVisit, LL: TranslationFunctions) => Promise<unknown>;

/** What a visitor does until a message of §8 is to be there. */
const bringing: Record<Exclude<MessageName, 'silent'>, Bring> = {
  expired: async (visit) => {
    visit.plan(paths.orders.path, 'code1017', { times: 'always' });
    await visit.opens('/order');
  },
  ticketsRefused: async (visit) => {
    visit.refuse(paths.tickets.path, museumsText);
    await choosingSlot(visit);
  },
  slotsRefused: async (visit) => {
    visit.refuse(openingPaths.slots.path, museumsText);
    await visit.opens('/index');
  },
  payRefused: async (visit, LL) => {
    visit.refuse(paths.payAndConfirm.path, museumsText);
    await paying(visit, LL);
  },
  orderRefused: async (visit, LL) => {
    visit.refuse(paths.saveOrder.path, museumsText);
    await ordering(visit, LL);
  },
  ticketsFailed: async (visit) => {
    visit.plan(paths.tickets.path, 'dropRequest', { times: 'always' });
    await choosingSlot(visit);
  },
  slotsFailed: async (visit) => {
    visit.plan(openingPaths.slots.path, 'dropRequest', { times: 'always' });
    await visit.opens('/index');
  },
  settingsFailed: async (visit) => {
    visit.plan(openingPaths.preSaleDays.path, 'dropRequest', { times: 'always' });
    await visit.opens('/index');
  },
  payLost: async (visit, LL) => {
    visit.plan(paths.payAndConfirm.path, 'dropRequest');
    await paying(visit, LL);
  },
  payFailed: (visit) => result(visit, 'fail', { error: museumsText }),
  paySuccess: async (visit) => {
    const { orderNo } = visit.desk.issue(anOrder(aLine('adult')));
    await visit.opens(`/payresult/success?orderNo=${orderNo}`);
  },
  refundFailed: async (visit, LL) => {
    visit.refuse(paths.refundBatch.path);
    await refunding(visit, LL);
  },
  refundSuccess: refunding,
  orderFailed: async (visit, LL) => {
    visit.refuse(paths.saveOrder.path);
    await ordering(visit, LL);
  },
  orderEmpty: (visit) => visit.opens('/payway'),
  reservationFailed: (visit) => result(visit, 'fail', { error: museumsText, noPay: '1' }),
  reservationSuccess: async (visit) => {
    const { orderNo } = visit.desk.issue(anOrder(aLine('child')));
    await visit.opens(`/payresult/success?orderNo=${orderNo}&noPay=1`);
  },
  cancelRefused: async (visit, LL) => {
    visit.refuse(paths.cancelOrder.path, museumsText);
    await cancelling(visit, LL);
  },
  cancelled: cancelling,
  changed: async (visit, LL) => {
    const { orderNo } = visit.desk.issue(anOrder(aLine('adult')));
    await visit.opens(`/reOrder?orderNo=${orderNo}`);
    await visit.taps('checkbox', /./, -1);
    await visit.taps('button', LL.afterSale.rebooking.change());
    await visit.taps('radio', /./, 1);
    await visit.taps('radio', /^12:00/);
    await visit.taps('button', LL.afterSale.rebooking.confirm({ count: 1 }));
  },
  noRefundTip: async (visit) => {
    const { orderNo, ticketNos } = visit.desk.issue(anOrder(aLine('adult')));
    await visit.asksToRefund(orderNo, () => {
      visit.world.museum.control('/_museum/check', { ticketNo: ticketNos[0] });
    });
  },
  notPayTip: async (visit) => {
    const orderNo = '2026120109000000000001';
    visit.world.museum.control('/_museum/providerState', {
      state: 'no pay way is set',
      params: { orderNo },
    });
    await visit.opens(`/payWay?orderNo=${orderNo}`);
  },
  queryParamEmpty: (visit) => visit.opens('/orderinfo'),
  alreadyPaid: async (visit, LL) => {
    const { orderNo } = visit.desk.save(anOrder(aLine('adult')));
    await visit.opens('/order');
    await visit.sees(() => screen.getByRole('article', { name: orderNo }));
    visit.world.museum.control('/_museum/pay', { orderNo });
    await visit.taps('button', LL.afterSale.payNow.button());
  },
  insufficientStock: async (visit, LL) => {
    visit.world.museum.control('/_museum/stock', { id: openSlot, pool: 'ordinary', left: 1 });
    await choosingSlot(visit);
    await addingOne(visit, LL);
    await addingOne(visit, LL);
  },
  soldOut: async (visit) => {
    for (const pool of ['ordinary', 'free']) {
      visit.world.museum.control('/_museum/stock', { id: openSlot, pool, left: 0 });
    }
    await visit.opens('/index');
  },
  blacklisted: async (visit, LL) => {
    visit.refuse(paths.contactBlacklist.path, museumsText);
    await ordering(visit, LL);
  },
  banned: async (visit, LL) => {
    visit.refuse(paths.banRule.path, museumsText);
    await ordering(visit, LL);
  },
  codeRefused: async (visit, LL) => {
    visit.refuse(paths.checkCode.path, museumsText);
    await visit.opens('/orderQuery');
    await visit.types(LL.afterSale.query.number(), '110105199006150004');
    await visit.types(LL.afterSale.query.phone(), '13800000000');
    await visit.types(LL.orderForm.code(), '123456');
    await visit.taps('button', LL.afterSale.query.search());
  },
  notConfirmed: async (visit, LL) => {
    const { orderNo } = visit.desk.save(anOrder(aLine('adult')));
    await visit.opens(`/payReturn?orderNo=${orderNo}`);
    await visit.sees(() => screen.getByText(LL.payment.doNotClose()));
    for (let second = 0; second < 31; second += 1) await passing(visit.world, 1_000);
  },
  loading: async (visit) => {
    visit.plan(openingPaths.slots.path, 'delayBefore', { ms: 5_000 });
    await visit.opens('/index');
  },
  debugOn: async (visit, LL) => {
    await choosingSlot(visit);
    await visit.taps('button', LL.shell.debugMode());
  },
  debugOff: async (visit, LL) => {
    visit.world.isDebugging = true;
    await choosingSlot(visit);
    await visit.taps('button', LL.shell.debugMode());
  },
};

/** Opens home and chooses the slot at noon. */
async function choosingSlot(visit: AppVisit) {
  await visit.opens('/index');
  await visit.taps('radio', /^12:00/);
}

async function addingOne(visit: AppVisit, LL: TranslationFunctions) {
  const [before = '', after = ''] = LL.home.addOne({ ticket: '§' }).split('§');
  await visit.taps('button', new RegExp(`^${before}.+${after}$`));
}

/** Orders one ticket, up to the press that sends the form. */
async function ordering(visit: AppVisit, LL: TranslationFunctions) {
  await choosingSlot(visit);
  await addingOne(visit, LL);
  await visit.taps('button', LL.home.placeOrder());
  await visit.types(LL.orderForm.name(), '测试一');
  await visit.types(LL.orderForm.certificateNo(), '110105199006150004');
  await visit.types(LL.orderForm.contactMobile(), '13800000000');
  await visit.taps('button', LL.orderForm.buy());
}

async function paying(visit: AppVisit, LL: TranslationFunctions) {
  const { orderNo, itemTotal } = visit.desk.save(anOrder(aLine('adult')));
  await visit.opens(`/payWay?orderNo=${orderNo}&amount=${itemTotal}`);
  await visit.taps('button', LL.payment.pay());
}

/** Opens the result of an order that still waits. */
async function result(visit: AppVisit, show: string, claims: Record<string, string>) {
  const { orderNo } = visit.desk.save(anOrder(aLine('adult')));
  await visit.opens(`/payresult/${show}?${new URLSearchParams({ orderNo, ...claims })}`);
}

async function refunding(visit: AppVisit, LL: TranslationFunctions) {
  const { orderNo } = visit.desk.issue(anOrder(aLine('adult')));
  await visit.asksToRefund(orderNo);
  const [before = '', after = ''] = LL.afterSale.refund.confirmAmount({ back: '§' }).split('§');
  await visit.taps('button', new RegExp(`^${before}.+${after}$`), -1);
}

async function cancelling(visit: AppVisit, LL: TranslationFunctions) {
  visit.desk.save(anOrder(aLine('adult')));
  await visit.opens('/order');
  await visit.taps('button', LL.afterSale.list.card.cancel());
  await visit.sees(() => screen.getByRole('dialog'));
  await visit.taps('button', LL.afterSale.cancellation.confirm(), -1);
}

/** Shows what interrupts a visit over the app, as the frame of every screen does. */
async function showInterruptions(visit: AppVisit): Promise<void> {
  const { world } = visit;
  visit.models = firstViewModelsOf(world);
  await loadTextsWith(world.language.current(), 'interruptions');
  const { shown, hear } = await interruptionsOf(world.first, world.interrupting(), visit.models);
  await act(async () => render(shown));
  world.interruptions.whenNeeded(async () => ({ hear }));
}

/** The words of a message, which are the museum's own where we have none. */
function saying(name: string, LL: TranslationFunctions): string {
  const message: Message | undefined = new Map<string, Message>(Object.entries(messages)).get(name);
  if (message === undefined) throw new Error(`no message ${name}`);
  return message.says?.(LL) ?? museumsText;
}

const languages: readonly Language[] = ['Simplified_Chinese', 'English'];

describe.each(languages)('the messages of §8, in %s', (language) => {
  it.each(Object.entries(bringing))('[ERR-01] %s', async (name, bring) => {
    const visit = new AppVisit(language);
    const { LL } = await visit.texts();
    await showInterruptions(visit);
    await bring(visit, LL);
    const words = saying(name, LL);
    await visit.sees(() => expect(document.body.textContent).toContain(words));
  });
});
