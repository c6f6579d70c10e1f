import {
  type Transport,
  TransportError,
  type WireResponse,
} from '../../../src/adapters/http/Transport.ts';
import type { Language } from '../../../src/domain/model/Language.ts';
import { type HostileAnswer, textsIn } from '../../adapters/http/hostileAnswers.ts';
import { TestedWorld } from '../../support/TestedWorld.ts';

/** Makes a hostile answer of the proper one. */
export type Spoil = (proper: WireResponse) => HostileAnswer;

/** A call by its path, and what becomes of its answers; all others are answered properly. */
export interface Hostility {
  /** The path of a call, or what it begins with where it ends in an identifier. */
  readonly path: string;
  readonly spoil: Spoil;
}

/** A world whose museum answers one call with whatever a test wants, until it is well again. */
export class HostileWorld extends TestedWorld {
  readonly #state: { hostility: Hostility | null; said: string[]; count: number };

  constructor(address: string, hostility: Hostility | null, language: Language = 'English') {
    const state = { hostility, said: [] as string[], count: 0 };
    super(address, language, (museum) => spoiling(museum, state));
    this.#state = state;
  }

  /** How often the hostile call was asked. */
  get asked(): number {
    return this.#state.count;
  }

  /** All texts of the hostile answers: they are the museum's words, whatever they say. */
  get said(): readonly string[] {
    return this.#state.said;
  }

  /** From now on the museum answers properly. */
  recover(): void {
    this.#state.hostility = null;
  }
}

function spoiling(
  museum: Transport,
  state: { hostility: Hostility | null; said: string[]; count: number },
): Transport {
  return {
    send: async (request, timeoutMs) => {
      const proper = await museum.send(request, timeoutMs);
      if (state.hostility === null || !request.path.startsWith(state.hostility.path)) return proper;
      state.count += 1;
      const answer = state.hostility.spoil(proper);
      if (typeof answer === 'string') throw new TransportError(answer);
      state.said.push(...textsOf(answer.body ?? ''));
      return { status: 200, headers: {}, body: '', ...answer };
    },
  };
}

function textsOf(body: string): string[] {
  try {
    return textsIn(JSON.parse(body));
  } catch {
    return [];
  }
}
