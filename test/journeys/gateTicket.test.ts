import { readFileSync } from 'node:fs';
import type { Download, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningMuseum, startMuseumServer } from '../../contracts/provider/museumServer.ts';
import { InMemoryMuseum } from '../../src/adapters/inMemory/museum/InMemoryMuseum.ts';
import type { Language } from '../../src/domain/model/Language.ts';
import { type Arrival, openApp } from '../support/browser.ts';
import { gateWords } from '../support/gateWords.ts';
import { MuseumControl } from '../support/MuseumControl.ts';
import { qrCodeText, qrCodeTextIn, quietModulesIn } from '../support/qrCodeText.ts';
import { patiently, Visitor } from '../support/Visitor.ts';

const orderNo = '2026120109000000000001';
const takeTicketNo = '900000000017';
const issued = {
  state: 'an order is issued',
  params: { orderNo, takeTicketNo, ticketNo: '20261201000000042' },
};
const path = `/#/orderinfo?orderNo=${orderNo}`;
const weChat =
  'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0 Mobile Safari/537.36 XWEB/1160065 MicroMessenger/8.0.47 NetType/WIFI Language/zh_CN';

/** A visitor with an issued order before them, on the demo build. */
class Holder extends Visitor {
  readonly language: Language;

  constructor(...[app, language, museum]: ConstructorParameters<typeof Visitor>) {
    super(app, language, museum);
    this.language = language;
  }

  static async comes(language: Language, arrival: Arrival = {}): Promise<Holder> {
    const museum = new InMemoryMuseum({ now: Date.now, random: Math.random });
    museum.control('/_museum/providerState', issued);
    const app = await openApp({ path, language, ...arrival, museumState: museum.save() });
    const control = new MuseumControl((act, body) => app.control(act, body));
    const holder = new Holder(app, language, control);
    await holder.sees('orderDetail');
    await holder.pickUpCodes.first().waitFor();
    return holder;
  }

  get gate() {
    return gateWords[this.language];
  }

  get tools(): Locator {
    return this.page.getByRole('group', { name: this.gate.tools });
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name, exact: true });
  }

  /** The picture of the ticket, once it is drawn. */
  async drawnPicture(): Promise<Locator> {
    await this.button(this.gate.picture).click();
    const picture = this.dialog(this.gate.pictureTitle).getByRole('img', {
      name: this.gate.pictureOf,
    });
    await picture.waitFor();
    return picture;
  }

  async downloadBy(button: Locator): Promise<Download> {
    const [download] = await Promise.all([this.page.waitForEvent('download'), button.click()]);
    return download;
  }
}

const pngOf = async (picture: Locator): Promise<Buffer> => {
  const address = (await picture.getAttribute('src')) ?? '';
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
};

describe('a ticket at the gate', { timeout: 60_000 }, () => {
  it('[DET-03] [Q-A11Y-10] is read off a screenshot at 320 px in the dark theme', async () => {
    const holder = await Holder.comes('Simplified_Chinese', {
      viewport: { width: 320, height: 640 },
    });
    const { page } = holder;
    await page.emulateMedia({ colorScheme: 'dark' });
    const ground = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await expect.poll(ground, patiently).toBe('rgb(23, 20, 16)');
    await holder.pickUpCodes.first().evaluate((code) => code.scrollIntoView({ block: 'center' }));
    const seen = await page.screenshot();
    expect(qrCodeTextIn(seen)).toBe(takeTicketNo);
    expect(quietModulesIn(seen)).toBeGreaterThan(3.8);
    await page.getByText('9000 0000 0017', { exact: true }).waitFor();
    await page.getByText(holder.gate.toBeChecked, { exact: true }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  it('[Q-OFF-4] is saved as a picture that scans, under the policies of the real server', async () => {
    const holder = await Holder.comes('English');
    const picture = await holder.drawnPicture();
    const file = await pngOf(picture);
    expect(qrCodeTextIn(file)).toBe(takeTicketNo);
    expect(quietModulesIn(file)).toBeGreaterThan(3.8);
    // Shown under the policy, and not only asked for.
    await expect
      .poll(() => picture.evaluate((image) => Reflect.get(image, 'naturalWidth')), patiently)
      .toBe(900);
    expect(await qrCodeText(picture)).toBe(takeTicketNo);

    const sheet = holder.dialog(holder.gate.pictureTitle);
    await sheet.getByText(holder.gate.hold).waitFor();
    const download = await holder.downloadBy(holder.button(holder.gate.download, sheet));
    expect(download.suggestedFilename()).toBe('ticket-2026-12-01-1.png');
    expect(qrCodeTextIn(readFileSync(await download.path()))).toBe(takeTicketNo);
    await sheet.getByText(holder.gate.downloaded).waitFor();

    await holder.page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    const focused = holder.page.locator(':focus');
    await expect.poll(() => focused.textContent(), patiently).toBe(holder.gate.picture);
  });

  it('[Q-OFF-4] goes into a calendar by a file that names no code', async () => {
    const holder = await Holder.comes('English');
    const download = await holder.downloadBy(holder.button(holder.gate.calendar));
    expect(download.suggestedFilename()).toBe('ticket-2026-12-01-1.ics');
    const text = readFileSync(await download.path(), 'utf8');
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/);
    expect(text).toMatch(/\r\nDTSTART:20261201T\d{4}00Z\r\nDTEND:20261201T\d{4}00Z\r\n/);
    expect(text).toContain(`\r\nSUMMARY:${holder.gate.eventTitle}\r\n`);
    for (const secret of [takeTicketNo, orderNo, '20261201000000042']) {
      expect(text).not.toContain(secret);
    }
    await holder.page.getByText(holder.gate.calendarSaved).first().waitFor();
  });

  it('[DET-03] is printed on one clean page, black on white in the dark theme too', async () => {
    const holder = await Holder.comes('English');
    const { page } = holder;
    await page.emulateMedia({ colorScheme: 'dark' });
    // Headless, there is no dialog to wait for.
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await holder.button(holder.gate.print).click();
    await page.locator('html[data-printed]').waitFor();
    // On the screen nothing changed.
    await holder.pickUpCodes.first().waitFor();
    expect(await holder.pickUpCodes.count()).toBe(1);

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await page.getByRole('navigation').count()).toBe(0);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0);
    const paper = page.getByRole('article');
    expect(await paper.count()).toBe(1);
    await paper.getByText(`Yunze Museum · Order number ${orderNo}`).waitFor();
    expect(qrCodeTextIn(await page.screenshot())).toBe(takeTicketNo);
    for (const format of ['A4', 'Letter']) {
      expect(pagesOf(await page.pdf({ format })), format).toBe(1);
    }
    // The browser tells that it has printed: the copy is gone.
    await page.locator('[data-on-paper]').waitFor({ state: 'detached' });
    // By the browser's own menu all of an order's tickets come, each on its page.
    await page
      .getByRole('listitem')
      .filter({ has: paper })
      .evaluate((item) => item.after(item.cloneNode(true)));
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(2);
    expect(await page.getByRole('navigation').count()).toBe(0);
    expect(await page.getByRole('button').count()).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    await holder.sees('orderDetail');
    await holder.pickUpCodes.first().waitFor();
  });

  it('[Q-OFF-4] in WeChat is held, told and not printed: nothing there saves files', async () => {
    const holder = await Holder.comes('Simplified_Chinese', { userAgent: weChat });
    const { gate, tools, page } = holder;
    expect(await tools.getByRole('button').allTextContents()).toEqual([
      gate.picture,
      gate.calendar,
    ]);
    const picture = await holder.drawnPicture();
    expect(qrCodeTextIn(await pngOf(picture))).toBe(takeTicketNo);
    const sheet = holder.dialog(gate.pictureTitle);
    expect(await holder.button(gate.download, sheet).count()).toBe(0);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await holder.button(gate.calendar).click();
    const told = holder.dialog(gate.calendarTitle);
    await told.getByText(gate.inWeChat).waitFor();
    await told.getByText(gate.eventTitle).waitFor();
    await holder.findsNothingWrong();
  });

  it('is kept by keys alone, at twice the size of text', async () => {
    const holder = await Holder.comes('English', { viewport: { width: 320, height: 640 } });
    const { page, gate } = holder;
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await holder.button(gate.picture).focus();
    await page.keyboard.press('Enter');
    const sheet = holder.dialog(gate.pictureTitle);
    await sheet.getByRole('img').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await holder.button(gate.download, sheet).focus();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.keyboard.press('Enter'),
    ]);
    expect(download.suggestedFilename()).toBe('ticket-2026-12-01-1.png');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.keyboard.press('Tab');
    await expect.poll(() => page.locator(':focus').textContent(), patiently).toBe(gate.calendar);
  });
});

/** How many pages a PDF has. */
function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

describe('a ticket where there is no network', { timeout: 60_000 }, () => {
  let server: RunningMuseum;
  beforeAll(async () => {
    server = await startMuseumServer({ port: 0 });
  });
  afterAll(() => server.close());

  it('[Q-OFF-4] [Q-BAD-9] opens the gate all the same: left, come back to, and saved as a picture', async () => {
    const museum = new MuseumControl((act, body) => server.museum.control(act, body));
    server.museum.control('/_museum/providerState', issued);
    const app = await openApp({
      build: 'production',
      museum: server.url,
      language: 'English',
      path: `${path}&orgId=1&token=`,
    });
    const holder = new Holder(app, 'English', museum);
    const { page } = holder;
    await holder.sees('orderDetail');
    await holder.pickUpCodes.first().waitFor();
    const drawsAlready = () =>
      page.evaluate(() =>
        // What draws a picture comes with what shows the ticket.
        performance.getEntriesByType('resource').some(({ name }) => /\/order-/.test(name)),
      );
    await expect.poll(drawsAlready, patiently).toBe(true);

    await app.context.setOffline(true);
    await holder.follow(holder.words.places.home);
    await page.getByRole('heading', { level: 1, name: holder.words.titles.home }).waitFor();
    await page.goBack();
    await page.getByText(holder.gate.notRefreshed).waitFor(patiently);
    expect(await qrCodeText(holder.pickUpCodes.first())).toBe(takeTicketNo);

    const picture = await holder.drawnPicture();
    expect(qrCodeTextIn(await pngOf(picture))).toBe(takeTicketNo);
    await page.keyboard.press('Escape');

    await app.context.setOffline(false);
    await holder.button('Refresh').click();
    await page.getByText(holder.gate.notRefreshed).waitFor({ state: 'detached' });
    expect(await qrCodeText(holder.pickUpCodes.first())).toBe(takeTicketNo);
    app.forgive(/ERR_INTERNET_DISCONNECTED/);
  });
});
