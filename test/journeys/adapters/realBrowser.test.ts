import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe, type OpenedApp, openApp } from '../../support/browser.ts';
import { hostileHtml, hostileTexts } from '../../support/hostile/hostileHtml.ts';
import { hostileTree } from '../../support/hostile/hostileTrees.ts';
import { watchHarm } from '../../support/hostile/watchHarm.ts';
import { qrCodeTextIn } from '../../support/qrCodeText.ts';

/**
 * What only a real browser can prove of the adapters: they work, and stay harmless, under the policies of
 * deploy/headers.conf. Trusted Types, inert documents, history and modal dialogs are no better than their engine.
 */
let folder = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'adapters-'));
  await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    base: './',
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', modulePreload: false },
  });
}, 60_000);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const open = (path = '/'): Promise<OpenedApp> => openApp({ folder, path });

// Chromium tells of a handler or style that it refuses to run as soon as it reads one, be it in an inert document.
const toldOfByTheParser =
  /(?:script|style)-src-(?:attr|elem)|base-uri|base URI|inline event handler|inline style/;

describe('the sanitiser in a real browser', { timeout: 60_000 }, () => {
  const shown = ({ page }: OpenedApp, html: string): Promise<string> =>
    page.evaluate((text) => window.adapters.show(text), html);

  it('shows what the museum may say, under enforced Trusted Types', async () => {
    const app = await open();
    const said =
      '<h3>Tickets</h3><p>Bring <b>your</b> <strong>ID</strong>,<br><em>please</em></p><ul><li>one</li></ul>';
    expect(await shown(app, said)).toBe(said);
    expect(await shown(app, '')).toBe('');
    expect(await shown(app, 'a < b & c')).toBe('a &lt; b &amp; c');
    expect(await shown(app, '<p>once</p>')).toBe('<p>once</p>');
  });

  it('leaves links to https alone, and lets them tell nothing', async () => {
    const app = await open();
    const secure = await shown(app, '<a href="https://museum.example/a?b=1" target="x">more</a>');
    expect(secure).toBe(
      '<a href="https://museum.example/a?b=1" rel="noopener noreferrer">more</a>',
    );
    for (const href of [
      'http://museum.example/',
      'javascript:alert(1)',
      'java\nscript:alert(1)',
      '//evil.example/',
      '\\\\evil.example',
      'https://museum.example@evil.example/',
      'data:text/html,x',
      'mailto:a@b.example',
      '/index',
    ]) {
      expect(await shown(app, `<a href="${href}">more</a>`), href).toBe('<a>more</a>');
    }
  });

  it('shows pictures of the same origin alone', async () => {
    const app = await open();
    // The server answers any path without an ending: what comes is no picture, and nobody complains.
    expect(await shown(app, '<img src="/file/download/1">')).toBe(
      '<img src="/file/download/1" alt="">',
    );
    for (const source of [
      'https://evil.example/a.png',
      '//evil.example/a.png',
      'data:,',
      'x:y',
      '',
    ]) {
      expect(await shown(app, `a<img src="${source}">b`), source).toBe('ab');
    }
  });

  const wrongIn = ({ page }: OpenedApp, texts: readonly string[], where: 'here' | 'apart') =>
    page.evaluate(([all, there]) => window.adapters.wrongIn(all, there), [texts, where] as const);

  it('[Q-SEC-2] leaves nothing hostile, whichever way it would have gone', async () => {
    expect(hostileTexts.length).toBeGreaterThanOrEqual(60);
    const app = await open();
    const unmoved = await watchHarm(app);
    for (const [family, texts] of Object.entries(hostileHtml)) {
      expect(await wrongIn(app, texts, 'here'), family).toEqual({ wrong: [], refused: [] });
    }
    await unmoved();
    app.forgive(toldOfByTheParser);
  });

  it('[Q-SEC-2] leaves nothing hostile of trees out of a hat', async () => {
    const app = await open();
    const unmoved = await watchHarm(app);
    const trees = fc.array(hostileTree, { minLength: 100, maxLength: 100 });
    let refusals = 0;
    const property = fc.asyncProperty(trees, async (texts) => {
      const { wrong, refused } = await wrongIn(app, texts, 'apart');
      expect(wrong).toEqual([]);
      refusals += refused.length;
    });
    await fc.assert(property, { numRuns: 10, seed: 20_261_128, endOnFailure: true });
    // What it can make no sense of it refuses whole; were that all of it, nothing would have been looked at.
    expect(refusals).toBeLessThan(50);
    await unmoved();
    app.forgive(toldOfByTheParser);
  });
});

const field = '<input type="hidden" name="order" value="T1">';
const refused = [
  ['a script address', `<form action="javascript:alert(1)" method="post">${field}</form>`],
  ['a data address', `<form action="data:text/html,x" method="post">${field}</form>`],
  ['an address without https', `<form action="http://bank.example/" method="post">${field}</form>`],
  ['another host', `<form action="https://evil.example/" method="post">${field}</form>`],
  ['another port', `<form action="https://bank.example:8443/" method="post">${field}</form>`],
  ['a host in disguise', `<form action="https://bank.example@evil.example/" method="post"></form>`],
  ['a longer host', `<form action="https://bank.example.evil.example/" method="post"></form>`],
  ['an address of this page', `<form action="/pay" method="post">${field}</form>`],
  ['no address', `<form method="post">${field}</form>`],
  ['a form that is not posted', `<form action="https://bank.example/">${field}</form>`],
  [
    'two forms',
    `<form action="https://bank.example/" method="post"></form><form action="https://bank.example/" method="post"></form>`,
  ],
  ['no form', '<p>pay</p>'],
  ['nothing', ''],
] as const;

describe('the bank form in a real browser', { timeout: 60_000 }, () => {
  const formIn = ({ page }: OpenedApp, html: string) =>
    page.evaluate((text) => window.adapters.formIn(text), html);

  it('[PAY-05] copies the address and the hidden and text fields, and nothing else', async () => {
    const app = await open();
    const html =
      '<base href="https://evil.example/"><form id="f" action="https://bank.example/pay?a=1" method="post" onsubmit="window.hacked=1">' +
      `${field}<input name="memo" value="&quot;&lt;b&gt;"><input type="submit" name="submit" value="go">` +
      '<input type="password" name="secret" value="x"><button formaction="https://evil.example/">pay</button></form>' +
      '<script>window.hacked=1</script>';
    expect(await formIn(app, html)).toEqual({
      action: 'https://bank.example/pay?a=1',
      fields: [
        '<input type="hidden" name="order" value="T1">',
        '<input type="hidden" name="memo" value="&quot;&lt;b&gt;">',
      ],
    });
    expect(await app.page.evaluate(() => Reflect.has(window, 'hacked'))).toBe(false);
    app.forgive(toldOfByTheParser);
  });

  it('[PAY-05] refuses every other form', async () => {
    const app = await open();
    for (const [what, html] of refused) expect(await formIn(app, html), what).toBeNull();
  });

  it('[PAY-05] posts the fields to the bank and leaves the page', async () => {
    const app = await open();
    const posted = new Promise<string | null>((resolve) => {
      void app.page.route('https://bank.example/**', (route) => {
        resolve(route.request().postData());
        void route.fulfill({ contentType: 'text/html', body: '<title>Bank</title>' });
      });
    });
    const html =
      '<form action="https://bank.example/pay" method="POST"><input type="hidden" name="submit" value="1"><input name="a" value="b c"></form>';
    expect(await app.page.evaluate((text) => window.adapters.leaveForBank(text), html)).toEqual({
      ok: true,
      value: 'leaving',
    });
    expect(await posted).toBe('submit=1&a=b+c');
    await app.page.waitForURL('https://bank.example/pay');
  });
});

describe('the entry address in a real browser', { timeout: 60_000 }, () => {
  it('[START-02] is gone from the address and from history at once', async () => {
    const app = await open('/?from=singlemessage&token=never-shown#/order?orgId=7&a=1');
    expect(app.page.url()).toBe(`${app.url}/?from=singlemessage#/order?a=1`);
    expect(await app.page.evaluate(() => window.adapters.token())).toBe('never-shown');
    const before = await app.page.evaluate(() => window.history.length);
    await app.page.evaluate(() => window.adapters.bar.push('/index'));
    await app.page.goBack();
    await app.page.waitForURL(/order/);
    expect(app.page.url()).not.toContain('never-shown');
    expect(await app.page.evaluate(() => window.history.length)).toBe(before + 1);
    await app.page.reload();
    expect(await app.page.evaluate(() => window.adapters.token())).toBe('never-shown');
    expect(await app.page.evaluate(() => JSON.stringify(window.history.state))).not.toContain(
      'never-shown',
    );
  });

  it('[START-02] shows a second visitor in the tab nothing that the first one typed', async () => {
    const app = await open('/#/orderconfirm?token=first');
    const typed = { visitors: [], contactMobile: '13800000000', code: '' };
    await app.page.evaluate((draft) => window.adapters.drafts.keep(draft), typed);
    await app.page.goto(`${app.url}/?again#/orderconfirm?token=second`);
    expect(await app.page.evaluate(() => window.adapters.drafts.typed())).toBeNull();
    await app.page.goBack();
    await app.page.waitForURL(/\/#\/orderconfirm$/);
    expect(await app.page.evaluate(() => window.adapters.drafts.typed())).toBeNull();
  });

  it('[START-09] takes a path without the hash over into it', async () => {
    const app = await open('/PayReturn?orderNo=T1');
    expect(app.page.url()).toBe(`${app.url}/#/PayReturn?orderNo=T1`);
    expect(await app.page.evaluate(() => window.adapters.bar.current())).toBe(
      '/PayReturn?orderNo=T1',
    );
  });

  it('gives an entry that a link made its own place, and keeps drafts over a reload', async () => {
    const app = await open('/#/index');
    await app.page.evaluate(() => {
      window.location.hash = '/orderconfirm';
    });
    await app.page.waitForURL(/orderconfirm/);
    const typed = { visitors: [], contactMobile: '138', code: '' };
    await app.page.evaluate((draft) => window.adapters.drafts.keep(draft), typed);
    await app.page.reload();
    expect(await app.page.evaluate(() => window.adapters.drafts.typed())).toEqual(typed);
    await app.page.evaluate(() => window.adapters.bar.back('/order'));
    await app.page.waitForURL(/index/);
    const state = await app.page.evaluate(() => JSON.stringify(window.history.state));
    expect(state).not.toContain('138');
    await app.page.evaluate(() => window.adapters.bar.back('/order'));
    await app.page.waitForURL(/#\/order$/);
  });
});

describe('the cashier in a real browser', { timeout: 60_000 }, () => {
  const languages = [
    ['Simplified_Chinese', '演示收银台', '支付', '支付，但博物馆 35 秒后才收到'],
    ['English', 'Demo cashier', 'Pay', 'Pay, but the museum hears of it 35 seconds later'],
  ] as const;

  it.each(languages)(
    'in %s is a dialog that axe finds nothing in',
    async (language, title, pay) => {
      const app = await open();
      const { page } = app;
      const answer = page.evaluate((said) => window.adapters.pay('T20261205', said), language);
      const dialog = page.getByRole('dialog', { name: title });
      await dialog.waitFor();
      expect(await dialog.textContent()).toContain('T20261205');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await axe(page)).toEqual([]);
      }
      await page.getByRole('button', { name: pay, exact: true }).click();
      expect(await answer).toEqual({ ok: true, value: 'returned' });
      expect(await page.evaluate(() => window.adapters.controlled)).toEqual([
        { path: '/_museum/pay', body: { orderNo: 'T20261205' } },
      ]);
      expect(await page.getByRole('dialog').count()).toBe(0);
    },
  );

  it('lets the museum hear late, by keyboard alone', async () => {
    const { page } = await open();
    const answer = page.evaluate(() => window.adapters.pay('T1', 'English'));
    await page.getByRole('dialog').waitFor();
    const late = page.getByRole('button', {
      name: 'Pay, but the museum hears of it 35 seconds later',
    });
    for (let step = 0; step < 4; step += 1) {
      if (await late.evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    expect(await answer).toEqual({ ok: true, value: 'returned' });
    expect(await page.evaluate(() => window.adapters.controlled)).toEqual([
      { path: '/_museum/pay', body: { orderNo: 'T1', afterMs: 35_000 } },
    ]);
  });

  it('takes Escape, cancel and fail for not paid', async () => {
    const { page } = await open();
    for (const way of ['Escape', 'Cancel without paying', 'Let the payment fail']) {
      const answer = page.evaluate(() => window.adapters.pay('T1', 'English'));
      await page.getByRole('dialog').waitFor();
      if (way === 'Escape') await page.keyboard.press('Escape');
      else await page.getByRole('button', { name: way }).click();
      expect(await answer, way).toEqual({ ok: true, value: 'notPaid' });
    }
    expect(await page.evaluate(() => window.adapters.controlled)).toEqual([]);
  });

  it('[PAY-05] plays the bank and sends the visitor back to where it was told', async () => {
    const { page } = await open();
    const html =
      '<form method="POST" action="https://bank.example/pay"><input type="hidden" name="merchantOrder" value="prepay_T1"><input type="hidden" name="returnUrl" value="http://127.0.0.1/#/payReturn?orderNo=T1"></form>';
    const answer = await page.evaluate((text) => window.adapters.payAtBank(text, 'English'), html);
    expect(answer).toEqual({ ok: true, value: 'leaving' });
    await page.getByRole('dialog', { name: 'Demo bank' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.waitForFunction(() => window.adapters.returns.length > 0);
    expect(await page.evaluate(() => window.adapters.returns)).toEqual([
      'http://127.0.0.1/#/payReturn?orderNo=T1',
    ]);
    expect(await page.evaluate(() => window.adapters.controlled)).toEqual([
      { path: '/_museum/pay', body: { orderNo: 'T1' } },
    ]);
  });
});

describe('dialogs in a real browser', { timeout: 60_000 }, () => {
  it('[Q-A11Y-5] take the focus to their heading, and give it back to what opened them', async () => {
    const { page } = await open();
    expect(await page.evaluate(() => window.adapters.focusAroundDialog())).toEqual([
      'H2',
      'BUTTON',
    ]);
  });
});

describe('pictures of tickets in a real browser', { timeout: 60_000 }, () => {
  const face = {
    code: '900000000017',
    codeText: '9000 0000 0017',
    codeLabel: '取票码',
    museum: '云泽博物馆',
    ticket: '常设展门票 · 成人票',
    day: '12月1日 周二',
    slot: '09:00–10:30',
    visitor: '测**',
    orderNo: '订单号 2026120109000000000001',
  };
  const drawn = async (change: Partial<typeof face> = {}) => {
    const app = await open();
    const address = await app.page.evaluate((given) => window.adapters.draw(given), {
      ...face,
      ...change,
    });
    return address === null ? null : Buffer.from(address.replace(/^.*,/, ''), 'base64');
  };
  const sizeOf = (file: Buffer | null) =>
    file === null ? null : [file.readUInt32BE(16), file.readUInt32BE(20)];

  it('[Q-OFF-4] scan, and grow where more is to be said', async () => {
    const file = await drawn();
    const [width = 0, height = 0] = sizeOf(file) ?? [];
    expect(width).toBe(900);
    expect(file && qrCodeTextIn(file)).toBe(face.code);
    const long = await drawn({
      ticket: '一家三代同游常设展与特展联票'.repeat(4),
      code: '票'.repeat(60),
    });
    expect(long && qrCodeTextIn(long)).toBe('票'.repeat(60));
    const [sameWidth = 0, longer = 0] = sizeOf(long) ?? [];
    expect(sameWidth).toBe(900);
    expect(longer).toBeGreaterThan(height + 50);
  });

  it('[Q-OFF-4] say nothing where they would not scan', async () => {
    expect(await drawn({ code: 'x'.repeat(2332) })).toBeNull();
    expect(await drawn({ code: '' })).toBeNull();
    expect(await drawn({ code: '\ud83d' })).toBeNull();
  });
});
