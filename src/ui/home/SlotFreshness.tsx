import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { Button } from '../components/Button.tsx';
import { useTexts } from '../i18n/Texts.ts';
import type { HomeModel } from './HomeModel.ts';
import styles from './VisitSlots.module.css';

// Only needed once a slot that was wanted can't be had.
const OtherSlots = lazy(async () => ({ default: (await import('./OtherSlots.tsx')).OtherSlots }));

/**
 * What the counts of places are of and how old they are, a way to have them read again, and what to do where one has run
 * out (HOME-07, Q-STK-5).
 */
export const SlotFreshness = observer(function SlotFreshness({
  home,
}: {
  readonly home: HomeModel;
}) {
  const { LL } = useTexts();
  const { counts, exchange } = home.visit;
  const minutes = counts.age ?? 0;
  return (
    <>
      <div className={styles['counts']}>
        <div>
          <p>{LL.home.includesFree()}</p>
          <p>{minutes === 0 ? LL.home.placesNow() : LL.home.placesAgo({ minutes })}</p>
        </div>
        <Button
          kind="quiet"
          busy={counts.isReading}
          busyLabel={LL.shell.loading()}
          onClick={() => void counts.refresh()}
        >
          {LL.home.refresh()}
        </Button>
      </div>
      {exchange !== null && (
        <Suspense>
          <OtherSlots home={home} exchange={exchange} />
        </Suspense>
      )}
    </>
  );
});
