import type { TimeSlot } from '../../domain/model/TimeSlot.ts';

/**
 * What there is to say beside the slots of the one that was wanted: it can't be had, and others are offered in its
 * place (Q-STK-5), or one of those was taken.
 */
export interface SlotExchange {
  readonly kind: 'gone' | 'tooSmall' | 'taken';
  readonly slot: TimeSlot;
  /** Another number each time that the visitor is to be brought to it; undefined when nobody asked. */
  readonly attempt: number | undefined;
}
