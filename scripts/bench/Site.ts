import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServedBuild, type ServeOptions, serveBuild } from '../serve.ts';
import { BenchMuseum } from './BenchMuseum.ts';
import { buildHelloFloor, type FloorName, staticFloor, writeFloorHeaders } from './floors.ts';
import type { Connection, PhoneSettings } from './Phone.ts';
import type { Sought } from './Sought.ts';
import type { BenchScreen } from './screens.ts';
import { selfSignedCertificate } from './selfSignedCertificate.ts';
import { watchScript } from './watchScript.ts';

/** What of a phone is the same on every page. */
interface Known {
  readonly watchScript: string;
  readonly publicKeyHash: string;
}

const soughtOnFloors: Readonly<Record<FloorName, Sought>> = {
  static: { selector: '.slot' },
  hello: { selector: 'h1' },
};

/** The product with a museum behind its origin, and the floors beside it, each served as an edge would. */
export class Site {
  readonly museum: BenchMuseum;
  readonly #known: Known;
  readonly #app: ServedBuild;
  readonly #floors: Readonly<Record<FloorName, ServedBuild>>;
  readonly #folder: string;
  /** What stands in the session storage once a visit is chosen; see chosenVisit.ts. */
  selection: Readonly<Record<string, string>> = {};

  private constructor(parts: {
    museum: BenchMuseum;
    known: Known;
    app: ServedBuild;
    floors: Readonly<Record<FloorName, ServedBuild>>;
    folder: string;
  }) {
    this.museum = parts.museum;
    this.#known = parts.known;
    this.#app = parts.app;
    this.#floors = parts.floors;
    this.#folder = parts.folder;
  }

  /**
   * @param dir the production build
   * @throws Error when there is none
   */
  static async open(dir: string): Promise<Site> {
    const { publicKeyHash, ...tls } = selfSignedCertificate();
    const serve = (options: Pick<ServeOptions, 'dir' | 'headersFile' | 'proxy'>) =>
      serveBuild({ ...options, port: 0, tls, brotli: true });
    const folder = mkdtempSync(join(tmpdir(), 'bench-'));
    const hello = join(folder, 'hello');
    await buildHelloFloor(hello);
    const headersFile = join(folder, 'headers.conf');
    writeFloorHeaders(headersFile);
    const museum = await BenchMuseum.open();
    return new Site({
      museum,
      folder,
      known: { watchScript: await watchScript(), publicKeyHash },
      app: await serve({ dir, proxy: { prefix: '/museum', target: museum.url } }),
      floors: {
        static: await serve({ dir: staticFloor, headersFile }),
        hello: await serve({ dir: hello, headersFile }),
      },
    });
  }

  /** A phone about to open a screen; the museum is made ready for it. */
  phoneFor(screen: BenchScreen, connection: Connection | null): PhoneSettings {
    this.museum.become(screen.situation, connection?.roundTripMs ?? 0);
    return {
      ...this.#known,
      url: this.#app.url + screen.path,
      sought: screen.sought,
      aheadMs: this.museum.aheadMs,
      connection,
      ...(screen.needsSelection ? { session: this.selection } : {}),
    };
  }

  /** A phone about to open a floor. */
  phoneForFloor(name: FloorName, connection: Connection | null): PhoneSettings {
    const { url } = this.#floors[name];
    return { ...this.#known, url: `${url}/`, sought: soughtOnFloors[name], connection };
  }

  /** The address of home and the flags by which a browser believes it: for tools with a browser of their own. */
  get address(): { readonly url: string; readonly publicKeyHash: string } {
    return { url: `${this.#app.url}/`, publicKeyHash: this.#known.publicKeyHash };
  }

  async close(): Promise<void> {
    await Promise.all([this.#app, ...Object.values(this.#floors)].map((server) => server.close()));
    await this.museum.close();
    rmSync(this.#folder, { recursive: true });
  }
}
