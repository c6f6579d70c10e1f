import { useId } from 'react';
import { scenarios } from '../museum/Adjustment.ts';
import { copyText } from './copyText.ts';
import type { MuseumDesk } from './MuseumDesk.ts';
import styles from './Panel.module.css';
import type { Reading } from './Reading.ts';
import { Section } from './Section.tsx';
import { scenarioLink } from './scenarioLink.ts';
import type { PanelWords } from './words.ts';

const names = [...scenarios.keys()];

/** Chooses among the museum's scenarios, and gives the link that brings one about elsewhere. */
export function ScenarioSection({
  desk,
  reading: { scenario, now },
  said,
}: {
  readonly desk: MuseumDesk;
  readonly reading: Reading;
  readonly said: PanelWords;
}) {
  const field = useId();
  const { title, hint, done, link, copyLink } = said.scenarios;
  const nameOf = (name: string) => said.scenarios.names[name] ?? name;
  const address = scenarioLink(window.location, scenario, now);
  const copy = async () => {
    const isCopied = await copyText(address);
    desk.say(isCopied ? 'done' : 'problem', isCopied ? said.copied : said.notCopied);
  };
  return (
    <Section title={title} open>
      <p className={styles['hint']}>{hint}</p>
      <ul className={styles['chips']}>
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              className={styles['chip']}
              aria-pressed={name === scenario}
              onClick={() =>
                desk.act('/_museum/reset', { scenario: name, now }, done(nameOf(name)))
              }
            >
              {nameOf(name)}
            </button>
          </li>
        ))}
      </ul>
      <label className={styles['label']} htmlFor={field}>
        {link}
      </label>
      <div className={styles['row']}>
        <input
          id={field}
          className={styles['field']}
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className={styles['button']} onClick={copy}>
          {copyLink}
        </button>
      </div>
    </Section>
  );
}
