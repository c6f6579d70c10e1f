import { ChoiceRadio } from './ChoiceRadio.tsx';
import styles from './ChoiceTabs.module.css';
import { Icon } from './Icon.tsx';
import { moveBetweenRadios } from './moveBetweenRadios.ts';
import { tabStopOf } from './tabStopOf.ts';

/** One tab: two or three short lines, and why it can't be chosen where it can't. */
export interface ChoiceTab {
  readonly id: string;
  readonly label: string;
  readonly sublabel?: string | undefined;
  /** A third line: what there is to know before it is chosen, or why it can't be. */
  readonly note?: string | undefined;
  readonly disabledReason?: string | undefined;
}

const isBlocked = ({ disabledReason }: ChoiceTab) => disabledReason !== undefined;

/**
 * A few choices side by side, one of them taken: the visit dates (HOME-03, Q-A11Y-3). `more` is a
 * button after them that opens the rest.
 */
export function ChoiceTabs({
  label,
  options,
  chosen,
  onChoose,
  onBlocked,
  more,
}: {
  /** The name of the group. */
  label: string;
  options: readonly ChoiceTab[];
  /** The id of the option taken, if one is. */
  chosen: string | undefined;
  onChoose: (id: string) => void;
  onBlocked?: ((id: string) => void) | undefined;
  more?: { label: string; onClick: () => void } | undefined;
}) {
  const taken = options.find(({ id }) => id === chosen);
  const tabStop = tabStopOf(options, taken, isBlocked);
  return (
    <div className={styles['tabs']}>
      <div
        className={styles['group']}
        role="radiogroup"
        aria-label={label}
        onKeyDown={moveBetweenRadios}
      >
        {options.map((option) => (
          <ChoiceRadio
            key={option.id}
            className={styles['tab']}
            checked={option === taken}
            tabStop={option === tabStop}
            blocked={isBlocked(option)}
            reason={option.disabledReason}
            onChoose={() => onChoose(option.id)}
            onBlocked={() => onBlocked?.(option.id)}
          >
            <span className={styles['label']}>{option.label}</span>{' '}
            {option.sublabel !== undefined && (
              <span className={styles['sublabel']}>{option.sublabel}</span>
            )}
            {option.note !== undefined && <span className={styles['note']}> {option.note}</span>}
          </ChoiceRadio>
        ))}
      </div>
      {more !== undefined && (
        <button
          type="button"
          className={styles['more']}
          aria-haspopup="dialog"
          onClick={more.onClick}
        >
          <Icon name="calendar" />
          <span className={styles['sublabel']}>{more.label}</span>
        </button>
      )}
    </div>
  );
}
