import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LanguageToggle } from '../../../src/ui/LanguageToggle.tsx';
import { TestedWorld } from '../../support/TestedWorld.ts';
import { showInShell } from '../support/theApp.tsx';

afterEach(cleanup);

describe('LanguageToggle', () => {
  it.each([
    ['English', '中文', 'zh-CN', 'Simplified_Chinese'],
    ['Simplified_Chinese', 'English', 'en', 'English'],
  ] as const)(
    '[START-04] in %s offers %s, in the words and voice of that language, and chooses it',
    async (language, words, voice, chosen) => {
      const world = new TestedWorld('/index', language);
      await showInShell(world, <LanguageToggle />);
      const toggle = screen.getByRole('button', { name: words });
      expect(toggle.getAttribute('lang')).toBe(voice);
      fireEvent.click(toggle);
      expect(world.language.current()).toBe(chosen);
    },
  );
});
