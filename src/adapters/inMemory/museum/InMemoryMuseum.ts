import type { WireRequest, WireResponse } from '../../http/Transport.ts';
import { bannerArt } from './bannerArt.ts';
import { controlFace } from './controlFace.ts';
import type { Fault } from './Faults.ts';
import { MuseumCore } from './MuseumCore.ts';
import type { MuseumSeed } from './MuseumSeed.ts';
import { readMuseumState } from './MuseumState.ts';
import { Refusal } from './Refusal.ts';
import { routeOf } from './routeOf.ts';
import { seed } from './seed.ts';

/** What the in-memory museum is made from. */
export interface InMemoryMuseumSettings {
  /** Real time in epoch milliseconds; the museum's own clock is this plus an offset. */
  readonly now: () => number;
  /** Uniform in [0, 1). */
  readonly random: () => number;
  /** What {@link InMemoryMuseum.save} gave earlier; unreadable text starts a new museum. */
  readonly state?: string;
  /** The museum before anybody books; the built-in one when absent. */
  readonly seed?: MuseumSeed;
  /** Told after every call, every act that changed something, and the first one, so that the state can be kept. */
  readonly onChange?: () => void;
}

const pictures = '/file/download/';

/**
 * The stand-in for the museum's server: a stateful core behind one face. A call is answered in one synchronous step, so
 * that no two can interleave. It behaves as booking-spec.md §3 to §9 asks of the real one.
 */
export class InMemoryMuseum {
  readonly #settings: InMemoryMuseumSettings & { readonly seed: MuseumSeed };
  #core: MuseumCore;
  #isTold = false;

  constructor(settings: InMemoryMuseumSettings) {
    this.#settings = { ...settings, seed: settings.seed ?? seed };
    this.#core = new MuseumCore(this.#settings, readMuseumState(settings.state));
  }

  /** Answers one call of the wire. Faults are not its business but the transport's. */
  handle(request: WireRequest): WireResponse {
    this.#core.settle();
    const picture = request.method === 'GET' ? this.#picture(request.path) : null;
    const response = picture ?? this.#answer(request);
    this.#tell();
    return response;
  }

  /**
   * The control face, the same over HTTP and in the page: `/_museum/reset`, `/clock`, `/faults`, `/pay`, `/check`,
   * `/stock`, `/maintenance`, `/codes`, `/journal`, `/state`, `/providerState`.
   *
   * @throws ControlError for an unknown path or a body it cannot use
   */
  control(path: string, body: unknown): unknown {
    const before = this.#core;
    const { lastSeq } = before.journal;
    this.#core.settle();
    const answer = controlFace(path, body, {
      core: () => this.#core,
      reset: (change, at) => {
        this.#core = new MuseumCore(this.#settings, null, change, at);
        return this.#core;
      },
    });
    this.#core.settle();
    // Whoever is told may well look again: looking alone must not be told of, or neither would ever end.
    const isChanged = this.#core !== before || before.journal.lastSeq !== lastSeq;
    if (isChanged || !this.#isTold) this.#tell();
    return answer;
  }

  /** The fault planned for a call to a path, used up by this. */
  takeFault(path: string): Fault | undefined {
    const fault = this.#core.faults.take(path);
    if (fault !== undefined) {
      const { journal, clock } = this.#core;
      journal.effect(clock.now(), 'fault', { path, fault: fault.kind });
      this.#tell();
    }
    return fault;
  }

  /** How many milliseconds the next call takes on its way, as a scenario or a plan says. */
  takeLatency(): number {
    return this.#core.faults.takeLatency();
  }

  /** The museum's own time, in epoch milliseconds. */
  now(): number {
    return this.#core.clock.now();
  }

  /** Everything that differs from the seed, as JSON text for {@link InMemoryMuseumSettings.state}. */
  save(): string {
    return JSON.stringify(this.#core.state());
  }

  #tell(): void {
    this.#isTold = true;
    this.#settings.onChange?.();
  }

  #picture(path: string): WireResponse | null {
    const art = path.startsWith(pictures) ? bannerArt.get(path.slice(pictures.length)) : undefined;
    if (art === undefined) return null;
    return { status: 200, headers: this.#headers('image/svg+xml'), body: art };
  }

  #answer(request: WireRequest): WireResponse {
    const { method, path, headers } = request;
    const body = method === 'GET' ? (request.query ?? {}) : parsed(request.body ?? '{}');
    const language = textIn(body, 'languages') === 'English' ? 'en' : 'zh';
    const orderNo = textIn(body, 'orderNo');
    const found = routeOf(method, path);
    try {
      if (found === null) throw new Refusal('pathUnknown', { value: path });
      if (body === undefined) throw new Refusal('malformed', { value: 'JSON' });
      const call = { core: this.#core, body, language, token: headers['token'] ?? '' } as const;
      const data = found.route.answer({ ...call, rest: found.rest });
      this.#core.journal.call(this.#core.clock.now(), path, 0, orderNo);
      return this.#json(200, found.route.isBare ? data : { code: 0, data });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#core.journal.call(this.#core.clock.now(), path, error.code, orderNo);
      const status = error.code === 404 || error.code === 400 ? error.code : 200;
      const text = error.text(language);
      return this.#json(status, { code: error.code, [found?.route.refusesIn ?? 'error']: text });
    }
  }

  #json(status: number, content: unknown): WireResponse {
    // Whatever is personal must not stay behind in a cache, and any answer may be.
    const headers = { ...this.#headers('application/json'), 'cache-control': 'no-store' };
    return { status, headers, body: JSON.stringify(content) };
  }

  #headers(type: string): Record<string, string> {
    return { 'content-type': type, date: new Date(this.#core.clock.now()).toUTCString() };
  }
}

/** The parsed body, or undefined when it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function textIn(body: unknown, key: string): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const value: unknown = Reflect.get(body, key);
  return typeof value === 'string' ? value : undefined;
}
