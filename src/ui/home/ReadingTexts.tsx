import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { Language } from '../../domain/model/Language.ts';
import { loadTextsWith } from '../i18n/loadTexts.ts';
import { TextsProvider, useTexts } from '../i18n/Texts.ts';

interface ReadingTextsProps {
  readonly children: ReactNode;
}

/** Gives what is read over the home screen its words, once they are loaded; before that there is nothing of it. */
export function ReadingTexts({ children }: ReadingTextsProps) {
  const Provider = providers[useTexts().language];
  return (
    <Suspense>
      <Provider>{children}</Provider>
    </Suspense>
  );
}

const providers: Readonly<Record<Language, ComponentType<ReadingTextsProps>>> = {
  Simplified_Chinese: providerIn('Simplified_Chinese'),
  English: providerIn('English'),
};

function providerIn(language: Language): ComponentType<ReadingTextsProps> {
  return lazy(async () => {
    const texts = await loadTextsWith(language, 'reading');
    return {
      default: ({ children }: ReadingTextsProps) => (
        <TextsProvider value={texts}>{children}</TextsProvider>
      ),
    };
  });
}
