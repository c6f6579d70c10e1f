import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Language } from '../../../src/domain/model/Language.ts';
import { patiently, type Visitor } from '../Visitor.ts';
import { appWords } from './appWords.ts';

/** The dialog that is open. */
export const dialogOf = ({ page }: Visitor): Locator => page.getByRole('dialog');

/** Waits for a text in the open dialog. */
export const dialogReads = (visitor: Visitor, text: string | RegExp): Promise<void> =>
  dialogOf(visitor).getByText(text).first().waitFor();

/** Presses the last button of the open dialog: the one that does it. */
export const confirms = (visitor: Visitor): Promise<void> =>
  dialogOf(visitor).getByRole('button').last().click();

/** Waits until the screen has read what it shows. */
export const isRead = ({ page }: Visitor): Promise<void> =>
  page.locator('main[aria-busy]').waitFor({ state: 'detached' });

/** Presses an action of the first card of the list, folded away or not. */
export async function act(visitor: Visitor, language: Language, name: string): Promise<void> {
  const card = visitor.page.getByRole('article').first();
  await card.waitFor();
  await isRead(visitor);
  const more = visitor.button(appWords(language).afterSale.list.card.more, card);
  const action = card.locator('a, button').filter({ hasText: name }).first();
  // What a card offers grows while the museum is asked, and may be folded away by it.
  const inSight = async () => {
    if (await more.isVisible()) await more.click();
    return action.isVisible();
  };
  await expect.poll(inSight, patiently).toBe(true);
  await action.click();
}

/** As {@link dialogReads}, of what is only said once the museum was read twice; the page's time is let pass. */
export async function isReadTwice(visitor: Visitor, text: string): Promise<void> {
  const said = dialogOf(visitor).getByText(text).first();
  const isSaid = async () => {
    if (await said.isVisible()) return true;
    await visitor.page.clock.runFor(1_000);
    return said.isVisible();
  };
  await expect.poll(isSaid, patiently).toBe(true);
}
