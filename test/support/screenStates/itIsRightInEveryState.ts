import { expect, it } from 'vitest';
import type { Language } from '../../../src/domain/model/Language.ts';
import { findingsOf, smallPhone } from '../looks.ts';
import { aVisitor, type Visitor } from '../Visitor.ts';
import { enter, type ScreenState } from './ScreenState.ts';

const languages: readonly Language[] = ['Simplified_Chinese', 'English'];

/** Walks one page a language through all of the states, and looks at each as {@link findingsOf} does. */
export function itIsRightInEveryState(states: readonly ScreenState[]): void {
  it.each(languages)(
    '[Q-A11Y-1] [Q-A11Y-8] [Q-A11Y-11] [Q-A11Y-12] in %s: axe finds nothing in any state, light, dark, on a small phone, on a larger one, with large text and spaced out; nothing is cut off, too small, or in the other language',
    async (language) => {
      const visitor = await aVisitor({ language, viewport: smallPhone, holdsTime: true });
      const found: string[] = [];
      for (const state of states) {
        for (const wrong of await findingsIn(state, visitor, language)) {
          found.push(`${state.screen}, ${state.name}, ${wrong}`);
        }
      }
      expect(found).toEqual([]);
    },
    300_000,
  );
}

/** One that is never reached is a finding too, so that a run tells all of them. */
async function findingsIn(
  state: ScreenState,
  visitor: Visitor,
  language: Language,
): Promise<readonly string[]> {
  const come = () => enter(state, visitor, language).then(() => null, String);
  // Where time is let pass, what the museum was just asked may be given up on the way: once more from the beginning.
  const why = (await come()) && (await come());
  const found =
    why === null
      ? await findingsOf(visitor.page, visitor.words.lang)
      : [`is never reached: ${why}`];
  await state.leave?.(visitor);
  return found;
}
