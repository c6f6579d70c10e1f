import * as v from 'valibot';
import type { TypedOrderQuery } from '../../domain/model/OrderQuery.ts';
import type { CodeMoments, OrderQueryKeeper } from '../../ports/OrderQueryKeeper.ts';
import { entryStateWith, entryValue } from './entryState.ts';
import { visitorMark } from './visitorMark.ts';

const name = 'museum.orderQuery';
const version = 1;

const KeptSchema = v.object({
  version: v.literal(version),
  /** Whose it is: the visitor's mark. */
  of: v.string(),
  typed: v.nullable(v.object({ number: v.string(), contactMobile: v.string() })),
  codeAskedAt: v.nullable(v.number()),
});

type Kept = v.InferOutput<typeof KeptSchema>;

/** What a {@link HistoryOrderQueryKeeper} works with. */
export interface HistoryOrderQueryKeeperSettings {
  readonly history: Pick<History, 'state' | 'replaceState'>;
  /** The visitor's token: what one visitor typed, the next one in the same tab must not see. */
  readonly token: () => string | null;
}

/**
 * Keeps an order query in `history.state` of the entry that it is typed in (R15), and in memory for as long as the page
 * lives, so that the list's dialog and the screen are one. It survives a reload and stands in no storage.
 */
export class HistoryOrderQueryKeeper implements OrderQueryKeeper {
  readonly #settings: HistoryOrderQueryKeeperSettings;
  #latest: Kept | null = null;

  constructor(settings: HistoryOrderQueryKeeperSettings) {
    this.#settings = settings;
  }

  typed(): TypedOrderQuery | null {
    return this.#kept().typed;
  }

  keep(typed: TypedOrderQuery): void {
    this.#keep({ ...this.#kept(), typed });
  }

  moments(): CodeMoments {
    const { codeAskedAt } = this.#kept();
    return { codeAskedAt };
  }

  note({ codeAskedAt }: CodeMoments): void {
    this.#keep({ ...this.#kept(), codeAskedAt });
  }

  #kept(): Kept {
    const { history, token } = this.#settings;
    const of = visitorMark(token());
    const kept = v.safeParse(KeptSchema, this.#latest ?? entryValue(history, name));
    return kept.success && kept.output.of === of
      ? kept.output
      : { version, of, typed: null, codeAskedAt: null };
  }

  #keep(kept: Kept): void {
    this.#latest = kept;
    const { history } = this.#settings;
    try {
      history.replaceState(entryStateWith(history, name, kept), '');
    } catch {
      // Safari lets a page do this a hundred times in half a minute; what is typed next is kept with all before it.
    }
  }
}
