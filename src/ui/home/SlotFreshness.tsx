import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useTexts } from '../i18n/Texts.ts';
import type { HomeModel } from './HomeModel.ts';
import styles from './VisitSlots.module.css';

// Only needed once a slot that was wanted can't be had.
const OtherSlots = lazy(async () => ({ default: (await import('./OtherSlots.tsx')).OtherSlots }));

/** What the counts of places are of and how old they are, and what to do where one has run out (HOME-07, Q-STK-5). */
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
        <p>{LL.home.includesFree()}</p>
        <p>{minutes === 0 ? LL.home.placesNow() : LL.home.placesAgo({ minutes })}</p>
      </div>
      {exchange !== null && (
        <Suspense>
          <OtherSlots home={home} exchange={exchange} />
        </Suspense>
      )}
    </>
  );
});
