// What every screen stands on comes with the first that is drawn.
import '../styles/tokens.css';
import '../styles/base.css';
import { autorun } from 'mobx';
import type { Clock } from '../../ports/Clock.ts';
import headingStyles from '../components/CategoryHeading.module.css';
import gridStyles from '../components/ChoiceGrid.module.css';
import tabStyles from '../components/ChoiceTabs.module.css';
import type { ChoiceTab } from '../components/ChoiceTabs.tsx';
import { type GridChoice, isBlocked, runsInGrid, stateIcons } from '../components/GridChoice.ts';
import { joinClasses } from '../components/joinClasses.ts';
import type { IconName } from '../components/outlines.ts';
import { dayChoice } from '../home/dayChoice.ts';
import type { HomeModel } from '../home/HomeModel.ts';
import { slotChoice } from '../home/slotChoice.ts';
import dayStyles from '../home/VisitDay.module.css';
import slotStyles from '../home/VisitSlots.module.css';
import type { Texts } from '../i18n/loadFirstTexts.ts';
import styles from './EarlyHome.module.css';
import { EarlyRadios } from './EarlyRadios.ts';
import { keepFocus } from './keepFocus.ts';
import { PlainElements } from './PlainElements.ts';

/** What the first view of home works with. */
export interface EarlyHomePorts {
  readonly home: HomeModel;
  readonly texts: Texts;
  readonly clock: Pick<Clock, 'after'>;
}

/**
 * Draws home's days and slots into the page's first shape, with plain elements, while what draws the screens is still on
 * its way: a phone can tap a slot half a second sooner. It is the same model behind it, so that what was tapped is chosen
 * when the screen takes its place. Only what stands in the same place there is drawn: a day that is sold by no slots, or
 * has none left, or comes with a word of its own waits for the screen, and so does everything where text is so large that
 * what stands above would wrap there.
 *
 * @param root where the screen will be drawn; what is in it then is gone
 */
export function showEarlyHome(root: Element, ports: EarlyHomePorts): void {
  const shell = root.firstElementChild;
  const shapes = shell?.querySelector('.shell-slots');
  const dayShapes = shell?.querySelector('.shell-days');
  if (!shell || !shapes || !dayShapes || isTextLarge(root.ownerDocument)) return;
  const { home, clock } = ports;
  const elements = new PlainElements(root.ownerDocument);
  const days = daysOf(elements, ports);
  const slots = slotsOf(elements, ports);
  const column = elements.make('section', { class: styles['column'] }, days.element);
  const draw = (): void => {
    const { visit } = home;
    const isKnown = visit.dayState.kind === 'slots' && !visit.isFullyBooked && !home.hasMovedOn;
    if (isKnown && !column.isConnected) dayShapes.replaceWith(column);
    if (!column.isConnected) return;
    days.show();
    const areSlots = isKnown && visit.shownSlots.length > 0;
    if (areSlots) slots.show();
    const [shown, gone] = areSlots ? [slots.element, shapes] : [shapes, slots.element];
    gone.remove();
    // What is there already stays untouched: an element that is put in again loses the focus.
    if (shown.parentElement !== column) column.append(shown);
  };
  // What changes in a moment is drawn once.
  const stop = autorun(draw, { scheduler: (run) => void clock.after(0, run) });
  keepFocus(clock, root, shell, stop);
}

/** In a page of fewer rem the name and the steps above the days wrap; the smallest phone has 20 until text is enlarged. */
const leastRem = 19;

function isTextLarge({ defaultView, documentElement }: Document): boolean {
  if (defaultView === null) return false;
  const { fontSize } = defaultView.getComputedStyle(documentElement);
  return defaultView.innerWidth < leastRem * Number.parseFloat(fontSize);
}

function part(elements: PlainElements, icon: IconName, label: string, ...content: Node[]) {
  const heading = elements.make('h2', { class: headingStyles['heading'] });
  heading.append(elements.icon(icon), elements.span(undefined, label));
  const line = elements.make('div', { class: headingStyles['line'] }, heading);
  return elements.make('section', { class: styles['part'] }, line, ...content);
}

function daysOf(elements: PlainElements, { home, texts }: EarlyHomePorts) {
  const { LL } = texts;
  const choose = (id: string) => {
    const tab = home.tabs.find(({ day }) => day === id);
    if (tab !== undefined) void home.chooseDay(tab.day);
  };
  const radios = new EarlyRadios<ChoiceTab & { isBlocked: boolean }>({
    elements,
    label: LL.home.visitDate(),
    className: tabStyles['group'],
    placeClass: tabStyles['tab'],
    contentOf: ({ label, sublabel, note }) => [
      elements.span(tabStyles['label'], label),
      ' ',
      elements.span(tabStyles['sublabel'], sublabel ?? ''),
      ...(note === undefined ? [] : [elements.span(tabStyles['note'], ` ${note}`)]),
    ],
    onChoose: choose,
    onBlocked: choose,
  });
  const more = elements.make(
    'button',
    { type: 'button', class: tabStyles['more'], 'aria-haspopup': 'dialog' },
    elements.icon('calendar'),
    elements.span(tabStyles['sublabel'], LL.home.more()),
  );
  more.addEventListener('click', () => home.openCalendar());
  const row = elements.make('div', { class: tabStyles['tabs'] }, radios.element);
  const place = elements.make('div', { class: dayStyles['days'] }, row);
  return {
    element: part(elements, 'calendar', LL.home.visitDate(), place),
    show: () => {
      const tabs = home.tabs.map((tab) => dayChoice(texts, tab));
      radios.show(
        tabs.map((tab) => ({ ...tab, isBlocked: tab.disabledReason !== undefined })),
        home.visit.day,
      );
      if (!home.window.hasMore) more.remove();
      else if (!more.isConnected) row.append(more);
    },
  };
}

function slotsOf(elements: PlainElements, { home, texts: { LL } }: EarlyHomePorts) {
  const radios = new EarlyRadios<GridChoice & { isBlocked: boolean }>({
    elements,
    label: LL.home.slots(),
    className: gridStyles['runs'],
    arrange: (places) =>
      runsInGrid(places).map((run, index) => {
        const className = joinClasses(gridStyles['grid'], index > 0 && gridStyles['far']);
        return elements.make('div', { class: className }, ...run);
      }),
    contentOf: (slot) => slotContent(elements, slot),
    onChoose: (id) => void home.chooseSlot(id),
  });
  const party = elements.make('details', { class: slotStyles['party'] });
  party.append(elements.make('summary', {}, elements.icon('chevron'), LL.home.partyAsk()));
  party.addEventListener('toggle', () => home.party.show(party.open));
  return {
    element: part(elements, 'clock', LL.home.slots(), party, radios.element),
    show: () => {
      const slots = home.visit.shownSlots.map((shown) => slotChoice(LL, shown, home.party.party));
      radios.show(
        slots.map((slot) => ({ ...slot, isBlocked: isBlocked(slot) })),
        home.visit.slot?.id,
      );
    },
  };
}

function slotContent(elements: PlainElements, { title, state, stateLabel, detail }: GridChoice) {
  const facts = elements.span(
    gridStyles['facts'],
    elements.span(gridStyles[state], elements.icon(stateIcons[state]), ` ${stateLabel}`),
    ' ',
  );
  if (detail !== undefined) facts.append(elements.span(undefined, detail));
  return [elements.span(gridStyles['title'], title), ' ', facts];
}
