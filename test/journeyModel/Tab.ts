import type { Stop } from '../../src/ports/Clock.ts';
import { AppPage } from './AppPage.ts';
import type { MemoryWindow } from './MemoryWindow.ts';
import { type Dialog, dialogWanted, placeAt, type Shown } from './Screens.ts';
import type { World } from './World.ts';

/** A tab of the visitor's browser: its window, the page loaded there, and the screen that the page shows. */
export class Tab {
  readonly window: MemoryWindow;
  page: AppPage;
  /** Null while a screen behind home is loading, and while another page than the app's stands there. */
  shown: Shown | null = null;
  dialog: Dialog | null = null;
  /** Whether a bank's page stands in the place of the app. */
  isAtBank = false;
  /** The order that is being paid there. */
  orderAtBank: string | null = null;
  /** What the visitor is about to order; grows each time an order is placed on home. */
  intent: number;
  /** The visitor has just pressed *try again*. */
  isLicensed = false;

  readonly #world: World;
  #key = '';
  #dialogKey: object | null = null;
  #stop: Stop = () => {};
  #stopDialog: Stop = () => {};
  #isReloading = false;

  constructor(world: World, window: MemoryWindow, intent: number) {
    this.#world = world;
    this.window = window;
    this.intent = intent;
    window.onReload = () => this.#reloadSoon();
    this.page = this.#load();
  }

  /** The visitor loads the page anew, or comes to it again from elsewhere. */
  reload(): void {
    this.#leave();
    this.isAtBank = false;
    this.page = this.#load();
  }

  /** An intent that no tab had before. */
  newIntent(): number {
    return this.#world.newIntent();
  }

  /** The browser shows the page again that it kept whole. */
  comeBackFromBank(): void {
    this.isAtBank = false;
    this.page.visibility.restore();
  }

  /** The bank's page takes the place of the app's; the browser may keep that one whole. */
  leaveForBank(): void {
    this.isAtBank = true;
    this.orderAtBank = this.shown?.kind === 'paymentMethod' ? this.shown.model.orderNo : null;
  }

  /** The tab is closed. */
  close(): void {
    this.#leave();
  }

  /** Opens and closes what the screen wants over it. */
  lookAtDialog(): void {
    const { all } = this.page;
    const wanted = this.shown === null ? null : dialogWanted(this.shown);
    if ((wanted?.key ?? null) === this.#dialogKey) return;
    this.#stopDialog();
    this.#stopDialog = () => {};
    this.#dialogKey = wanted?.key ?? null;
    this.dialog = wanted !== null && all !== null ? wanted.open(all) : null;
    if (this.dialog !== null) this.#stopDialog = this.dialog.model.start();
  }

  #load(): AppPage {
    this.#isReloading = false;
    const page = new AppPage({
      world: this.#world,
      window: this.window,
      intent: () => this.intent,
      takeLicence: () => {
        const { isLicensed } = this;
        this.isLicensed = false;
        return isLicensed;
      },
      goToBank: () => {
        if (this.page === page) this.leaveForBank();
      },
    });
    this.page = page;
    page.address.onChange(() => queueMicrotask(() => this.#show(page)));
    this.#show(page);
    return page;
  }

  #leave(): void {
    this.#stopDialog();
    this.#stopDialog = () => {};
    this.dialog = null;
    this.#dialogKey = null;
    this.page.end();
    this.#stop = () => {};
    this.shown = null;
    this.#key = '';
  }

  /** What asks for it goes on until its task ends. */
  #reloadSoon(): void {
    if (this.#isReloading) return;
    this.#isReloading = true;
    queueMicrotask(() => {
      if (this.#isReloading) this.reload();
    });
  }

  #show(page: AppPage): void {
    if (page.isOver) return;
    const place = placeAt(page.address.current());
    if (place === null) {
      page.address.replace('/index');
      return;
    }
    if (place.key === this.#key) return;
    this.#key = place.key;
    this.#stop();
    this.#stop = () => {};
    this.shown = null;
    const { open } = place;
    if (open === null) {
      this.#begin({ kind: 'home', model: page.models.home });
      return;
    }
    if (page.all !== null) {
      this.#begin(open(page.all));
      return;
    }
    const loaded = page.loadAll().then((models) => {
      if (!page.isOver && this.#key === place.key) this.#begin(open(models));
    });
    this.#world.wait(loaded);
  }

  #begin(shown: Shown): void {
    this.shown = shown;
    this.#stop = shown.model.start();
  }
}
