import type { Failure } from '../domain/model/Failure.ts';
import { failureText, useTexts } from './i18n/Texts.ts';
import { MuseumWords } from './MuseumWords.tsx';

/** A failure in words; where they are the museum's own, their language is marked (Q-A11Y-8). */
export function FailureText({ failure }: { readonly failure: Failure }) {
  return <MuseumWords text={failureText(useTexts().LL, failure)} />;
}
