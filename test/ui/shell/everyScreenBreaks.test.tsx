import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { firstViewModelsOf } from '../../../src/firstScreen.ts';
import { OnceLoaded } from '../../../src/ui/OnceLoaded.ts';
import { laterPatterns, paths } from '../../../src/ui/paths.ts';
import type { FirstViewModels } from '../../../src/ui/ViewModels.ts';
import { TestedWorld } from '../../support/TestedWorld.ts';
import type { LaterViewModels } from '../../support/wholeContainer.ts';
import { openApp } from '../support/theApp.tsx';

afterEach(cleanup);

const crash = new Error('secret of visitor 13800000000');
crash.stack = 'Error: secret\n    at secretFunction (secret.ts:1:1)';
const fail = (): never => {
  throw crash;
};

/** Every screen behind home, how to come to it, and the model that it opens. */
const screens: readonly (readonly [
  pattern: string,
  address: string,
  model: keyof LaterViewModels,
])[] = [
  ['/orderconfirm', '/orderconfirm', 'orderForm'],
  ['/payway', '/payWay?orderNo=7&amount=60', 'paymentMethod'],
  ['/payreturn', '/payReturn?orderNo=7', 'paymentReturn'],
  ['/payresult/:show', '/payresult/success?orderNo=7', 'paymentResult'],
  ['/payresult', '/payResult?show=fail&orderNo=7', 'paymentResult'],
  ['/order', '/order', 'orderList'],
  ['/orderinfo', '/orderinfo?orderNo=7', 'orderDetail'],
  ['/orderquery', '/orderQuery', 'orderQuery'],
  ['/orderreplenish', '/orderReplenish?orderNo=7', 'replenishment'],
  ['/reorder', '/reOrder?orderNo=7', 'rebooking'],
  ['/smscode', '/smscode?sourcebill=SO&sourcebillno=7&companysysid=1', 'shipping'],
];

/** The way on, and not a word of what broke: nothing that was thrown, no stack, nothing that was typed. */
async function expectRecovery(
  address: string,
  models: (sound: FirstViewModels) => FirstViewModels,
) {
  const world = new TestedWorld(address);
  const { caught } = await openApp(world, models(firstViewModelsOf(world)));
  const title = { level: 2, name: 'Something went wrong on this page' } as const;
  await screen.findByRole('heading', title, { timeout: 20_000 });
  const main = within(screen.getByRole('main'));
  const isAtOrders = address === '/order';
  const wayOn = main.getByRole('link', { name: isAtOrders ? 'Home' : 'Orders' });
  expect(wayOn.getAttribute('href')).toBe(isAtOrders ? '#/index' : '#/order');
  expect(main.getByRole('button', { name: 'Open again' })).toBeDefined();
  expect(document.documentElement.outerHTML).not.toMatch(/secret|13800000000|\.tsx?\b|\bat \w+ \(/);
  expect(caught).toContain(crash);
}

describe('a bug', () => {
  it('[Q-SEC-11] is looked for on every screen', () => {
    expect(screens.map(([pattern]) => pattern).sort()).toEqual([...laterPatterns].sort());
  });

  it('[Q-SEC-11] on home ends in a way to the orders, without a stack or a payload', async () => {
    await expectRecovery(paths.home.to(), (sound) => ({
      ...sound,
      home: new Proxy(sound.home, {
        get: (home, name) => (name === 'start' ? home[name] : fail()),
      }),
    }));
  });

  it.each(screens)(
    '[Q-SEC-11] on %s ends in a way to the orders, without a stack or a payload',
    async (_pattern, address, model) => {
      await expectRecovery(address, (sound) => ({
        ...sound,
        later: async () => {
          const all = await sound.later();
          const afterSale = new OnceLoaded(async () => {
            const { models, texts } = await all.afterSale.get();
            return { models: { ...models, [model]: fail }, texts };
          });
          return { ...all, [model]: fail, afterSale };
        },
      }));
    },
  );
});
