import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/domain/model/Language.ts';
import { TestedMuseum } from '../adapters/inMemory/aMuseum.ts';
import { aConcessionLine, anOrder } from '../adapters/inMemory/anOrder.ts';
import { openApp } from '../support/browser.ts';
import { isFocused, tabTo } from '../support/byKeyboard.ts';
import { MuseumControl } from '../support/MuseumControl.ts';
import { openingTime, patiently, Visitor } from '../support/Visitor.ts';

const words = {
  Simplified_Chinese: {
    title: '补差价',
    all: '全选',
    noneChosen: '请先选择票',
    confirm: '确认补差价',
    send: '提交并支付',
  },
  English: {
    title: 'Top up tickets',
    all: 'Select all',
    noneChosen: 'Select a ticket first',
    confirm: 'Confirm top-up',
    send: 'Send and pay',
  },
} as const;

const savePath = '/api/integration/save-wx-replenish-order';

/** A visitor who bought three concessions earlier and comes to top them up, at 30 yuan each. */
async function aVisitorToTopUp(language: Language = 'English') {
  const tested = new TestedMuseum({ now: Date.now, random: Math.random });
  tested.museum.control('/_museum/reset', { now: openingTime, scenario: 'default' });
  const { orderNo } = tested.issue(anOrder(aConcessionLine(3)));
  const app = await openApp({
    language,
    museumState: tested.museum.save(),
    path: `/#/orderReplenish?orderNo=${orderNo}`,
  });
  const museum = new MuseumControl((path, body) => app.control(path, body));
  const visitor = new Visitor(app, language, museum);
  const { page } = visitor;
  const boxes = page.getByRole('checkbox');
  await boxes.nth(3).waitFor();
  const topUps = async () => (await museum.orders()).filter((order) => order.orderNo !== orderNo);
  const dialog = (name: string) => page.getByRole('dialog', { name });
  return { visitor, page, museum, boxes, topUps, dialog, texts: words[language] };
}

type Arrived = Awaited<ReturnType<typeof aVisitorToTopUp>>;

/** Chooses two of the three and comes to the dialog that asks for the last word. */
async function chooseTwo({ visitor, boxes, texts, dialog }: Arrived) {
  await boxes.nth(1).check();
  await boxes.nth(3).check();
  await visitor.press(texts.confirm);
  await dialog(texts.confirm).waitFor();
}

describe('topping tickets up', () => {
  it.each(['Simplified_Chinese', 'English'] as const)(
    '[RPLN-01] [RPLN-02] in %s, two of three are topped up by one order and paid',
    async (language) => {
      const here = await aVisitorToTopUp(language);
      const { visitor, page, museum, boxes, topUps, dialog, texts } = here;
      await page.getByRole('heading', { level: 1, name: texts.title }).waitFor();
      await page.getByText(texts.noneChosen).waitFor();
      await boxes.nth(0).check();
      expect(await boxes.nth(2).isChecked()).toBe(true);
      await boxes.nth(0).uncheck();

      await chooseTwo(here);
      const facts = await dialog(texts.confirm).getByRole('definition').allTextContents();
      expect([facts[0], facts[2]]).toEqual(['¥30.00', '¥60.00']);
      await visitor.press(texts.send);
      await visitor.sees('paymentMethod');
      await page.getByText('¥60.00').first().waitFor();
      const [topUp, ...others] = await topUps();
      expect(others).toEqual([]);
      expect(topUp).toMatchObject({
        orderNo: visitor.orderNoInAddress(),
        status: '待支付',
        total: 60,
      });
      expect(topUp?.tickets).toHaveLength(2);

      await visitor.pay('pay');
      await visitor.heading(visitor.words.paid).waitFor();
      expect((await topUps()).map(({ status }) => status)).toEqual(['已出票']);
      expect(await museum.calls(savePath)).toBe(1);
    },
  );

  it('[RPLN-01] [RPLN-02] by keyboard: the dialog gives the focus back, and a press of Enter sends it', async () => {
    const { visitor, page, boxes, topUps, dialog, texts } = await aVisitorToTopUp();
    await tabTo(page, boxes.nth(1));
    await page.keyboard.press('Space');
    const confirm = visitor.button(texts.confirm);
    await tabTo(page, confirm);
    await page.keyboard.press('Enter');
    await dialog(texts.confirm).waitFor();
    await page.keyboard.press('Escape');
    await dialog(texts.confirm).waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(confirm), patiently).toBe(true);
    await page.keyboard.press('Enter');
    await tabTo(page, visitor.button(texts.send));
    await page.keyboard.press('Enter');
    await visitor.sees('paymentMethod');
    expect((await topUps()).map(({ total }) => total)).toEqual([30]);
  });

  it('[RPLN-02] [Q-PAY-2] ten taps in one frame make one order', async () => {
    const here = await aVisitorToTopUp();
    const { visitor, museum, topUps, texts } = here;
    await chooseTwo(here);
    await visitor.button(texts.send).evaluate((button) => {
      for (let tap = 0; tap < 10; tap += 1) if (button instanceof HTMLElement) button.click();
    });
    await visitor.sees('paymentMethod');
    expect(await museum.calls(savePath)).toBe(1);
    expect(await topUps()).toHaveLength(1);
  });
});

describe('an answer to a top-up that is lost', () => {
  it('[RPLN-02] [Q-PAY-3] after the museum took it leads on to that one order, and says so', async () => {
    const here = await aVisitorToTopUp();
    const { visitor, page, museum, topUps, texts } = here;
    await chooseTwo(here);
    await museum.plan({ path: savePath, kind: 'commitThenDrop' });
    await visitor.press(texts.send);
    await visitor.sees('paymentMethod');
    await page
      .getByText(/your top-up was taken/)
      .first()
      .waitFor();
    const [topUp, ...others] = await topUps();
    expect(others).toEqual([]);
    expect(visitor.orderNoInAddress()).toBe(topUp?.orderNo);
    expect(await museum.calls(savePath)).toBe(1);
    expect(await museum.calls('/api/query/list-order')).toBe(1);
  });

  it('[RPLN-02] [Q-PAY-3] that it never took is looked for twice, and sent again only by the visitor', async () => {
    const here = await aVisitorToTopUp();
    const { visitor, museum, topUps, dialog, texts } = here;
    await chooseTwo(here);
    await museum.plan({ path: savePath, kind: 'dropRequest' });
    await visitor.press(texts.send);
    await dialog('Your top-up may have been taken').waitFor();
    expect(await visitor.button('Send again').count()).toBe(0);
    await visitor.press('Check again');
    await visitor.button('Send again').waitFor();
    expect(await topUps()).toEqual([]);
    await visitor.press('Send again');
    await visitor.sees('paymentMethod');
    expect(await topUps()).toHaveLength(1);
    expect(await museum.calls(savePath)).toBe(1);
  });
});
