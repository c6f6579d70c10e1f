import { observer } from 'mobx-react-lite';
import type { StockPool } from '../../domain/model/TimeSlot.ts';
import { Stack } from '../components/Stack.tsx';
import { Stepper } from '../components/Stepper.tsx';
import { useTexts } from '../i18n/Texts.ts';
import type { HomeModel } from './HomeModel.ts';
import styles from './PartyFields.module.css';
import { shortagesIn } from './PartyModel.ts';

const pools: readonly StockPool[] = ['ordinary', 'free'];

// As many as a stepper shows without widening; nobody books for more by hand.
const atMost = 99;

/** How many ordinary and how many free tickets are wanted, and how many slots have room for all of them. */
export const PartyFields = observer(function PartyFields({ home }: { readonly home: HomeModel }) {
  const { LL } = useTexts();
  const { party: model, visit } = home;
  const bookable = visit.shownSlots.filter(({ state }) => state === 'free' || state === 'few');
  const fitting = bookable.filter((shown) => shortagesIn(shown, model.party).length === 0);
  return (
    <Stack gap={2}>
      {pools.map((pool) => {
        const ticket = LL.home.partyPools[pool]();
        return (
          <div key={pool} className={styles['row']}>
            <span aria-hidden>{ticket}</span>
            <Stepper
              label={LL.home.quantityOf({ ticket })}
              value={model.party[pool]}
              max={atMost}
              decreaseLabel={LL.home.removeOne({ ticket })}
              increaseLabel={LL.home.addOne({ ticket })}
              onChange={(next) => model.set(pool, next)}
            />
          </div>
        );
      })}
      <p role="status">
        <small>
          {model.size === 0
            ? LL.home.partyHint()
            : LL.home.partyFits({ fits: fitting.length, all: bookable.length })}
        </small>
      </p>
    </Stack>
  );
});
