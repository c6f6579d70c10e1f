import { useState } from 'react';
import { Choice } from './Choice.tsx';
import type { MuseumDesk } from './MuseumDesk.ts';
import { OthersForm } from './OthersForm.tsx';
import styles from './Panel.module.css';
import type { Counts, Places, Reading } from './Reading.ts';
import { Section } from './Section.tsx';
import type { PanelWords } from './words.ts';

const pools = ['ordinary', 'free'] as const;

/** What is left of the days on sale, and what others do to it. */
export function StockSection({
  desk,
  reading: { stock },
  said,
}: {
  readonly desk: MuseumDesk;
  readonly reading: Reading;
  readonly said: PanelWords;
}) {
  const [chosenDay, chooseDay] = useState('');
  const days = [...new Set(stock.map(({ day }) => day))];
  // A day that is no longer on sale, or not yet chosen, gives way to the first.
  const day = days.includes(chosenDay) ? chosenDay : (days[0] ?? '');
  const places = stock.filter((one) => one.day === day);
  const words = said.stock;
  return (
    <Section title={words.title}>
      {places.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <Choice
            label={words.day}
            value={day}
            options={days.map((each) => [each, each])}
            onChoose={chooseDay}
          />
          <p className={styles['hint']}>{words.legend}</p>
          <StockTable places={places} words={words} />
          <OthersForm key={day} desk={desk} places={places} words={words} />
        </>
      )}
    </Section>
  );
}

function StockTable({
  places,
  words,
}: {
  readonly places: readonly Places[];
  readonly words: PanelWords['stock'];
}) {
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{words.slot}</th>
          {pools.map((pool) => (
            <th key={pool} scope="col">
              {words.pools[pool]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {places.map((one) => (
          <tr key={one.id}>
            <th scope="row">{one.begin === '' ? words.wholeDay : `${one.begin}–${one.end}`}</th>
            {pools.map((pool) => (
              <td key={pool}>
                <Cell {...one[pool]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ remaining, held, sold }: Counts) {
  return (
    <>
      <strong>{remaining}</strong> · {held} · {sold}
    </>
  );
}
