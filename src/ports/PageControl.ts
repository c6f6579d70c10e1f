import type { Language } from '../domain/model/Language.ts';

/** What a model may ask of the page itself. */
export interface PageControl {
  /** Puts the museum's name in the title and the language on the document (START-06, Q-A11Y-8). */
  present(title: string, language: Language): void;
  /** Loads the page anew at its present address, as after an order proved paid already (§4). */
  reload(): void;
  /**
   * Loads the page anew as the build that a release has put in its place, once for each, and only while nothing is being
   * written at the museum (Q-OFF-2). Nothing chosen or typed is lost. Settles where the page stays as it is, with whether
   * the host answers and has this very build: then loading anew would bring the same again.
   */
  renew(): Promise<boolean>;
  /** The address, on this origin, at which a bank hands the visitor back for an order (Q-PAY-9). */
  paymentReturnAddress(orderNo: string): string;
}
