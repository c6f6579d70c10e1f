import type { KeptText } from './KeptText.ts';
import { sessionKeys } from './sessionKeys.ts';

/** Who a visitor came as: the organisation and the mini-program's token of the entry address (§1, §6). */
export class SessionVisitor {
  readonly #kept: KeptText;

  constructor(kept: KeptText) {
    this.#kept = kept;
  }

  /** The organisation the visitor came for; null when the address named none. */
  organisationId(): string | null {
    return this.#kept.get(sessionKeys.organisation) || null;
  }

  /** The token, byte for byte; null for a visitor who came without one. */
  token(): string | null {
    return this.#kept.get(sessionKeys.token) || null;
  }

  /**
   * Keeps what an entry address named; null leaves what is kept. Another token or organisation than the kept one is
   * another visitor: what the one before selected is forgotten first (Q-SEC-3). Returns whether that was so.
   */
  keep(named: { readonly organisationId: string | null; readonly token: string | null }): boolean {
    const isAnother =
      isOther(named.token, this.token()) || isOther(named.organisationId, this.organisationId());
    if (isAnother) for (const name of Object.values(sessionKeys)) this.#kept.remove(name);
    if (named.organisationId !== null) {
      this.#kept.set(sessionKeys.organisation, named.organisationId);
    }
    if (named.token !== null) this.#kept.set(sessionKeys.token, named.token);
    return isAnother;
  }
}

const isOther = (named: string | null, kept: string | null): boolean =>
  named !== null && kept !== null && named !== kept;
