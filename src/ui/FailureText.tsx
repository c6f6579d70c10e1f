import type { Failure } from '../domain/model/Failure.ts';
import { failureText, useTexts } from './i18n/Texts.ts';

/** A failure in words; the museum's own are often Chinese only, and are marked as such among English (Q-A11Y-8). */
export function FailureText({ failure }: { readonly failure: Failure }) {
  const { LL, language } = useTexts();
  const text = failureText(LL, failure);
  return language === 'English' && /[\u4e00-\u9fff]/.test(text) ? (
    <span lang="zh-CN">{text}</span>
  ) : (
    text
  );
}
