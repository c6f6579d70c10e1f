import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningMuseum, startMuseumServer } from '../../contracts/provider/museumServer.ts';
import type { Language } from '../../src/domain/model/Language.ts';
import { axe, openApp } from '../support/browser.ts';
import { MuseumControl } from '../support/MuseumControl.ts';
import { openingTime, people, Visitor } from '../support/Visitor.ts';

const canaries = {
  token: 'canary-token-4f1d',
  phone: '13911112222',
  document: people.mother.document,
} as const;

const words = {
  Simplified_Chinese: {
    mode: '调试模式',
    on: '调试模式已开启，刷新后生效',
    off: '调试模式已关闭，刷新后生效',
    open: '打开调试控制台',
    title: '调试控制台',
    calls: '请求',
    minimise: '最小化',
    clear: '清空',
  },
  English: {
    mode: 'Debug mode',
    on: 'Debug mode on. Refresh to apply.',
    off: 'Debug mode off. Refresh to apply.',
    open: 'Open the debug console',
    title: 'Debug console',
    calls: 'Calls',
    minimise: 'Minimise',
    clear: 'Clear',
  },
} as const;

describe('the debugging console', () => {
  let server: RunningMuseum;
  beforeAll(async () => {
    server = await startMuseumServer({ port: 0 });
  });
  afterAll(() => server.close());

  async function aGuest(language: Language) {
    const museum = new MuseumControl((path, body) => server.museum.control(path, body));
    await museum.reset(openingTime);
    const app = await openApp({
      build: 'production',
      museum: server.url,
      language,
      phoneTime: openingTime,
      path: `/#/index?orgId=1&token=${canaries.token}`,
    });
    const scripts: string[] = [];
    app.context.on('request', (request) => scripts.push(request.url()));
    return { guest: new Visitor(app, language, museum), scripts };
  }

  it.each(['Simplified_Chinese', 'English'] as const)(
    '[START-08] [Q-SEC-10] in %s: comes with the flag alone, out of this origin, and shows neither token nor phone nor document',
    async (language) => {
      const { guest, scripts } = await aGuest(language);
      const { page, app } = guest;
      const said = words[language];
      await guest.chooseSlot('12:00');
      await page.reload();
      await guest.slot('12:00').waitFor();
      expect(scripts.filter((url) => /debug/i.test(url))).toEqual([]);
      const icon = guest.button(said.mode);
      const box = await icon.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await icon.click();
      await page.getByText(said.on).last().waitFor();
      expect(await page.evaluate(() => localStorage.getItem('vdebug'))).toBe('true');

      await page.reload();
      await guest.button(said.open).click();
      const panel = page.getByRole('region', { name: said.title });
      await panel
        .getByText(/POST \/trip\/staggered-reservation-daily\/list → 200 · \d+ ms/)
        .waitFor();
      expect(await axe(page)).toEqual([]);
      await page.evaluate(({ token, phone, document: id }) => {
        const { console } = window;
        console.log('planted', token, { phone }, `id ${id}`);
        console.info(`${phone.slice(0, 3)} ${phone.slice(3)}`);
      }, canaries);
      await panel.getByText('planted').waitFor();
      const dom = await page.content();
      for (const canary of Object.values(canaries)) expect(dom).not.toContain(canary);
      await guest.button(said.calls, panel).click();
      expect(await panel.getByText('planted').count()).toBe(0);
      await guest.button(said.clear, panel).click();
      expect(await panel.getByRole('listitem').count()).toBe(0);
      await guest.button(said.minimise, panel).click();
      expect(await panel.count()).toBe(0);
      expect(scripts.filter((url) => new URL(url).origin !== app.url)).toEqual([]);
      expect(scripts.filter((url) => /debug/i.test(url)).length).toBeGreaterThan(0);

      await guest.chooseSlot('12:00');
      await icon.click();
      await page.getByText(said.off).last().waitFor();
      await page.reload();
      await guest.slot('12:00').waitFor();
      expect(await guest.button(said.open).count()).toBe(0);
    },
  );

  it('[Q-SEC-11] what nothing has caught leads to a way on, and to no stack', async () => {
    const { guest } = await aGuest('English');
    const { page, app } = guest;
    await guest.chooseSlot('12:00');
    await page.evaluate((origin) => {
      const mistake = new Error('secret of 13911112222');
      mistake.stack = `Error: secret\n at f (${origin}/assets/index.js:1:1)`;
      void Promise.reject(mistake);
    }, app.url);
    const dialog = page.getByRole('dialog', { name: 'Something went wrong on this page' });
    await dialog.waitFor();
    expect(await page.content()).not.toContain('secret');
    expect(await axe(page)).toEqual([]);
    await guest.button('Close', dialog).click();
    expect(await guest.slot('12:00').isChecked()).toBe(true);
    app.forgive(/uncaught/);
  });
});
