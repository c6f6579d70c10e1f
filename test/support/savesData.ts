import type { BrowserContext } from 'playwright-core';

/** A visitor who asked their phone to save data: nothing is loaded before it is needed. */
export async function savesData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Reflect.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
