import { type Command, oneOf, screenBelow, screenOf } from './Command.ts';

const chooseDate: Command = {
  name: 'chooseDate',
  act: ({ tab, pick }) => {
    const home = screenOf(tab, 'home');
    const date = oneOf(home?.tabs ?? [], pick);
    if (home === null || date === undefined || date.day === home.visit.day) return null;
    void home.chooseDay(date.day);
    return date.day;
  },
};

const chooseFarDate: Command = {
  name: 'chooseDate in the calendar',
  act: ({ tab, pick }) => {
    const home = screenOf(tab, 'home');
    if (home === null || pick % 3 > 0) return null;
    home.openCalendar();
    const day = oneOf(home.tabs, pick)?.day;
    if (day !== undefined) home.pickCalendarDay(day);
    void home.confirmCalendar();
    return day ?? 'none';
  },
};

const chooseSlot: Command = {
  name: 'chooseSlot',
  act: ({ tab, pick }) => {
    const home = screenOf(tab, 'home');
    const slot = oneOf(home?.visit.slots ?? [], pick);
    if (home === null || slot === undefined || slot.id === home.visit.slot?.id) return null;
    void home.chooseSlot(slot.id);
    return `${home.visit.day} ${slot.begin}`;
  },
};

const step = (by: 1 | -1): Command => ({
  name: by > 0 ? 'step+' : 'step−',
  act: ({ tab, pick }) => {
    const choice = screenOf(tab, 'home')?.visit.choice;
    if (choice === undefined || choice.state.kind !== 'shown') return null;
    const selected = choice.selected.map(({ ticket }) => ticket);
    const all = by > 0 ? choice.offers.map((offer) => choice.ticketOf(offer)) : selected;
    const ticket = oneOf(all, pick);
    if (ticket === undefined) return null;
    choice.setQuantity(ticket, Math.max(choice.quantityOf(ticket) + by, 0));
    return `${ticket.name}: ${choice.quantityOf(ticket)}`;
  },
});

const placeOrder: Command = {
  name: 'placeOrder',
  act: ({ tab, pick }) => {
    const home = screenOf(tab, 'home');
    if (home === null || home.placing.isChecking) return null;
    // Nobody presses it with nothing chosen, but now and then.
    if (home.visit.count === 0 && pick % 8 > 0) return null;
    tab.intent = tab.newIntent();
    void home.placing.placeOrder();
    return `${home.visit.count} tickets`;
  },
};

const closeOverlay: Command = {
  name: 'close what lies over home',
  act: ({ tab }) => {
    const home = screenBelow(tab, 'home');
    if (home === null || !home.hasOverlay) return null;
    home.placing.closeProblem();
    home.closeCalendar();
    home.closeInstructions();
    home.purchaseNotice.agree();
    return 'closed';
  },
};

const readAgain: Command = {
  name: 'read again on home',
  act: ({ tab, pick }) => {
    const home = screenOf(tab, 'home');
    if (home === null) return null;
    if (home.visit.dayState.kind === 'failed' || home.visit.choice.state.kind === 'failed') {
      void home.visit.retry();
      return 'the day';
    }
    if (home.settingsFailure !== null || home.templateFailure !== null) {
      void home.retrySettings();
      return 'the settings';
    }
    if (pick % 3 > 0) return null;
    void home.visit.counts.refresh();
    return 'the places';
  },
};

/** What can be done on home. */
export const homeCommands: readonly Command[] = [
  chooseDate,
  chooseFarDate,
  chooseSlot,
  chooseSlot,
  step(1),
  step(1),
  step(1),
  step(-1),
  placeOrder,
  placeOrder,
  closeOverlay,
  readAgain,
];
