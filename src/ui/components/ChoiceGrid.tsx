import { memo } from 'react';
import { isAlike } from '../isAlike.ts';
import styles from './ChoiceGrid.module.css';
import { ChoiceRadio } from './ChoiceRadio.tsx';
import { type GridChoice, isBlocked, runsInGrid, stateIcons } from './GridChoice.ts';
import { Icon } from './Icon.tsx';
import { joinClasses } from './joinClasses.ts';
import { moveBetweenRadios } from './moveBetweenRadios.ts';
import { tabStopOf } from './tabStopOf.ts';

/**
 * A grid of choices in two columns, one of them taken: the time slots (HOME-07, Q-A11Y-3). Of many choices only those are
 * drawn again that have changed, as long as the functions stay the same.
 */
export function ChoiceGrid({
  label,
  options,
  chosen,
  onChoose,
  onBlocked,
}: {
  /** The name of the group. */
  label: string;
  options: readonly GridChoice[];
  /** The id of the option taken, if one is. */
  chosen: string | undefined;
  onChoose: (id: string) => void;
  onBlocked?: ((id: string) => void) | undefined;
}) {
  const taken = options.find(({ id }) => id === chosen);
  const tabStop = tabStopOf(options, taken, isBlocked);
  return (
    <div
      className={styles['runs']}
      role="radiogroup"
      aria-label={label}
      onKeyDown={moveBetweenRadios}
    >
      {runsInGrid(options).map((run, index) => (
        <div key={run[0]?.id} className={joinClasses(styles['grid'], index > 0 && styles['far'])}>
          {run.map((option) => (
            <Cell
              key={option.id}
              option={option}
              checked={option === taken}
              tabStop={option === tabStop}
              onChoose={onChoose}
              onBlocked={onBlocked}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface CellProps {
  readonly option: GridChoice;
  readonly checked: boolean;
  readonly tabStop: boolean;
  readonly onChoose: (id: string) => void;
  readonly onBlocked: ((id: string) => void) | undefined;
}

const Cell = memo(function Cell(props: CellProps) {
  const { option, checked, tabStop, onChoose, onBlocked } = props;
  return (
    <ChoiceRadio
      checked={checked}
      tabStop={tabStop}
      blocked={isBlocked(option)}
      reason={option.disabledReason}
      onChoose={() => onChoose(option.id)}
      onBlocked={() => onBlocked?.(option.id)}
    >
      <span className={styles['title']}>{option.title}</span>{' '}
      <span className={styles['facts']}>
        <span className={styles[option.state]}>
          <Icon name={stateIcons[option.state]} /> {option.stateLabel}
        </span>{' '}
        {option.detail !== undefined && <span>{option.detail}</span>}
      </span>
      {option.note !== undefined && <span className={styles['note']}> {option.note}</span>}
    </ChoiceRadio>
  );
}, isSameCell);

function isSameCell(
  { option, ...before }: CellProps,
  { option: next, ...after }: CellProps,
): boolean {
  return (
    before.checked === after.checked &&
    before.tabStop === after.tabStop &&
    before.onChoose === after.onChoose &&
    before.onBlocked === after.onBlocked &&
    isAlike(option, next)
  );
}
