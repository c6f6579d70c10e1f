import { type ReactNode, startTransition, useCallback, useMemo, useState } from 'react';
import { joinClasses } from './joinClasses.ts';
import styles from './LongList.module.css';
import { type Run, runsOf } from './runsOf.ts';
import { useNearScreen } from './useNearScreen.ts';

/**
 * A list that may be long. Whatever lies in it costs the browser something at each tap anywhere on the page: to find what
 * lies under the finger, what to paint, what came into sight. So its entries stand in runs of about two screens, and a run
 * is an empty box of its height until it comes near the screen for the first time, before finger, keyboard or screen
 * reader gets there. Each entry says which of how many it is. What was drawn once stays, and is skipped out of sight.
 *
 * All functions are to be the same for as long as nothing else is to be drawn; entries that stayed are not drawn again.
 */
export interface LongListProps<Entry> {
  /** Its name, where no heading gives one. */
  readonly label?: string | undefined;
  readonly entries: readonly Entry[];
  readonly keyOf: (entry: Entry) => string;
  readonly draw: (entry: Entry) => ReactNode;
  /** About so high is an entry with the gap below it, in rem: such is the room kept for those not seen yet. */
  readonly entryRem: number;
  readonly gap: 3 | 4;
  /** Whether the list begins where it is seen at once. */
  readonly beginsInSight: boolean;
  /** Told of the entries of a run when it comes near the screen for the first time. */
  readonly onNear?: ((entries: readonly Entry[]) => void) | undefined;
}

/** About two screens of a phone. */
const runRem = 96;

/** See {@link LongListProps}. */
export function LongList<Entry>({
  label,
  entries,
  keyOf,
  draw,
  entryRem,
  gap,
  beginsInSight,
  onNear,
}: LongListProps<Entry>) {
  const runs = useRuns(entries, keyOf, Math.ceil(runRem / entryRem));
  const gapClass = styles[`gap${gap}`];
  let place = 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: an ul may hold nothing but its entries, and here they stand in runs
    <div role="list" aria-label={label} className={joinClasses(styles['list'], gapClass)}>
      {runs.map((run, index) => {
        const before = place;
        place += run.entries.length;
        return (
          <Entries
            key={run.key}
            run={run}
            before={before}
            size={entries.length}
            className={gapClass}
            isInSight={beginsInSight && index === 0}
            rem={run.entries.length * entryRem}
            keyOf={keyOf}
            draw={draw}
            onNear={onNear}
          />
        );
      })}
    </div>
  );
}

/** The runs of the list, each entry in the run that it was in when the list was drawn last. */
function useRuns<Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
  length: number,
): readonly Run<Entry>[] {
  const [known, setKnown] = useState(() => ({
    entries,
    runs: runsOf(entries, keyOf, length, []),
  }));
  if (known.entries === entries) return known.runs;
  const runs = runsOf(entries, keyOf, length, known.runs);
  setKnown({ entries, runs });
  return runs;
}

interface EntriesProps<Entry> {
  readonly run: Run<Entry>;
  /** So many entries stand before it, of so many in all. */
  readonly before: number;
  readonly size: number;
  readonly className: string | undefined;
  readonly isInSight: boolean;
  readonly rem: number;
  readonly keyOf: (entry: Entry) => string;
  readonly draw: (entry: Entry) => ReactNode;
  readonly onNear: ((entries: readonly Entry[]) => void) | undefined;
}

function Entries<Entry>(props: EntriesProps<Entry>) {
  const { run, before, size, className, isInSight, rem, keyOf, draw, onNear } = props;
  const { entries } = run;
  const [isDrawn, setDrawn] = useState(isInSight);
  const near = useNearScreen(
    useCallback(() => {
      startTransition(() => setDrawn(true));
      onNear?.(entries);
    }, [onNear, entries]),
  );
  // The same elements are not looked into again: memo would forget what this is generic in.
  const drawn = useMemo(
    () => (isDrawn ? entries.map((entry) => ({ key: keyOf(entry), content: draw(entry) })) : []),
    [isDrawn, entries, keyOf, draw],
  );
  const height = `${rem}rem`;
  return (
    <div
      ref={near}
      className={joinClasses(styles['run'], className, !isInSight && styles['skips'])}
      style={isDrawn ? { containIntrinsicBlockSize: `auto ${height}` } : { minBlockSize: height }}
    >
      {drawn.map(({ key, content }, place) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        <div key={key} role="listitem" aria-setsize={size} aria-posinset={before + place + 1}>
          {content}
        </div>
      ))}
    </div>
  );
}
