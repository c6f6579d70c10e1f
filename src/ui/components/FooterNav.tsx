import styles from './FooterNav.module.css';
import { Icon } from './Icon.tsx';
import type { IconName } from './outlines.ts';

/** The places of the app (START-07); the current one is marked for eyes and screen readers. */
export function FooterNav({
  label,
  links,
}: {
  /** The name of this navigation. */
  label: string;
  links: readonly {
    readonly href: string;
    readonly label: string;
    readonly icon: IconName;
    readonly current: boolean;
  }[];
}) {
  return (
    <nav className={styles['nav']} aria-label={label}>
      <ul className={styles['links']}>
        {links.map(({ href, label: words, icon, current }) => (
          <li key={href} className={styles['place']}>
            <a className={styles['link']} href={href} aria-current={current ? 'page' : undefined}>
              <Icon name={icon} />
              <span>{words}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
