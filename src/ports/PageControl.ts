import type { Language } from '../domain/model/Language.ts';

/** What a model may ask of the page itself. */
export interface PageControl {
  /** Puts the museum's name in the title and the language on the document (START-06, Q-A11Y-8). */
  present(title: string, language: Language): void;
  /** Loads the page anew at its present address, as after an order proved paid already (§4). */
  reload(): void;
  /** The address, on this origin, at which a bank hands the visitor back for an order (Q-PAY-9). */
  paymentReturnAddress(orderNo: string): string;
}
