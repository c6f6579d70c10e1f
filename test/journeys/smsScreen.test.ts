import { describe, expect, it } from 'vitest';
import { qrCodeText } from '../support/qrCodeText.ts';
import { queryWords } from '../support/queryWords.ts';
import { aVisitor, type Coming, patiently, type Visitor } from '../support/Visitor.ts';

const billNo = '2026120109000000000009';
const pickUpCode = '880011223344';
const link = `/#/smscode?sourcebill=${billNo}&sourcebillno=${billNo}&companysysid=1`;
const paths = { order: '/order/findshipping.do', lines: '/index/forward.do' } as const;

interface Linked {
  readonly state?: string;
  readonly params?: Readonly<Record<string, string>>;
}

/** Someone who follows the link of a text message about an order of the museum's. */
async function followsLink(
  { state = 'an SMS link names an issued order', params = { pickUpCode } }: Linked,
  coming: Coming = {},
): Promise<Visitor> {
  const visitor = await aVisitor({ path: '/#/orderQuery', ...coming });
  await visitor.sees('orderQuery');
  await visitor.app.control('/_museum/providerState', { state, params: { billNo, ...params } });
  // A link from outside opens the page anew; the museum has kept what it knows.
  await visitor.page.goto('about:blank');
  await visitor.page.goto(visitor.app.url + link);
  return visitor;
}

describe('the link of a text message', () => {
  it.each(['Simplified_Chinese', 'English'] as const)(
    '[SQR-01] [Q-A11Y-10] opens the pick-up code, which a reader reads in the dark too, and what it is for: %s',
    async (language) => {
      const words = queryWords[language];
      const visitor = await followsLink({}, { language, viewport: { width: 320, height: 640 } });
      const { page, museum } = visitor;
      await page.getByRole('heading', { level: 1, name: words.smsScreen, exact: true }).waitFor();
      const picture = page.getByRole('img', { name: words.pickUpNumber });
      await picture.waitFor();
      await page.getByText(words.unused, { exact: true }).waitFor();
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await qrCodeText(picture)).toBe(pickUpCode);
      const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
      expect([width, height]).toEqual([140, 140]);
      const code = page.getByText('8800 1122 3344', { exact: true });
      await code.waitFor();
      expect(await code.evaluate((text) => getComputedStyle(text).userSelect)).toBe('text');
      await page.getByText(words.brighter).waitFor();
      await page.getByText('¥60.00').waitFor();
      const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(await isWide()).toBe(false);
      expect([await museum.calls(paths.order), await museum.calls(paths.lines)]).toEqual([1, 1]);
    },
  );

  it('[SQR-01] of an order to be paid loads nothing further, and says that there is no code yet', async () => {
    const words = queryWords.English;
    const state = 'an SMS link names an unpaid order';
    const visitor = await followsLink({ state, params: {} }, { language: 'English' });
    await visitor.page.getByText(words.notIssued, { exact: true }).waitFor();
    await visitor.page.getByText(/no pick-up number yet/).waitFor();
    expect(await visitor.page.getByRole('img', { name: words.pickUpNumber }).count()).toBe(0);
    expect(await visitor.museum.calls(paths.lines)).toBe(0);
  });

  it('[SQR-01] shows what came first when the second call fails, and mends it on a press', async () => {
    const words = queryWords.English;
    const params = { pickUpCode, line: 'used' };
    const visitor = await followsLink({ params }, { language: 'English' });
    const { page, museum } = visitor;
    await page.getByText(words.used, { exact: true }).waitFor();
    await museum.plan({ path: paths.lines, kind: 'businessError' });
    await visitor.press('Refresh');
    await page.getByText(words.statusLost).waitFor();
    await page.getByText(words.used, { exact: true }).waitFor();
    const again = visitor.button(words.tryAgain);
    await again.focus();
    await page.keyboard.press('Enter');
    await page.getByText(words.statusLost).waitFor({ state: 'detached' });
    // On arrival and at last: the one between was struck by the fault.
    await expect.poll(() => museum.calls(paths.lines), patiently).toBe(2);
    expect(await again.count()).toBe(0);
    const refresh = visitor.button('Refresh');
    expect(await refresh.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('[SQR-01] that names nothing says so and leads home', async () => {
    const words = queryWords.English;
    const visitor = await aVisitor({ path: '/#/smscode', language: 'English' });
    await visitor.heading(words.noSuchOrder).waitFor();
    await visitor.page.waitForURL(/#\/index$/);
    await visitor.sees('home');
    expect(await visitor.museum.calls(paths.order)).toBe(0);
  });
});
