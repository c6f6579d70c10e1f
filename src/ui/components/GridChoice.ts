import type { IconName } from './outlines.ts';

/** What is left of an option. A fact, never a nudge. */
export type ChoiceState = 'free' | 'few' | 'soldOut' | 'past';

/** One cell: its time large, what remains, its state in words beside an icon. */
export interface GridChoice {
  readonly id: string;
  readonly title: string;
  /** What remains: "23 left". */
  readonly detail?: string | undefined;
  /** What there is to know before it is chosen, in a line of its own. */
  readonly note?: string | undefined;
  /** Sold out and past can't be chosen, whatever else is given. */
  readonly state: ChoiceState;
  readonly stateLabel: string;
  /** Why it can't be chosen, where the state doesn't say so already. */
  readonly disabledReason?: string | undefined;
}

/** The picture beside each state. */
export const stateIcons: Readonly<Record<ChoiceState, IconName>> = {
  free: 'check',
  few: 'clock',
  soldOut: 'close',
  past: 'minus',
};

/** About a screen of them, and whole rows of one to four columns. */
const runLength = 12;

/**
 * What stands in a grid, a screen at a time. What lies beyond the first costs a tap anywhere on the page something for each
 * box that the browser may skip: so there is one for a run, and not for a cell.
 */
export function runsInGrid<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / runLength);
  return Array.from({ length: count }, (_, run) =>
    items.slice(run * runLength, (run + 1) * runLength),
  );
}

/** Whether it can't be chosen. */
export const isBlocked = ({ state, disabledReason }: GridChoice): boolean =>
  state === 'soldOut' || state === 'past' || disabledReason !== undefined;
