import type { MuseumDay } from '../../domain/model/MuseumDay.ts';
import type { Selection } from '../../domain/model/Selection.ts';
import type { VisitStorage } from '../../ports/VisitStorage.ts';

/** A visit kept in memory. Held to the same promises as session storage by test/ports/visitStorage.suite.ts. */
export class MemoryVisitStorage implements VisitStorage {
  #selection: Selection | null = null;
  #warmPrompt = '';
  #day: MuseumDay | null = null;
  #slotRange: string | null = null;

  /** The day kept last; null when none was. */
  get day(): MuseumDay | null {
    return this.#day;
  }

  /** The slot's `begin-end` kept last; null when there is none. */
  get slotRange(): string | null {
    return this.#slotRange;
  }

  selection(): Selection | null {
    return this.#selection;
  }

  keepSelection(selection: Selection): void {
    this.#selection = selection;
  }

  clearSelection(): void {
    this.#selection = null;
    this.#slotRange = null;
  }

  keepDay(day: MuseumDay): void {
    this.#day = day;
  }

  keepSlotRange(range: string | null): void {
    this.#slotRange = range;
  }

  warmPrompt(): string {
    return this.#warmPrompt;
  }

  keepWarmPrompt(text: string): void {
    this.#warmPrompt = text;
  }
}
