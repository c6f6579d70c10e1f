import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/domain/model/Language.ts';
import { openApp } from '../support/browser.ts';
import { appWords } from '../support/screenStates/appWords.ts';
import { keptMuseums } from '../support/screenStates/keptMuseums.ts';
import { openingTime } from '../support/Visitor.ts';

const { kept, orderNo } = keptMuseums.oneAdult;
const behind = /\/assets\/afterSale[\w-]*\.js$/;

describe('what stands behind the code of an opened order', () => {
  it.each<Language>(['Simplified_Chinese', 'English'])(
    '[Q-OFF-3] [Q-OFF-4] in %s: lost on its way it leaves the code on the screen, and comes with a press once the network is back',
    async (language) => {
      const app = await openApp({
        language,
        museumState: kept,
        phoneTime: openingTime,
        path: null,
      });
      const { page } = app;
      const { actions } = appWords(language).orders;
      await page.route(behind, (route) => route.abort());
      await page.goto(`${app.url}/#/orderinfo?orderNo=${orderNo}`);
      const code = page.locator('main article svg[role="img"]');
      const again = page.getByRole('button', { name: actions.again });
      await again.waitFor();
      await code.waitFor();
      await page.unroute(behind);
      await again.click();
      const panel = page.getByRole('region', { name: actions.title });
      await panel.getByRole('listitem').first().waitFor();
      await code.waitFor();
      expect(await again.count()).toBe(0);
      app.forgive(/afterSale/);
    },
  );
});
