import type { SafeHtml } from '../../ports/HtmlSanitiser.ts';
import styles from './MuseumHtml.module.css';

/** The museum's own formatted text. The one place where HTML enters the page, and only cleaned. */
export function MuseumHtml({
  html,
  lang,
}: {
  html: SafeHtml;
  /** The language of the text, where it isn't the page's. */
  lang?: string | undefined;
}) {
  return (
    <div
      className={styles['text']}
      lang={lang}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the one sink; SafeHtml comes from the sanitiser alone
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
