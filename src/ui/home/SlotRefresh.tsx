import { observer } from 'mobx-react-lite';
import { Button } from '../components/Button.tsx';
import { useTexts } from '../i18n/Texts.ts';
import type { HomeModel } from './HomeModel.ts';
import styles from './VisitSlots.module.css';

/** Has the counts of places read again; beside the slots' heading, where no bar lies over it (Q-STK-5). */
export const SlotRefresh = observer(function SlotRefresh({ home }: { readonly home: HomeModel }) {
  const { LL } = useTexts();
  const { counts } = home.visit;
  return (
    <div className={styles['refresh']}>
      <Button
        kind="quiet"
        busy={counts.isReading}
        busyLabel={LL.shell.loading()}
        onClick={() => void counts.refresh()}
      >
        {LL.home.refresh()}
      </Button>
    </div>
  );
});
