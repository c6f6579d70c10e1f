import type { TicketKindId } from './Identifiers.ts';
import type { Money } from './Money.ts';

/** The kind that a visitor's ticket has by the holder's ID (§5 visitor blocks). */
export interface VisitorKind {
  readonly kindId: TicketKindId;
  /** The kind's name in the visitor's language; empty when nobody told. */
  readonly name: string;
  /** What a ticket of that kind costs; null when nobody can tell: nothing is ordered at an unknown price. */
  readonly price: Money | null;
}

/** The kinds that the museum named, by the visitor's key; who is not in it has the kind that the ticket was offered as. */
export type VisitorKinds = ReadonlyMap<string, VisitorKind>;

/** For an order whose kinds nobody asked about. */
export const noKinds: VisitorKinds = new Map();
