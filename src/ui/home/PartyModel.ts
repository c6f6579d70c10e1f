import { type Party, type Shortage, shortagesFor } from '../../domain/model/Party.ts';
import type { StockPool } from '../../domain/model/TimeSlot.ts';
import { makeAutoObservable } from '../makeAutoObservable.ts';
import type { ShownSlot } from './VisitChoiceModel.ts';

/** How many are coming, where the visitor says so: kept for the visit, and nothing is hidden or chosen by it. */
export class PartyModel {
  party: Party = { ordinary: 0, free: 0 };
  isOpen = false;

  constructor() {
    makeAutoObservable(this);
  }

  get size(): number {
    return this.party.ordinary + this.party.free;
  }

  show(isOpen: boolean): void {
    this.isOpen = isOpen;
  }

  set(pool: StockPool, count: number): void {
    this.party = { ...this.party, [pool]: count };
  }
}

/** What a slot that can be chosen has too little of for a party; of one that can't be, nothing is to be said. */
export function shortagesIn({ slot, state }: ShownSlot, party: Party): readonly Shortage[] {
  return state === 'free' || state === 'few' ? shortagesFor(party, slot) : [];
}
