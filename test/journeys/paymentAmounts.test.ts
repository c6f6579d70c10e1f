import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningMuseum, startMuseumServer } from '../../contracts/provider/museumServer.ts';
import { aPayer, oweAnOrder, type Payer } from '../support/aPayer.ts';
import { openingTime, owedOrder, paymentOf } from '../support/Visitor.ts';

let server: RunningMuseum;
beforeAll(async () => {
  server = await startMuseumServer({ port: 0 });
});
afterAll(() => server.close());

/** The museum asks 60 for an adult. Whoever came a moment ago was told 55, and is charged what it asks by now. */
async function raisePrice({ page }: Payer): Promise<void> {
  await page.route('**/api/integration/allow-sale-list', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    const body = text.replace(/"salePrice":60(?:\.0+)?(?=[,}])/g, '"salePrice":55');
    expect(body).not.toBe(text);
    await route.fulfill({ response: answer, body });
  });
  await page.route('**/api/integration/save-fast-order', async (route) => {
    const sent = route.request().postData() ?? '';
    const postData = sent.replace(/("currentSalePrice":)55(?=[,}])/g, '$160');
    expect(postData).not.toBe(sent);
    await route.continue({ postData });
  });
}

const words = {
  English: {
    ordered: 'Shown when you ordered',
    claimed: 'Amount in the link',
    payable: 'Amount to pay',
    changed: /you saw ¥55\.00 when you ordered, and the museum asks for ¥60\.00/,
  },
  Simplified_Chinese: {
    ordered: '下单页显示',
    claimed: '链接中的金额',
    payable: '应付金额',
    changed: /下单页显示 ¥55\.00，博物馆核定的应付金额是 ¥60\.00/,
  },
} as const;

/** The amount beside a label of the summary. */
const amount = ({ page }: Payer, label: string): Promise<string | null> =>
  page.getByRole('main').locator('dl > div').filter({ hasText: label }).locator('dd').textContent();

describe('what is to be paid', () => {
  it.each(['English', 'Simplified_Chinese'] as const)(
    '[Q-PAY-13] has changed since it was ordered: in %s both amounts are seen before paying, and after a reload',
    async (language) => {
      const payer = await aPayer(server, { language });
      const { page, museum } = payer;
      const said = words[language];
      await museum.reset(openingTime);
      await raisePrice(payer);
      await page.goto(`${payer.app.url}/`);
      await payer.comesToOrderForm();
      await payer.fillsInOrderForm();
      await payer.buy();

      await payer.sees('paymentMethod');
      for (const look of ['on arrival', 'after a reload'] as const) {
        if (look === 'after a reload') await page.reload();
        await page.getByRole('main').getByText(said.changed).waitFor();
        expect(await amount(payer, said.ordered), look).toBe('¥55.00');
        expect(await amount(payer, said.payable), look).toBe('¥60.00');
        await payer.button(payer.words.payNow).waitFor();
      }
      expect(await museum.count('payment-opened')).toBe(0);
      await payer.press(payer.words.payNow);
      await payer.heading(payer.words.paid).waitFor();
      expect((await museum.theOrder()).total).toBe(60);
    },
  );

  it('[PAY-01] [Q-PAY-13] is not what a link says: both are seen, and the order’s own amount is asked for', async () => {
    oweAnOrder(server);
    const payer = await aPayer(server);
    const said = words.English;
    await payer.page.goto(payer.app.url + paymentOf(owedOrder).replace('60.00', '0.01'));
    await payer.page
      .getByText(/not this order’s/)
      .first()
      .waitFor();
    await payer.sees('paymentMethod');
    expect(await amount(payer, said.claimed)).toBe('¥0.01');
    expect(await amount(payer, said.payable)).toBe('¥60.00');
  });
});
