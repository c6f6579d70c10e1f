import { describe, expect, it } from 'vitest';
import { slotId } from '../../src/adapters/inMemory/museum/slotId.ts';
import type { Language } from '../../src/domain/model/Language.ts';
import { TestedMuseum } from '../adapters/inMemory/aMuseum.ts';
import { aLine, anOrder } from '../adapters/inMemory/anOrder.ts';
import { type Arrival, openApp } from '../support/browser.ts';
import { isFocused, tabTo } from '../support/byKeyboard.ts';
import { MuseumControl } from '../support/MuseumControl.ts';
import { days, openingTime, patiently, Visitor } from '../support/Visitor.ts';

const words = {
  Simplified_Chinese: {
    title: '订单改签',
    all: '全选',
    change: '改签',
    none: '请选择要改签的门票',
    dialog: '选择新的日期和时段',
    tomorrow: '周三 12月2日',
    from: '12月1日 周二 12:00–13:00',
    to: '12月2日 周三 12:00–13:00',
    confirm: (count: number) => `确认改签 ${count} 张`,
    done: '改签成功',
  },
  English: {
    title: 'Change order',
    all: 'Select all',
    change: 'Change ticket',
    none: 'Please select tickets to change',
    dialog: 'Choose a new date and time',
    tomorrow: 'Wed 2 Dec',
    from: 'Tue 1 Dec 12:00–13:00',
    to: 'Wed 2 Dec 12:00–13:00',
    confirm: (count: number) => `Change ${count} ticket${count === 1 ? '' : 's'}`,
    done: 'Successfully changed ticket',
  },
} as const;

const rebookPath = '/api/integration/wx-rebook';
/** 62 ordinary places at 12:00 tomorrow. */
const target = slotId(days.tomorrow, 3);

/** A visitor with three adult tickets for 12:00 today, on the screen that changes them. */
async function aVisitorToRebook(language: Language = 'English', arrival: Arrival = {}) {
  const tested = new TestedMuseum({ now: Date.now, random: Math.random });
  tested.museum.control('/_museum/reset', { now: openingTime, scenario: 'default' });
  const { orderNo } = tested.issue(anOrder(aLine('adult', 3)));
  const app = await openApp({
    ...arrival,
    language,
    museumState: tested.museum.save(),
    path: `/#/reOrder?orderNo=${orderNo}`,
  });
  const museum = new MuseumControl((path, body) => app.control(path, body));
  const visitor = new Visitor(app, language, museum);
  const { page } = visitor;
  const texts = words[language];
  await page.getByRole('heading', { level: 1, name: texts.title }).waitFor();
  const boxes = page.getByRole('checkbox');
  await boxes.nth(3).waitFor();
  const dialog = page.getByRole('dialog', { name: texts.dialog });
  const slot = (begin: string) => dialog.getByRole('radio', { name: new RegExp(`^${begin}`) });
  const visits = async () => (await museum.theOrder()).tickets.map((ticket) => ticket.slotId);
  return { visitor, page, museum, orderNo, boxes, dialog, slot, visits, texts };
}

type Arrived = Awaited<ReturnType<typeof aVisitorToRebook>>;

async function openDialog({ visitor, texts, dialog }: Arrived) {
  await visitor.press(texts.change);
  await dialog.waitFor();
}

/** Chooses 12:00 tomorrow in the open dialog. */
async function chooseTomorrow({ dialog, slot, texts }: Arrived) {
  await dialog.getByRole('radio', { name: texts.tomorrow }).click();
  await slot('12:00').click();
  await dialog.getByText(texts.to, { exact: true }).waitFor();
}

describe('changing a visit', () => {
  it.each(['Simplified_Chinese', 'English'] as const)(
    '[RBK-01] [RBK-02] in %s, two of three tickets go to another day, once',
    async (language) => {
      const here = await aVisitorToRebook(language);
      const { visitor, page, museum, orderNo, boxes, dialog, slot, visits, texts } = here;
      const [at] = await visits();
      await visitor.press(texts.change);
      await page.getByText(texts.none).first().waitFor();
      expect(await dialog.count()).toBe(0);
      await boxes.nth(0).check();
      expect(await boxes.nth(3).isChecked()).toBe(true);
      await boxes.nth(2).uncheck();
      expect(await boxes.nth(0).isChecked()).toBe(false);

      await openDialog(here);
      // The first slot of today that can be had is chosen already.
      await expect
        .poll(() => dialog.getByRole('radio', { checked: true }).count(), patiently)
        .toBe(2);
      await chooseTomorrow(here);
      await dialog.getByText(texts.from, { exact: true }).waitFor();
      expect(await slot('12:00').getAttribute('aria-checked')).toBe('true');
      expect(await museum.count('rebooked')).toBe(0);
      await visitor.button(texts.confirm(2), dialog).click();

      await visitor.sees('orderDetail');
      await page.getByText(texts.done, { exact: true }).first().waitFor();
      expect(visitor.orderNoInAddress()).toBe(orderNo);
      expect((await visits()).sort()).toEqual([at, target, target].sort());
      expect(await museum.count('rebooked')).toBe(1);
      expect(await museum.calls(rebookPath)).toBe(1);

      // An order is changed once: back on the screen there is nothing left to change.
      await page.goto(`${visitor.app.url}/#/reOrder?orderNo=${orderNo}`);
      await page.getByRole('heading', { level: 1, name: texts.title }).waitFor();
      await expect.poll(() => boxes.count(), patiently).toBe(1);
      expect(await boxes.nth(0).isChecked()).toBe(false);
    },
  );

  it('[RBK-02] is done by keyboard alone, on a narrow phone', async () => {
    const here = await aVisitorToRebook('English', { viewport: { width: 320, height: 640 } });
    const { visitor, page, museum, boxes, dialog, visits, texts } = here;
    await tabTo(page, boxes.nth(0));
    await page.keyboard.press('Space');
    const change = visitor.button(texts.change);
    await tabTo(page, change);
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(change), patiently).toBe(true);
    await page.keyboard.press('Enter');
    const days = dialog.getByRole('radiogroup', { name: 'Visit date' });
    await tabTo(page, days.getByRole('radio', { checked: true }));
    await page.keyboard.press('ArrowRight');
    const slots = dialog.getByRole('radiogroup', { name: 'Time slot' });
    await slots.getByRole('radio', { name: /^12:00/ }).waitFor();
    await page.keyboard.press('Enter');
    await dialog.getByText('Wed 2 Dec', { exact: false }).first().waitFor();
    const chosen = slots.getByRole('radio', { checked: true });
    await chosen.waitFor();
    const confirm = visitor.button(texts.confirm(3), dialog);
    await tabTo(page, confirm);
    await page.keyboard.press('Enter');
    await visitor.sees('orderDetail');
    expect(new Set(await visits()).size).toBe(1);
    expect(await museum.count('rebooked')).toBe(1);
  });

  it('[RBK-01] O-024: the longest names leave every box and the button in sight', async () => {
    const { visitor, page, boxes, texts } = await aVisitorToRebook('English', {
      viewport: { width: 320, height: 640 },
    });
    await page.getByText('General admission · Adult', { exact: true }).evaluateAll((names) => {
      for (const name of names) name.textContent = `${'A'.repeat(80)} · ${'B'.repeat(80)}`;
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    for (const element of [...(await boxes.all()), visitor.button(texts.change)]) {
      const place = await element.boundingBox();
      expect(place?.x).toBeGreaterThanOrEqual(0);
      expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(320);
    }
  });

  it('[RBK-02] a lost answer to a change that was made is found out, and nothing is sent twice', async () => {
    const here = await aVisitorToRebook();
    const { visitor, page, museum, boxes, dialog, visits, texts } = here;
    await boxes.nth(0).check();
    await openDialog(here);
    await chooseTomorrow(here);
    await museum.plan({ path: rebookPath, kind: 'commitThenDrop' });
    await visitor.button(texts.confirm(3), dialog).click();
    await visitor.sees('orderDetail');
    await page.getByText(texts.done, { exact: true }).first().waitFor();
    expect(await museum.count('rebooked')).toBe(1);
    expect(await museum.calls(rebookPath)).toBe(1);
    expect(await visits()).toEqual([target, target, target]);
  });

  it('[RBK-02] a change that never arrived is said not to be made, and can be tried again', async () => {
    const here = await aVisitorToRebook();
    const { visitor, museum, boxes, dialog, texts } = here;
    await boxes.nth(0).check();
    await openDialog(here);
    await chooseTomorrow(here);
    await museum.plan({ path: rebookPath, kind: 'dropRequest' });
    const confirm = visitor.button(texts.confirm(3), dialog);
    await confirm.click();
    await dialog.getByText(/We looked twice/).waitFor();
    expect(await museum.count('rebooked')).toBe(0);
    await confirm.click();
    await visitor.sees('orderDetail');
    expect(await museum.count('rebooked')).toBe(1);
  });
});
