import { describe, expect, it } from 'vitest';
import { aVisitor, days, patiently, people, phone, type Visitor } from '../support/Visitor.ts';

/** What a visitor types is judged at its field, and never lost. */
describe('the order form', () => {
  it.each(['Simplified_Chinese', 'English'] as const)(
    '[CONF-08] [Q-A11Y-9] in %s answers wrong input at its field, the first one focused',
    async (language) => {
      const visitor = await aVisitor({ language });
      const { page, words, museum } = visitor;
      await visitor.chooseSlot('12:00');
      await visitor.addTicket('adult', 2);
      await visitor.placeOrder();
      await visitor.sees('orderForm');
      const first = words.visitorOf(words.tickets.adult, 1);
      const second = words.visitorOf(words.tickets.adult, 2);

      await visitor.buy();
      await page.getByText(words.problems(5), { exact: true }).waitFor();
      const name = visitor.nameField(visitor.visitor('adult'));
      await seesProblem(visitor, name, words.nameMissing(first));
      expect(await isFocused(name)).toBe(true);
      expect(await page.getByRole('alert').textContent()).toBe(
        words.problemsSpoken(5, words.nameMissing(first)),
      );
      await seesProblem(visitor, visitor.phoneField, words.phoneMissing);

      // 30 February is no birthday, and nobody comes twice.
      await visitor.nameVisitor('adult', {
        name: people.mother.name,
        document: '110105199002300004',
      });
      await visitor.nameVisitor('adult', people.father, 2);
      await visitor.givePhone();
      await visitor.buy();
      const number = visitor.documentField(visitor.visitor('adult'));
      await seesProblem(visitor, number, words.documentWrong(first));
      await expect.poll(() => isFocused(number), patiently).toBe(true);
      await number.fill(people.father.document);
      await visitor.buy();
      const other = visitor.documentField(visitor.visitor('adult', 2));
      await seesProblem(visitor, other, words.documentRepeated(second));
      await expect.poll(() => isFocused(other), patiently).toBe(true);
      expect(await number.getAttribute('aria-invalid')).toBeNull();
      expect(await museum.calls('/api/integration/save-fast-order')).toBe(0);

      await number.fill(people.mother.document);
      expect(await other.getAttribute('aria-invalid')).toBeNull();
      await visitor.buy();
      await visitor.sees('paymentMethod');
      expect((await museum.theOrder()).tickets).toHaveLength(2);
    },
  );

  it('[CONF-13] [Q-SEC-5] [Q-BAD-9] loses nothing on a reload, in another language, on another slot; and keeps nothing once ordered', async () => {
    const chinese = await aVisitor();
    const { page, museum } = chinese;
    await chinese.chooseSlot('12:00');
    await chinese.addTicket('family');
    await chinese.placeOrder();
    await chinese.sees('orderForm');
    await chinese.nameVisitor('family', people.mother);
    await chinese.bringChild('family', people.child);
    await chinese.givePhone();

    await page.reload();
    await findsAllTyped(chinese);
    await chinese.press(chinese.words.otherLanguage);
    const visitor = chinese.inLanguage('English');
    await findsAllTyped(visitor);

    await visitor.follow(visitor.words.back);
    await visitor.sees('home');
    await visitor.chooseSlot('15:00');
    await visitor.addTicket('family', await visitor.bar.getByText('0 tickets').count());
    await visitor.placeOrder();
    await page.getByText('15:00–16:00').waitFor();
    await findsAllTyped(visitor);
    expect(await typedInHistory(visitor)).toContain(people.mother.document);
    await visitor.buy();

    await visitor.sees('paymentMethod');
    const order = await museum.theOrder();
    expect(order.tickets.map(({ slotId }) => slotId)).toEqual([
      (await museum.slot(days.today, '15:00')).id,
    ]);
    expect(await typedInHistory(visitor)).not.toContain(people.mother.document);
    await page.goBack();
    await visitor.sees('home');
    expect(await typedInHistory(visitor)).not.toContain(people.mother.document);
  });
});

async function seesProblem(
  { page }: Visitor,
  field: ReturnType<Visitor['nameField']>,
  problem: string,
): Promise<void> {
  await expect.poll(() => field.getAttribute('aria-invalid'), patiently).toBe('true');
  const [id = ''] = ((await field.getAttribute('aria-describedby')) ?? '').split(' ');
  expect(await page.locator(`[id="${id}"]`).textContent()).toBe(problem);
}

const isFocused = (field: ReturnType<Visitor['nameField']>): Promise<boolean> =>
  field.evaluate((element) => element === document.activeElement);

/** In the order of the form: its fields are found by their place, whatever the language of their words. */
async function findsAllTyped(visitor: Visitor): Promise<void> {
  await visitor.sees('orderForm');
  const fields = await visitor.page.getByRole('main').getByRole('textbox').all();
  expect(await Promise.all(fields.map((field) => field.inputValue()))).toEqual([
    people.mother.name,
    people.mother.document,
    people.child.name,
    people.child.document,
    phone,
  ]);
}

const typedInHistory = ({ page }: Visitor): Promise<string> =>
  page.evaluate(() => JSON.stringify(window.history.state));
