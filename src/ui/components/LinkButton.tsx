import type { ReactNode } from 'react';
import buttonStyles from './Button.module.css';
import type { ButtonKind } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { joinClasses } from './joinClasses.ts';
import styles from './LinkButton.module.css';
import type { IconName } from './outlines.ts';

/** Somewhere to go, with the weight of a button: a real link, so it opens, copies and goes back. */
export function LinkButton({
  href,
  kind = 'secondary',
  children,
  wide = false,
  icon,
}: {
  href: string;
  kind?: ButtonKind | undefined;
  children: ReactNode;
  wide?: boolean | undefined;
  icon?: IconName | undefined;
}) {
  return (
    <a
      href={href}
      className={joinClasses(buttonStyles['button'], buttonStyles[kind], wide && styles['wide'])}
    >
      {icon !== undefined && <Icon name={icon} />}
      <span>{children}</span>
    </a>
  );
}
