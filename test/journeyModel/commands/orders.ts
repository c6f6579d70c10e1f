import type { OrderFilter } from '../../../src/domain/model/Order.ts';
import { people, phones } from '../canaries.ts';
import { type Command, dialogOf, oneOf, screenOf } from './Command.ts';
import { codeFor } from './orderForm.ts';

const filters: readonly OrderFilter[] = ['all', 'toBePaid', 'paid'];

const filter: Command = {
  name: 'filter the orders',
  act: ({ tab, pick }) => {
    const list = screenOf(tab, 'orders');
    const chosen = oneOf(filters, pick);
    if (list === null || chosen === undefined || chosen === list.filter) return null;
    list.choose(chosen);
    return chosen;
  },
};

const openOrder: Command = {
  name: 'open an order',
  act: ({ tab, pick }) => {
    const order = oneOf(screenOf(tab, 'orders')?.orders ?? [], pick);
    const found = screenOf(tab, 'orderQuery');
    const fromQuery = oneOf(found?.found?.orders ?? [], pick);
    if (order !== undefined) tab.page.address.push(`/orderinfo?orderNo=${order.orderNo}`);
    else if (fromQuery !== undefined) found?.open(fromQuery.orderNo);
    else return null;
    return (order ?? fromQuery)?.orderNo ?? '';
  },
};

const readAgain: Command = {
  name: 'read orders again',
  act: ({ tab }) => {
    const list = screenOf(tab, 'orders');
    const order = screenOf(tab, 'order');
    if (list !== null && !list.isLoading) void list.refresh();
    else if (order !== null && !order.isLoading) void order.reload();
    else return null;
    return list === null ? 'the order' : 'the list';
  },
};

const cancel: Command = {
  name: 'cancel',
  act: ({ tab, pick }) => {
    const list = screenOf(tab, 'orders');
    const open = (list?.orders ?? []).filter((one) => list?.actionsOf(one).cancel === true);
    const order = oneOf(open, pick);
    if (list !== null && order !== undefined) {
      list.open({ kind: 'cancel', order });
      return `ask: ${order.orderNo}`;
    }
    const detail = screenOf(tab, 'order');
    if (detail?.actions?.isToBePaid !== true) return null;
    detail.actions.open({ kind: 'cancel' });
    return `ask: ${detail.orderNo}`;
  },
};

const confirmCancel: Command = {
  name: 'cancel: yes',
  act: ({ tab }) => {
    const dialog = dialogOf(tab, 'cancel');
    if (dialog === null || dialog.model.problem?.kind === 'paid') return null;
    const { model, onChanged } = dialog;
    if (model.isCancelling || model.isChecking) return null;
    const isLost = model.problem?.kind === 'unconfirmed';
    const over = isLost ? model.checkAgain() : model.cancel();
    void over.then((isDone) => isDone && onChanged());
    return isLost ? 'look again' : model.orderNo;
  },
};

const refund: Command = {
  name: 'refund',
  act: ({ tab, pick }) => {
    const list = screenOf(tab, 'orders');
    const paid = (list?.orders ?? []).filter((one) => list?.actionsOf(one).refund === true);
    const order = oneOf(paid, pick);
    if (list !== null && order !== undefined) {
      list.open({ kind: 'refund', order });
      return `ask: ${order.orderNo}`;
    }
    const detail = screenOf(tab, 'order');
    const offered = (detail?.order?.tickets ?? []).filter((ticket) =>
      detail?.actions?.offersRefundOf(ticket),
    );
    const ticket = oneOf(offered, pick);
    if (detail?.actions == null || ticket?.ticketNo == null) return null;
    const { orderNo } = detail;
    const target =
      pick % 2 === 0
        ? ({ kind: 'order', orderNo } as const)
        : ({ kind: 'ticket', orderNo, ticketNo: ticket.ticketNo } as const);
    detail.actions.open({ kind: 'refund', target });
    return `ask: ${orderNo}`;
  },
};

const confirmRefund: Command = {
  name: 'refund: yes',
  act: ({ tab, pick }) => {
    const model = dialogOf(tab, 'refund')?.model;
    if (model === undefined) return null;
    if (model.phase === 'failed') void model.load();
    else if (model.phase === 'unconfirmed' && !model.isChecking) void model.checkAgain();
    else if (model.phase === 'choosing' && model.canChoose && pick % 4 === 0) {
      for (const { ticketNo } of model.tickets.slice(0, 1)) model.toggle(ticketNo);
    } else if (model.phase === 'choosing' && model.whyNot === null && !model.isRefunding) {
      void model.refund();
    } else return null;
    return `${model.phase}: ${model.tickets.length} tickets`;
  },
};

const closeDialog: Command = {
  name: 'close the dialog',
  act: ({ tab }) => {
    const dialog = dialogOf(tab, 'cancel') ?? dialogOf(tab, 'refund');
    if (dialog === null || !dialog.model.mayClose()) return null;
    if (dialog.model.hasChanged) dialog.onChanged();
    else if (tab.shown?.kind === 'orders') tab.shown.model.close();
    else if (tab.shown?.kind === 'order') tab.shown.model.actions?.close();
    return dialog.kind;
  },
};

const query: Command = {
  name: 'query: what is known',
  act: ({ tab, pick, world }) => {
    const form = screenOf(tab, 'orderQuery');
    if (form === null || form.isSearching) return null;
    const phone = phones[0] ?? '';
    const number =
      pick % 2 === 0 ? oneOf(people, pick)?.document : oneOf([...world.books.orders.keys()], pick);
    form.change('number', number ?? '1');
    form.change('contactMobile', phone);
    const code = codeFor(world, phone);
    if (code === null && form.sms.canSend) {
      void form.sms.send();
      return 'send a code';
    }
    form.change('code', code ?? '123456');
    void form.search();
    return `search ${number ?? 'nothing'}`;
  },
};

/** What can be done with orders that are there. */
export const orderCommands: readonly Command[] = [
  filter,
  openOrder,
  readAgain,
  cancel,
  confirmCancel,
  confirmCancel,
  refund,
  confirmRefund,
  confirmRefund,
  closeDialog,
  query,
];
