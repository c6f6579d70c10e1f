import { useId, useState } from 'react';
import type { Pool } from '../museum/Stock.ts';
import { Choice } from './Choice.tsx';
import type { MuseumDesk } from './MuseumDesk.ts';
import styles from './Panel.module.css';
import type { Places } from './Reading.ts';
import type { PanelWords } from './words.ts';

/** Lets others buy places of a day, or give some back. */
export function OthersForm({
  desk,
  places,
  words,
}: {
  readonly desk: MuseumDesk;
  /** The slots of one day, or the whole day alone. */
  readonly places: readonly Places[];
  readonly words: PanelWords['stock'];
}) {
  const field = useId();
  const [id, chooseSlot] = useState(places[0]?.id ?? '');
  const [pool, choosePool] = useState<Pool>('ordinary');
  const [quantity, setQuantity] = useState('1');
  const act = (change: object) => desk.act('/_museum/stock', { id, pool, ...change });
  return (
    <>
      <div className={styles['row']}>
        <Choice
          label={words.slot}
          value={id}
          options={places.map((one) => [one.id, one.begin === '' ? words.wholeDay : one.begin])}
          onChoose={chooseSlot}
        />
        <Choice
          label={words.pool}
          value={pool}
          options={[
            ['ordinary', words.pools.ordinary],
            ['free', words.pools.free],
          ]}
          onChoose={(value) => choosePool(value === 'free' ? 'free' : 'ordinary')}
        />
        <div className={styles['choice']}>
          <label className={styles['label']} htmlFor={field}>
            {words.howMany}
          </label>
          <input
            id={field}
            className={styles['field']}
            inputMode="numeric"
            value={quantity}
            onChange={(event) => setQuantity(event.target.value.replace(/\D/g, '').slice(0, 3))}
          />
        </div>
      </div>
      <div className={styles['row']}>
        <button
          type="button"
          className={styles['button']}
          onClick={() => act({ take: Number(quantity) })}
        >
          {words.buy}
        </button>
        <button
          type="button"
          className={styles['button']}
          onClick={() => act({ take: -Number(quantity) })}
        >
          {words.giveBack}
        </button>
        <button
          type="button"
          className={styles['button']}
          onClick={() => act({ left: Number(quantity) })}
        >
          {words.leave}
        </button>
      </div>
    </>
  );
}
