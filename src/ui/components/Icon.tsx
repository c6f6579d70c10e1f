import styles from './Icon.module.css';
import { type IconName, outlines } from './outlines.ts';

/** A picture beside words that say the same, so assistive technology skips it. */
export function Icon({ name, size = 'm' }: { name: IconName; size?: 'm' | 'l' }) {
  return (
    <svg
      className={styles[size]}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={outlines[name]} />
    </svg>
  );
}
