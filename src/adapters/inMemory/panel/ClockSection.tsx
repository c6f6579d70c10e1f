import { type FormEvent, useId, useRef } from 'react';
import type { MuseumDesk } from './MuseumDesk.ts';
import styles from './Panel.module.css';
import type { Reading } from './Reading.ts';
import { Section } from './Section.tsx';
import type { PanelWords } from './words.ts';

const minute = 60_000;
const steps = [
  ['minute', minute],
  ['quarter', 15 * minute],
  ['hour', 60 * minute],
  ['day', 24 * 60 * minute],
] as const;

/** Shows the museum's clock to the minute, sets it and lets time pass. */
export function ClockSection({
  desk,
  reading: { now },
  said,
}: {
  readonly desk: MuseumDesk;
  readonly reading: Reading;
  readonly said: PanelWords;
}) {
  const field = useId();
  const time = useRef<HTMLInputElement>(null);
  const { clock } = said;
  const set = (event: FormEvent) => {
    event.preventDefault();
    desk.act('/_museum/clock', { now: time.current?.value ?? '' });
  };
  return (
    <Section title={clock.title} open>
      <p>
        {clock.now}:{' '}
        <time dateTime={now} className={styles['now']}>
          {now.slice(0, 16).replace('T', ' ')}
        </time>
      </p>
      <fieldset aria-label={clock.advance} className={styles['row']}>
        {steps.map(([step, advanceMs]) => (
          <button
            key={step}
            type="button"
            className={styles['button']}
            onClick={() => desk.act('/_museum/clock', { advanceMs })}
          >
            {clock.steps[step]}
          </button>
        ))}
      </fieldset>
      <form onSubmit={set}>
        <label className={styles['label']} htmlFor={field}>
          {clock.setTo}
        </label>
        <div className={styles['row']}>
          <input
            ref={time}
            id={field}
            type="datetime-local"
            required
            className={styles['field']}
            defaultValue={now.slice(0, 16)}
          />
          <button type="submit" className={styles['button']}>
            {clock.set}
          </button>
        </div>
      </form>
    </Section>
  );
}
