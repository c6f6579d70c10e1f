import { Fragment, type ReactNode, useId } from 'react';
import styles from './CheckList.module.css';
import { joinClasses } from './joinClasses.ts';

/** One line of a {@link CheckList}. */
export interface CheckOption {
  readonly id: string;
  readonly label: ReactNode;
  /** One or several lines below the label: who, when, what it costs. */
  readonly detail?: ReactNode | readonly ReactNode[] | undefined;
  /** Why it can't be ticked; it is shown, and read with the box. */
  readonly disabledReason?: string | undefined;
}

/**
 * A list of which any number of lines may be ticked, under one box for all of them (§2 ticket replenishment, rebook).
 * Native boxes, each line as wide as the list and pressed anywhere. The box for all is on only when every line that can
 * be ticked is, and never over an empty list; with some of them it is half on.
 */
export function CheckList({
  legend,
  options,
  chosen,
  onToggle,
  allLabel,
  onToggleAll,
}: {
  legend: string;
  options: readonly CheckOption[];
  /** The ids of the ticked lines. */
  chosen: ReadonlySet<string>;
  onToggle: (id: string) => void;
  allLabel: string;
  /** Ticks every line, or none where all are. */
  onToggleAll: () => void;
}) {
  const open = options.filter(({ disabledReason }) => disabledReason === undefined);
  const ticked = open.filter(({ id }) => chosen.has(id)).length;
  const isAll = open.length > 0 && ticked === open.length;
  return (
    <fieldset>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles['list']}>
        <label className={joinClasses(styles['line'], styles['all'])}>
          <input
            className={styles['box']}
            type="checkbox"
            checked={isAll}
            disabled={open.length === 0}
            ref={(box) => {
              if (box !== null) box.indeterminate = ticked > 0 && !isAll;
            }}
            onChange={onToggleAll}
          />
          <span className={styles['words']}>{allLabel}</span>
        </label>
        {options.map((option) => (
          <CheckLine
            key={option.id}
            option={option}
            isTicked={chosen.has(option.id)}
            onToggle={onToggle}
          />
        ))}
      </div>
    </fieldset>
  );
}

function CheckLine({
  option,
  isTicked,
  onToggle,
}: {
  option: CheckOption;
  isTicked: boolean;
  onToggle: (id: string) => void;
}) {
  const id = useId();
  const { label, detail, disabledReason } = option;
  const details: readonly ReactNode[] = Array.isArray(detail) ? detail : [detail];
  return (
    <label className={styles['line']}>
      <input
        className={styles['box']}
        type="checkbox"
        checked={isTicked}
        disabled={disabledReason !== undefined}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-detail`}
        onChange={() => onToggle(option.id)}
      />
      <span className={styles['words']}>
        <span id={`${id}-label`}>{label}</span>
        <span id={`${id}-detail`} className={styles['detail']}>
          {details.map((line, index) => (
            // The lines of one detail never change their order.
            <Fragment key={index}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))}
          {disabledReason !== undefined && (
            <span className={styles['reason']}> {disabledReason}</span>
          )}
        </span>
      </span>
    </label>
  );
}
