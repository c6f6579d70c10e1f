import { runInAction } from 'mobx';
import type { OrderDraft, VisitorDraft } from '../../domain/model/OrderDraft.ts';
import { ticketOf, visitorNumberOf } from '../../domain/model/OrderDraft.ts';
import { fullName } from '../../domain/model/Ticket.ts';
import type { VisitorKind, VisitorKinds } from '../../domain/model/VisitorKind.ts';
import { type FindVisitorKind, numberToLookUp } from '../../domain/useCases/FindVisitorKind.ts';
import type { LanguagePreference } from '../../ports/LanguagePreference.ts';
import type { AnnouncementModel } from '../AnnouncementModel.ts';
import { moneyText } from '../format.ts';
import { makeAutoObservable } from '../makeAutoObservable.ts';

/** What is known of a visitor's kind. `changed`: it is another than the ticket was chosen as. */
export type KnownKind =
  | { readonly state: 'unknown' | 'asking' | 'failed' }
  | { readonly state: 'found'; readonly kind: VisitorKind; readonly changed: boolean };

interface Entry {
  readonly number: string;
  readonly known: KnownKind;
}

/** What a {@link VisitorKindsModel} works with. */
export interface VisitorKindsPorts {
  readonly findVisitorKind: FindVisitorKind;
  readonly language: Pick<LanguagePreference, 'current'>;
  readonly announcements: AnnouncementModel;
}

const unknown: KnownKind = { state: 'unknown' };

/** The kinds of tickets that follow from their visitors' IDs, looked up once a number is complete (CONF-05). */
export class VisitorKindsModel {
  entries: ReadonlyMap<string, Entry> = new Map();

  readonly #ports: VisitorKindsPorts;
  readonly #draft: () => OrderDraft | null;

  /** @param draft the form as it stands */
  constructor(ports: VisitorKindsPorts, draft: () => OrderDraft | null) {
    this.#ports = ports;
    this.#draft = draft;
    makeAutoObservable(this);
  }

  /** The kinds that are known; one that could not be looked up has no price that could be shown. */
  get known(): VisitorKinds {
    const draft = this.#draft();
    const kinds = new Map<string, VisitorKind>();
    for (const visitor of draft?.visitors ?? []) {
      const known = this.kindOf(visitor.key);
      const offered = draft === null ? undefined : ticketOf(draft, visitor)?.offer;
      if (known.state === 'found') kinds.set(visitor.key, known.kind);
      if (known.state === 'failed' && offered !== undefined) {
        kinds.set(visitor.key, { kindId: offered.kindId, name: '', price: null });
      }
    }
    return kinds;
  }

  /** The first visitor whose price is unknown; null when there is none. */
  get firstUnpriced(): string | null {
    const { known } = this;
    const visitors = this.#draft()?.visitors ?? [];
    return visitors.find(({ key }) => known.get(key)?.price === null)?.key ?? null;
  }

  kindOf(visitorKey: string): KnownKind {
    return this.entries.get(visitorKey)?.known ?? unknown;
  }

  /** Asks about every complete number that was not asked about, and forgets those that changed; after every change. */
  lookUp(): void {
    const draft = this.#draft();
    if (draft === null) return;
    const kept = new Map<string, Entry>();
    const asked: [VisitorDraft, string][] = [];
    for (const visitor of draft.visitors) {
      const number = numberToLookUp(draft, visitor);
      const entry = this.entries.get(visitor.key);
      if (number === null) continue;
      if (entry?.number === number) kept.set(visitor.key, entry);
      else asked.push([visitor, number]);
    }
    if (asked.length === 0 && kept.size === this.entries.size) return;
    this.entries = kept;
    for (const [visitor, number] of asked) void this.#ask(visitor, number);
  }

  /** Asks anew about all of them: on another slot they may cost something else. */
  refresh(): void {
    this.entries = new Map();
    this.lookUp();
  }

  /** Asks once more about a visitor's number, after that failed or led to no price. */
  askAgain(visitorKey: string): void {
    const entry = this.entries.get(visitorKey);
    const visitor = this.#draft()?.visitors.find(({ key }) => key === visitorKey);
    const isUnpriced = this.known.get(visitorKey)?.price === null;
    if (entry !== undefined && visitor !== undefined && isUnpriced) {
      void this.#ask(visitor, entry.number);
    }
  }

  async #ask(visitor: VisitorDraft, number: string): Promise<void> {
    const draft = this.#draft();
    if (draft === null) return;
    const asking: Entry = { number, known: { state: 'asking' } };
    this.#set(visitor.key, asking);
    const { findVisitorKind, language } = this.#ports;
    const answer = await findVisitorKind.execute(draft, visitor, language.current());
    runInAction(() => {
      // Another number stands there by now, or the slot has changed.
      if (this.entries.get(visitor.key) !== asking || answer === null) return;
      if (!answer.ok) {
        this.#set(visitor.key, { number, known: { state: 'failed' } });
        this.#ports.announcements.say((LL) => LL.orderForm.kindFailed());
      } else this.#take(draft, visitor, number, answer.value);
    });
  }

  #take(draft: OrderDraft, visitor: VisitorDraft, number: string, kind: VisitorKind): void {
    const ticket = ticketOf(draft, visitor);
    const changed = kind.kindId !== ticket?.offer.kindId;
    this.#set(visitor.key, { number, known: { state: 'found', kind, changed } });
    if (ticket === undefined || !changed) return;
    const names = { ticket: fullName(ticket), visitor: visitorNumberOf(draft, visitor) };
    const { price, name } = kind;
    this.#ports.announcements.say((LL) => {
      const words = { ...names, kind: name || LL.orderForm.kindUnnamed() };
      return price === null
        ? LL.orderForm.kindUnpriced(words)
        : LL.orderForm.kindFound({ ...words, price: moneyText(price) });
    });
  }

  #set(key: string, entry: Entry): void {
    this.entries = new Map([...this.entries, [key, entry]]);
  }
}
