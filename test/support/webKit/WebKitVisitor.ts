import * as v from 'valibot';
import { expect } from 'vitest';
import type { Language } from '../../../src/domain/model/Language.ts';
import { qrCodeTextIn } from '../qrCodeText.ts';
import { type Person, patiently, phone } from '../Visitor.ts';
import {
  type ScreenName,
  type TicketName,
  type VisitorWords,
  visitorWords,
} from '../visitorWords.ts';
import { byRole, holdsStill, ordersKey, type PageOrders, takeProblems } from './inPage.ts';
import { type WebDriver, WebDriverError, type WebElement } from './WebDriver.ts';

/** How a visitor in WebKit comes. */
export interface WebKitComing extends PageOrders {
  /** Where the build is served. */
  readonly url: string;
  readonly language: Language;
  /** What stands after the origin. */
  readonly path?: string;
  /** How the in-memory museum in the page was left, by its own `save()`. */
  readonly museumState?: string;
}

/** What a visitor does in WebKit, by the words on the screen. Every wait is for a state, and patient. */
export class WebKitVisitor {
  readonly driver: WebDriver;
  readonly words: VisitorWords;
  readonly url: string;

  private constructor(driver: WebDriver, { url, language }: WebKitComing) {
    this.driver = driver;
    this.url = url;
    this.words = visitorWords[language];
  }

  /** Opens the app in a browser that stands at the empty page of its origin. */
  static async comes(driver: WebDriver, coming: WebKitComing): Promise<WebKitVisitor> {
    const { url, language, path = '/', museumState = null, ...orders } = coming;
    await driver.run(
      (key, told, state, cookie) => {
        sessionStorage.setItem(key, told);
        if (state !== null) localStorage.setItem('in-memory-museum', state);
        // biome-ignore lint/suspicious/noDocumentCookie: WebKit has no other way to it.
        document.cookie = `language=${cookie}; path=/`;
      },
      ordersKey,
      JSON.stringify(orders),
      museumState,
      language,
    );
    await driver.goTo(url + path);
    return new WebKitVisitor(driver, coming);
  }

  /** Tells the next pages of this tab something else. */
  async isTold(orders: PageOrders): Promise<void> {
    const told = JSON.stringify(orders);
    await this.driver.run((key, text) => sessionStorage.setItem(key, text), ordersKey, told);
  }

  /** An element in sight, once it is there. */
  async sees(role: string, name: string | RegExp, within: WebElement | null = null) {
    let found: WebElement | null = null;
    const look = async () => {
      found = await this.finds(role, name, within);
      return found !== null;
    };
    const message = `${role} ${name}`;
    await expect.poll(look, { ...patiently, message }).toBe(true);
    if (found === null) throw new Error(message);
    return found as WebElement;
  }

  /** An element in sight, or null where there is none now. */
  finds(role: string, name: string | RegExp, within: WebElement | null = null) {
    const isPattern = name instanceof RegExp;
    // An element goes to the page as the element that it stands for.
    const place = within as unknown as Element | null;
    return this.driver.find(byRole, role, isPattern ? name.source : name, isPattern, place);
  }

  /** Waits until something is not in sight any more. */
  async misses(role: string, name: string | RegExp): Promise<void> {
    await expect.poll(() => this.finds(role, name), patiently).toBeNull();
  }

  /** Presses by the pointer; again while something that is still moving covers it. */
  async press(role: string, name: string | RegExp, within: WebElement | null = null) {
    const tap = async () => {
      const element = await this.sees(role, name, within);
      // A pointer is aimed before it is pressed: what still rises would not be where it was aimed at.
      await expect.poll(() => this.driver.run(holdsStill, element), patiently).toBe(true);
      return this.driver.click(element).then(
        () => 'pressed',
        (error: unknown) => {
          if (error instanceof WebDriverError && isMoving.test(error.name)) return error.message;
          throw error;
        },
      );
    };
    await expect.poll(tap, { ...patiently, message: `${role} ${name}` }).toBe('pressed');
  }

  /** Waits until a screen is complete, in its language. */
  async reaches(screen: ScreenName): Promise<void> {
    await this.sees('h1', this.words.titles[screen]);
    await expect.poll(() => this.isTrue('main:not([aria-busy])'), patiently).toBe(true);
    expect(await this.driver.run(() => document.documentElement.lang)).toBe(this.words.lang);
    expect(await this.driver.run(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );
  }

  /** Whether the page has an element now. */
  async isTrue(selector: string): Promise<boolean> {
    return (
      (await this.driver.run((asked) => document.querySelector(asked) !== null, selector)) === true
    );
  }

  /** The text of an element. */
  async text(element: WebElement): Promise<string> {
    const given = await this.driver.run(
      (asked: unknown) => (asked instanceof Element ? asked.textContent : ''),
      element,
    );
    return v.parse(v.string(), given).replace(/\s+/g, ' ').trim();
  }

  /** Waits until a text stands on the page. */
  async reads(text: string): Promise<void> {
    const shown = () => this.driver.run(() => document.body.textContent);
    await expect.poll(shown, patiently).toContain(text);
  }

  // Home and order form

  async chooses(begin: string, ...tickets: readonly TicketName[]): Promise<void> {
    await this.press('radio', new RegExp(`^${begin}–`));
    for (const ticket of tickets) {
      await this.press('button', this.words.addOne(this.words.tickets[ticket]));
    }
  }

  async names(ticket: TicketName, number: number, { name, document }: Person): Promise<void> {
    const block = await this.visitor(ticket, number);
    await this.driver.type(await this.sees('textbox', this.words.name, block), name);
    await this.driver.type(await this.sees('textbox', this.words.documentNumber, block), document);
  }

  visitor(ticket: TicketName, number: number): Promise<WebElement> {
    return this.sees('group', this.words.visitorOf(this.words.tickets[ticket], number));
  }

  async givesPhone(): Promise<void> {
    await this.driver.type(await this.sees('textbox', new RegExp(this.words.contactPhone)), phone);
  }

  /** What stands in a field. */
  async typedIn(field: WebElement): Promise<unknown> {
    return this.driver.run(
      (asked: unknown) => (asked instanceof HTMLInputElement ? asked.value : null),
      field,
    );
  }

  /** @throws Error when the address names no order */
  async orderNo(): Promise<string> {
    const address = await this.driver.address();
    const orderNo = /[?&]orderNo=(\d+)/.exec(address)?.[1];
    if (orderNo === undefined) throw new Error(`no order number in ${address}`);
    return orderNo;
  }

  /** What a scanner reads off the pick-up code now; nothing before all of it is painted. */
  async scans(): Promise<string | null> {
    const code = await this.sees('img', new RegExp(`^${this.words.pickUpCode}`));
    await this.driver.run((asked: unknown) => {
      if (asked instanceof Element) asked.scrollIntoView({ block: 'center', behavior: 'instant' });
    }, code);
    return qrCodeTextIn(await this.driver.picture());
  }

  /** One act on the control face of the museum in the page. */
  control(path: string, body: unknown): Promise<unknown> {
    return this.driver.run(
      (to, what) => {
        const museum: unknown = Reflect.get(window, 'museum');
        if (!(museum instanceof Object)) throw new Error('this build has no window.museum');
        const control: unknown = Reflect.get(museum, 'control');
        if (typeof control !== 'function') throw new Error('window.museum has no control');
        return control.call(museum, to, what);
      },
      path,
      body,
    );
  }

  /** What stands on the page: enough to understand a failure that does not come again. */
  async lastSeen(): Promise<string> {
    const text = await this.driver
      .run(() => document.body.textContent.slice(0, 4_000))
      .catch(String);
    return `--- ${await this.driver.address().catch(String)}\n${text}\n`;
  }

  /** What the pages noted that a clean run has none of; of the origin that is open. */
  async problems(): Promise<unknown> {
    return this.driver.run(takeProblems);
  }
}

const isMoving = /element click intercepted|stale element reference|element not interactable/;
