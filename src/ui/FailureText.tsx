import type { Failure } from '../domain/model/Failure.ts';
import { failureText, useTexts } from './i18n/Texts.ts';

/** A failure in words; the museum's own are often Chinese only, and are marked as such among English (Q-A11Y-8). */
export function FailureText({ failure }: { readonly failure: Failure }) {
  const text = failureText(useTexts().LL, failure);
  return <span lang={/[一-鿿]/.test(text) ? 'zh-CN' : undefined}>{text}</span>;
}
