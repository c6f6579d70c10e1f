import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { joinClasses } from './joinClasses.ts';
import type { IconName } from './outlines.ts';
import styles from './Tag.module.css';
import type { Tone } from './Tone.ts';

const icons: Readonly<Record<Tone, IconName>> = {
  neutral: 'info',
  jade: 'check',
  amber: 'clock',
  cinnabar: 'warning',
};

/** A status in a word: colour, icon and words say the same. */
export function Tag({
  tone = 'neutral',
  icon = icons[tone],
  children,
  lang,
}: {
  tone?: Tone | undefined;
  icon?: IconName | 'none' | undefined;
  children: ReactNode;
  /** The language of its words, where they came from the museum in another one. */
  lang?: string | undefined;
}) {
  return (
    <span className={joinClasses(styles['tag'], styles[tone])} lang={lang}>
      {icon !== 'none' && <Icon name={icon} />}
      <span>{children}</span>
    </span>
  );
}
