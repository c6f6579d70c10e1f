import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { InMemoryMuseum } from '../../src/adapters/inMemory/museum/InMemoryMuseum.ts';
import type { Language } from '../../src/domain/model/Language.ts';
import { type Arrival, axe, type OpenedApp, openApp } from './browser.ts';
import { MuseumControl } from './MuseumControl.ts';
import {
  type CashierChoice,
  type ScreenName,
  type TicketName,
  type VisitorWords,
  visitorWords,
} from './visitorWords.ts';

/** Someone to be named on the order form. */
export interface Person {
  readonly name: string;
  readonly document: string;
}

/** Invented people; their numbers pass the checks of form and museum. */
export const people = {
  mother: { name: '测试一', document: '110105199006150004' },
  father: { name: '欧阳·测试', document: '11010519880229001X' },
  child: { name: '测试小童', document: '110105201506150002' },
} as const satisfies Record<string, Person>;

/** An invented mobile number. */
export const phone = '13800000000';

/** The museum's time when a visit begins, a Tuesday before the first slot. */
export const openingTime = '2026-12-01T08:30:00+08:00';
/** The museum's day at {@link openingTime}, and the day after. */
export const days = { today: '2026-12-01', tomorrow: '2026-12-02' } as const;

/** The order that waits for a visitor who owes; the museum's clock is at 9 o'clock then. */
export const owedOrder = '2026120109000000000001';

/** For `expect.poll`, whose own patience is too short for a busy machine. */
export const patiently = { timeout: 20_000 } as const;

/** How a visitor comes; the demo build in Chinese on a new museum unless said otherwise. */
export interface Coming extends Arrival {
  readonly scenario?: string;
  /** They ordered one adult ticket for today earlier, {@link owedOrder}, and come back to pay for it. */
  readonly owes?: boolean;
  /** Time on the phone, and so at the museum in it, can be let pass by `page.clock`; it runs by itself otherwise. */
  readonly holdsTime?: boolean;
}

/**
 * A visitor at the demo build, the museum new and its clock at {@link openingTime}, on the page they came to.
 *
 * The phone's own clock is right or wrong as it happens to be: the museum's counts.
 */
export async function aVisitor({
  language = 'Simplified_Chinese',
  scenario = 'default',
  owes = false,
  holdsTime = false,
  ...arrival
}: Coming = {}): Promise<Visitor> {
  const app = await openApp({
    ...(owes ? { path: paymentOf(owedOrder) } : {}),
    ...arrival,
    language,
    museumState: museumWith({ scenario, owes }),
    ...(holdsTime ? { phoneTime: new Date().toISOString() } : {}),
  });
  const museum = new MuseumControl((path, body) => app.control(path, body));
  return new Visitor(app, language, museum);
}

/** The museum as a page keeps it: at {@link openingTime} before anybody came, or with {@link owedOrder}. */
export function museumWith({ scenario, owes }: { scenario: string; owes: boolean }): string {
  const museum = new InMemoryMuseum({ now: Date.now, random: Math.random });
  if (owes) {
    const params = { orderNo: owedOrder };
    museum.control('/_museum/providerState', { state: 'an order to be paid exists', params });
  } else {
    museum.control('/_museum/reset', { now: openingTime, scenario });
  }
  return museum.save();
}

/** The path of an order's payment. */
export const paymentOf = (orderNo: string): string => `/#/payWay?orderNo=${orderNo}&amount=60.00`;

/** What a visitor does with the app, by the words on the screen and in either language. */
export class Visitor {
  readonly app: OpenedApp;
  readonly page: Page;
  readonly words: VisitorWords;
  readonly museum: MuseumControl;
  readonly #language: Language;

  constructor(app: OpenedApp, language: Language, museum: MuseumControl, page = app.page) {
    this.app = app;
    this.page = page;
    this.words = visitorWords[language];
    this.museum = museum;
    this.#language = language;
  }

  /** The same visitor on another page of the same browser. */
  async onAnotherPage(path: string): Promise<Visitor> {
    const page = await this.app.context.newPage();
    await page.goto(this.app.url + path);
    return new Visitor(this.app, this.#language, this.museum, page);
  }

  /** The same visitor on the same page, after it was switched to another language. */
  inLanguage(language: Language): Visitor {
    return new Visitor(this.app, language, this.museum, this.page);
  }

  /** Waits until a screen is complete, and expects its language to be right and axe to find nothing. */
  async reaches(screen: ScreenName): Promise<void> {
    await this.sees(screen);
    await this.findsNothingWrong();
  }

  /**
   * Stops the phone's clock so far ahead, and tells at what time; from then on `page.clock` lets time pass. It is to be so
   * far that the moment is not over by the time the page is told, however busy the machine is.
   */
  async stopsTime(aheadMs: number): Promise<number> {
    const stopped = (await this.page.evaluate(() => Date.now())) + aheadMs;
    await this.page.clock.pauseAt(stopped);
    return stopped;
  }

  /** Waits until a screen is complete. */
  async sees(screen: ScreenName): Promise<void> {
    const name = this.words.titles[screen];
    await this.page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await this.page.locator('main[aria-busy]').waitFor({ state: 'detached' });
  }

  /** Expects the language of the page to be right and axe to find nothing. */
  async findsNothingWrong(): Promise<void> {
    expect(await this.page.locator('html').getAttribute('lang')).toBe(this.words.lang);
    expect(await axe(this.page)).toEqual([]);
  }

  button(name: string, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', { name, exact: true });
  }

  /** A heading below the first level, as results have. */
  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 2, name, exact: true });
  }

  async press(name: string): Promise<void> {
    await this.button(name).click();
  }

  async follow(name: string): Promise<void> {
    await this.page.getByRole('link', { name, exact: true }).click();
  }

  // Home

  day(name: string): Locator {
    const tabs = this.page.getByRole('radiogroup', { name: this.words.visitDate });
    return tabs.getByRole('radio', { name, exact: true });
  }

  /** A slot by its begin, such as 12:00. */
  slot(begin: string): Locator {
    const slots = this.page.getByRole('radiogroup', { name: this.words.timeSlot });
    return slots.getByRole('radio', { name: new RegExp(`^${begin}–`) });
  }

  /** Chooses tomorrow, whose slots are all still to come. */
  async chooseTomorrow(): Promise<void> {
    await this.day(this.words.tomorrow).click();
  }

  /** Chooses a slot and waits for its tickets. */
  async chooseSlot(begin: string): Promise<void> {
    await this.slot(begin).click();
    await this.more('adult').waitFor();
  }

  /** The button that adds one ticket. */
  more(ticket: TicketName): Locator {
    return this.button(this.words.addOne(this.words.tickets[ticket]));
  }

  /** The button that takes one ticket away. */
  fewer(ticket: TicketName): Locator {
    return this.button(this.words.removeOne(this.words.tickets[ticket]));
  }

  async addTicket(ticket: TicketName, times = 1): Promise<void> {
    for (let time = 0; time < times; time += 1) await this.more(ticket).click();
  }

  /** The bar with the running total. */
  get bar(): Locator {
    return this.page.getByRole('region', { name: this.words.bar });
  }

  async placeOrder(): Promise<void> {
    await this.press(this.words.placeOrder);
  }

  // Order form

  /** The fields of a ticket's visitor, numbered from 1. */
  visitor(ticket: TicketName, number = 1): Locator {
    const name = this.words.visitorOf(this.words.tickets[ticket], number);
    return this.page.getByRole('group', { name, exact: true });
  }

  nameField(of: Locator): Locator {
    return of.getByRole('textbox', { name: this.words.name, exact: true }).first();
  }

  documentField(of: Locator): Locator {
    return of.getByRole('textbox', { name: this.words.documentNumber, exact: true }).first();
  }

  get phoneField(): Locator {
    return this.page.getByRole('textbox', { name: this.words.contactPhone });
  }

  async nameVisitor(ticket: TicketName, person: Person, number = 1): Promise<void> {
    await this.#fillIn(this.visitor(ticket, number), person);
  }

  /** The fields of the first child of a ticket's first visitor. */
  child(ticket: TicketName): Locator {
    return this.visitor(ticket).getByRole('group', {
      name: new RegExp(`^${this.words.childOf(1)}`),
    });
  }

  /** Brings a child along on a ticket. */
  async bringChild(ticket: TicketName, person: Person): Promise<void> {
    await this.button(this.words.addChild, this.visitor(ticket)).click();
    await this.#fillIn(this.child(ticket), person);
  }

  async givePhone(): Promise<void> {
    await this.phoneField.fill(phone);
  }

  async buy(): Promise<void> {
    await this.press(this.words.buy);
  }

  /** Comes to the order form with one adult ticket for 12:00 today. */
  async comesToOrderForm(): Promise<void> {
    await this.chooseSlot('12:00');
    await this.addTicket('adult');
    await this.placeOrder();
    await this.sees('orderForm');
  }

  /** Fills in the form of {@link comesToOrderForm}. */
  async fillsInOrderForm(): Promise<void> {
    await this.nameVisitor('adult', people.mother);
    await this.givePhone();
  }

  /** Orders one adult ticket for 12:00 today, and tells its number. */
  async comesToPayment(): Promise<string> {
    await this.comesToOrderForm();
    await this.fillsInOrderForm();
    await this.buy();
    await this.sees('paymentMethod');
    return this.orderNoInAddress();
  }

  // Payment

  /** @throws Error when the address names no order */
  orderNoInAddress(): string {
    const orderNo = /[?&]orderNo=(\d+)/.exec(this.page.url())?.[1];
    if (orderNo === undefined) throw new Error(`no order number in ${this.page.url()}`);
    return orderNo;
  }

  get cashier(): Locator {
    return this.page.getByRole('dialog', { name: this.words.cashier });
  }

  /** Ends a payment at the cashier. */
  async answerCashier(choice: CashierChoice): Promise<void> {
    await this.button(this.words.choices[choice], this.cashier).click();
  }

  /** Pays in the way that is chosen already. */
  async pay(choice: CashierChoice): Promise<void> {
    await this.press(this.words.payNow);
    await this.answerCashier(choice);
  }

  /** The pick-up codes on the page. */
  get pickUpCodes(): Locator {
    return this.page.getByRole('img', { name: this.words.pickUpCode });
  }

  async #fillIn(block: Locator, { name, document }: Person): Promise<void> {
    await this.nameField(block).fill(name);
    await this.documentField(block).fill(document);
  }
}
