import { paths } from '../../../src/ui/paths.ts';
import { type Command, oneOf, screenBelow, screenOf } from './Command.ts';

const issuedOrder = (doing: Parameters<Command['act']>[0]) => {
  const { tab, pick } = doing;
  const listed = screenOf(tab, 'orders')?.orders?.filter(({ status }) => status === 'issued');
  return oneOf(listed ?? [], pick)?.orderNo ?? screenOf(tab, 'order')?.orderNo ?? null;
};

const rebook: Command = {
  name: 'rebook',
  act: (doing) => {
    const order = issuedOrder(doing);
    if (order === null) return null;
    doing.tab.page.address.push(paths.rebooking.to(order));
    return order;
  },
};

const chooseTickets: Command = {
  name: 'rebook: these tickets',
  act: ({ tab, pick }) => {
    const model = screenOf(tab, 'rebooking');
    if (model === null || model.tickets.length === 0) return null;
    const one = oneOf(model.tickets, pick)?.ticketNo;
    if (one === undefined) return null;
    if (pick % 2 === 0 && !model.isAllChosen) model.toggleAll();
    else if (!model.chosen.has(one)) model.toggle(one);
    model.openDialog();
    return `${model.chosenTickets.length} tickets`;
  },
};

const chooseTime: Command = {
  name: 'rebook: another time',
  act: ({ tab, pick }) => {
    const dialog = screenBelow(tab, 'rebooking')?.dialog;
    if (dialog === undefined || dialog === null || dialog.isSettled) return null;
    const slot = oneOf(dialog.shownSlots, pick)?.slot;
    if (pick % 3 === 0 || slot === undefined) {
      const day = oneOf(dialog.tabs, pick)?.day;
      if (day !== undefined) dialog.chooseDay(day);
      return day ?? 'none';
    }
    dialog.chooseSlot(slot.id);
    return slot.begin;
  },
};

const confirmRebooking: Command = {
  name: 'rebook: yes',
  act: ({ tab }) => {
    const dialog = screenBelow(tab, 'rebooking')?.dialog;
    if (dialog === undefined || dialog === null || dialog.isWorking) return null;
    if (dialog.problem?.kind === 'unconfirmed') {
      void dialog.lookAgain();
      return 'look again';
    }
    if (dialog.isOver) return null;
    void dialog.confirm();
    return `${dialog.day} ${dialog.slot?.begin ?? ''}`;
  },
};

const closeRebooking: Command = {
  name: 'rebook: not now',
  act: ({ tab, pick }) => {
    const model = screenBelow(tab, 'rebooking');
    if (model === null) return null;
    if (model.dialog !== null && !model.dialog.isWorking && pick % 2 === 0) {
      model.closeDialog();
      return 'closed';
    }
    if (model.failure === null || model.isLoading) return null;
    void model.load();
    return 'reads again';
  },
};

const replenish: Command = {
  name: 'replenish',
  act: (doing) => {
    const order = issuedOrder(doing);
    if (order === null) return null;
    doing.tab.page.address.push(paths.replenishment.to(order));
    return order;
  },
};

const topUp: Command = {
  name: 'replenish: these tickets',
  act: ({ tab }) => {
    const model = screenOf(tab, 'replenishment');
    if (model === null || (model.tickets ?? []).length === 0) return null;
    if (model.chosenTickets.length === 0) model.toggleAll();
    if (model.chosenTickets.length === 0) return null;
    model.confirm();
    return `${model.chosenTickets.length} tickets`;
  },
};

const sendTopUp: Command = {
  name: 'replenish: yes',
  act: ({ tab, pick }) => {
    const dialog = screenBelow(tab, 'replenishment')?.topUp;
    if (dialog === undefined || !dialog.isOpen) return null;
    if (dialog.step === 'otherTotal' || dialog.step === 'free') dialog.goOn();
    else if (dialog.step === 'lost') {
      const candidate = oneOf(dialog.lost.candidates, pick);
      if (candidate !== undefined && pick % 2 === 0) dialog.lost.continueWith(candidate);
      else if (dialog.lost.canTryAgain && pick % 3 === 0) void dialog.send();
      else void dialog.lost.lookAgain();
    } else if (dialog.isSending) return null;
    else void dialog.send();
    return dialog.step;
  },
};

const closeTopUp: Command = {
  name: 'replenish: not now',
  act: ({ tab }) => {
    const model = screenBelow(tab, 'replenishment');
    if (model === null) return null;
    if (model.topUp.isOpen && !model.topUp.isSending) {
      model.topUp.close();
      return 'closed';
    }
    if (model.failure === null || model.isLoading) return null;
    void model.load();
    return 'reads again';
  },
};

/** Moving visits, and topping tickets up. */
export const changingCommands: readonly Command[] = [
  rebook,
  chooseTickets,
  chooseTime,
  confirmRebooking,
  confirmRebooking,
  closeRebooking,
  replenish,
  topUp,
  sendTopUp,
  sendTopUp,
  closeTopUp,
];
