import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchChromium } from '../../test/support/chromium.ts';
import type { Place, Reached, Seen, Sought } from './Sought.ts';
import { Traffic } from './Traffic.ts';

/** A connection as DevTools makes one: so much more a request, so many bits a second. */
export interface Connection {
  readonly roundTripMs: number;
  readonly downBits: number;
  readonly upBits: number;
}

/** What a bad evening on a mobile network gives, and what the edge of one does. */
export const connections = {
  slow4g: { roundTripMs: 150, downBits: 1.6e6, upBits: 0.75e6 },
  edge: { roundTripMs: 400, downBits: 50e3, upBits: 50e3 },
} as const satisfies Record<string, Connection>;

/** A cheap phone against the machine at hand. */
const slowedBy = 4;

/** Whose phone it is, and what it is to open. */
export interface PhoneSettings {
  readonly url: string;
  /** Bundled by watchScript.ts. */
  readonly watchScript: string;
  /** The server's certificate, which the phone is to believe: see selfSignedCertificate.ts. */
  readonly publicKeyHash: string;
  readonly sought?: Sought;
  /** Null neither slows the network nor the machine. */
  readonly connection: Connection | null;
  /** By how much its clock is ahead of the machine's. */
  readonly aheadMs?: number;
  /** The session storage that the page finds. */
  readonly session?: Readonly<Record<string, string>>;
}

const patience = 90_000;
/** So long must nothing happen for a page to count as done. */
const calm = 1200;

const sleep = (ms: number) => new Promise<void>((wake) => setTimeout(wake, ms));

/** A phone that has never been here: a new browser, nothing cached, no connection open. */
export class Phone {
  readonly page: Page;
  readonly devTools: CDPSession;
  readonly traffic: Traffic;
  readonly #browser: Browser;
  readonly #settings: PhoneSettings;

  private constructor(
    settings: PhoneSettings,
    parts: { browser: Browser; page: Page; devTools: CDPSession; traffic: Traffic },
  ) {
    this.#settings = settings;
    this.#browser = parts.browser;
    this.page = parts.page;
    this.devTools = parts.devTools;
    this.traffic = parts.traffic;
  }

  /** Switches a phone on; nothing is opened yet. Whoever asked for it puts it away. */
  static async on(settings: PhoneSettings): Promise<Phone> {
    const believes = `--ignore-certificate-errors-spki-list=${settings.publicKeyHash}`;
    const browser = await launchChromium(false, [believes]);
    try {
      const context = await browser.newContext({
        viewport: { width: 412, height: 915 },
        deviceScaleFactor: 2.625,
        isMobile: true,
        hasTouch: true,
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const devTools = await context.newCDPSession(page);
      const traffic = await Traffic.of(devTools);
      await slowDown(devTools, settings.connection);
      const { sought, session = {}, aheadMs = 0 } = settings;
      const before = [
        // The phone's clock is right by the museum's; everything else runs by the real one.
        `const Real = Date, ahead = ${aheadMs};`,
        'globalThis.Date = class Date extends Real {',
        '  constructor(...parts) {',
        '    if (parts.length === 0) super(Real.now() + ahead);',
        '    else super(...parts);',
        '  }',
        '  static now() { return Real.now() + ahead; }',
        '};',
        `for (const [name, value] of Object.entries(${JSON.stringify(session)})) {`,
        '  if (sessionStorage.getItem(name) === null) sessionStorage.setItem(name, value);',
        '}',
        `window.benchSought = ${JSON.stringify(sought)};`,
      ];
      const script = `${before.join('\n')}\n${settings.watchScript}`;
      await page.addInitScript({ content: `if (origin !== 'null') {${script}}` });
      return new Phone(settings, { browser, page, devTools, traffic });
    } catch (error) {
      await browser.close();
      throw error;
    }
  }

  /** Opens the page and waits until what is sought is there. */
  async open(): Promise<void> {
    // The browser's own start must not compete with the page.
    await sleep(1000);
    await this.page.goto(this.#settings.url, { waitUntil: 'commit', timeout: patience });
    if (this.#settings.sought === undefined) return;
    await this.#until(() => this.#isReady(), 'usable');
  }

  /** Waits until neither network nor main thread have had anything to do for a while. */
  async calm(): Promise<void> {
    await this.#until(async () => {
      const { quietFor } = await this.seen();
      return quietFor >= calm && this.traffic.quietFor() >= calm;
    }, 'quiet');
  }

  async #until(isSo: () => Promise<boolean>, what: string): Promise<void> {
    await this.#found(async () => (await isSo()) || null, what);
  }

  async #found<Found>(look: () => Promise<Found | null>, what: string): Promise<Found> {
    const end = performance.now() + patience;
    for (;;) {
      const found = await look();
      if (found !== null) return found;
      if (performance.now() > end) throw new Error(`${this.#settings.url} was never ${what}`);
      await sleep(100);
    }
  }

  /** Asks past the driver, whose own script for asking would take 80 ms of the page's first 500. */
  async #isReady(): Promise<boolean> {
    const expression = 'window.bench.seen().ready !== null';
    const { result } = await this.devTools.send('Runtime.evaluate', { expression });
    return result.value === true;
  }

  seen(): Promise<Seen> {
    return this.page.evaluate(() => window.bench.seen());
  }

  /** Waits until there is such an element, or none. */
  async sees(selector: string, isThere = true): Promise<void> {
    const look = () => this.page.evaluate((one) => window.bench.isThere(one), selector);
    await this.#until(
      async () => (await look()) === isThere,
      `with${isThere ? '' : 'out'} ${selector}`,
    );
  }

  /**
   * Waits until such an element can be tapped, the first or another by its number from 0, and tells where. It is found past
   * the driver's locators: they leave listeners in a page, 8 ms of a tap on a slow phone that no visitor's phone has.
   */
  async find(selector: string, which = 0): Promise<Place> {
    return this.#found(() => this.#placeOf(selector, which), `with ${selector}, ${which}`);
  }

  /** Whether {@link find} need not wait. */
  async reaches(selector: string, which: number): Promise<boolean> {
    return (await this.#placeOf(selector, which)) !== null;
  }

  #placeOf(selector: string, which: number) {
    return this.page.evaluate(([one, number]) => window.bench.placeOf(one, number), [
      selector,
      which,
    ] as const);
  }

  /** One tap with a finger on what {@link find} finds. */
  async tap(selector: string, which = 0): Promise<void> {
    const { x, y } = await this.find(selector, which);
    await this.page.touchscreen.tap(x, y);
  }

  /** One tap, and when what it leads to was there. */
  async tapTowards(selector: string, sought: readonly Sought[]): Promise<readonly Reached[]> {
    const arriving = this.page.evaluate((all) => window.bench.afterTap(all), sought);
    const [reached] = await Promise.all([arriving, this.tap(selector)]);
    return reached;
  }

  /** Puts it away for good. */
  off(): Promise<void> {
    return this.#browser.close();
  }
}

/** A phone for as long as something is done with it. */
export async function withPhone<Done>(
  settings: PhoneSettings,
  act: (phone: Phone) => Promise<Done>,
): Promise<Done> {
  const phone = await Phone.on(settings);
  try {
    return await act(phone);
  } finally {
    await phone.off();
  }
}

async function slowDown(devTools: CDPSession, connection: Connection | null): Promise<void> {
  if (connection === null) return;
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: connection.roundTripMs,
    downloadThroughput: connection.downBits / 8,
    uploadThroughput: connection.upBits / 8,
  });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowedBy });
}
