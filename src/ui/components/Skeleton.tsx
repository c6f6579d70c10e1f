import styles from './Skeleton.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** The outline of what comes. */
export type SkeletonShape = 'text' | 'tabs' | 'grid' | 'cards' | 'block';

/** Grey shapes of what is on its way. They take their room at once and are seen after 150 ms. */
export function Skeleton({
  label,
  shape,
  count = 3,
}: {
  /** What is being waited for. */
  label: string;
  shape: SkeletonShape;
  /** How many lines, tabs, cells or cards. */
  count?: number | undefined;
}) {
  const numbers = Array.from({ length: shape === 'block' ? 1 : count }, (_, index) => index);
  return (
    <div aria-busy="true">
      <VisuallyHidden as="p">{label}</VisuallyHidden>
      <div className={styles[shape]} aria-hidden="true">
        {numbers.map((number) => (
          <span key={number} className={styles['piece']} />
        ))}
      </div>
    </div>
  );
}
