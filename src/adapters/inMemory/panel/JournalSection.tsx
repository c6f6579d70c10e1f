import { useId, useState } from 'react';
import type { JournalEntry } from '../museum/Journal.ts';
import { copyText } from './copyText.ts';
import type { MuseumDesk } from './MuseumDesk.ts';
import styles from './Panel.module.css';
import type { Reading } from './Reading.ts';
import { Section } from './Section.tsx';
import type { PanelWords } from './words.ts';

/** A page that polls for hours must not fill the panel. */
const mostShown = 200;

/** The journal as it grows, newest first. */
export function JournalSection({
  desk,
  reading: { journal },
  said,
}: {
  readonly desk: MuseumDesk;
  readonly reading: Reading;
  readonly said: PanelWords;
}) {
  const field = useId();
  const [filter, setFilter] = useState('');
  const [clearedAt, clearAt] = useState(0);
  const words = said.journal;
  const last = journal[journal.length - 1]?.seq ?? 0;
  // A museum that was made new counts from one again.
  const since = clearedAt > last ? 0 : clearedAt;
  const found = journal.filter((entry) => entry.seq > since && fits(entry, filter));
  const shown = found.slice(-mostShown).reverse();
  const copy = async () => {
    const isCopied = await copyText(JSON.stringify(shown, null, 2));
    desk.say(isCopied ? 'done' : 'problem', isCopied ? said.copied : said.notCopied);
  };
  return (
    <Section title={words.title}>
      <label className={styles['label']} htmlFor={field}>
        {words.filter}
      </label>
      <input
        id={field}
        type="search"
        className={styles['field']}
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
      />
      <div className={styles['row']}>
        <button type="button" className={styles['button']} onClick={() => clearAt(last)}>
          {words.clear}
        </button>
        <button type="button" className={styles['button']} onClick={copy}>
          {words.copy}
        </button>
      </div>
      <p className={styles['hint']}>
        {found.length === 0 ? words.none : words.shown(shown.length, found.length)}
      </p>
      <ol className={styles['journal']} reversed>
        {shown.map((entry) => (
          <Entry key={entry.seq} entry={entry} />
        ))}
      </ol>
    </Section>
  );
}

function Entry({ entry }: { readonly entry: JournalEntry }) {
  const { at, effect, path, code, fault, orderNo, stockAfter } = entry;
  const isBad = fault !== undefined || (code ?? 0) !== 0;
  return (
    <li className={isBad ? styles['bad'] : undefined}>
      <span className={styles['at']}>{at.slice(11, 19)}</span> {effect} {fault} {path} {code}{' '}
      {orderNo} {stockAfter === undefined ? '' : JSON.stringify(stockAfter)}
    </li>
  );
}

/** What is searched is what can be seen, whatever its case. */
function fits({ path, effect, fault, orderNo }: JournalEntry, filter: string): boolean {
  const wanted = filter.trim().toLowerCase();
  return [path, effect, fault, orderNo].some(
    (text) => text?.toLowerCase().includes(wanted) ?? wanted === '',
  );
}
