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

/**
 * Whether what stands there in its group is beyond the first screen. Told by a class: a rule by `:nth-child` makes the
 * browser look through every list of the page whenever one of its entries comes or goes.
 */
export const isFar = (place: number): boolean => place >= 12;

/** Whether it can't be chosen. */
export const isBlocked = ({ state, disabledReason }: GridChoice): boolean =>
  state === 'soldOut' || state === 'past' || disabledReason !== undefined;
