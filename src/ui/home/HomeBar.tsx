import { observer } from 'mobx-react-lite';
import { BottomBar } from '../components/BottomBar.tsx';
import { Button } from '../components/Button.tsx';
import { moneyText } from '../format.ts';
import { useTexts } from '../i18n/Texts.ts';
import type { HomeModel } from './HomeModel.ts';

/** The running count and total, and the way on (§2 home footer). */
export const HomeBar = observer(function HomeBar({ home }: { readonly home: HomeModel }) {
  const { LL } = useTexts();
  const { placing, visit } = home;
  return (
    <BottomBar
      label={LL.home.bar()}
      total={moneyText(visit.choice.total)}
      totalLabel={LL.home.total()}
      count={LL.home.count({ count: visit.count })}
      action={
        <Button
          kind="primary"
          busy={placing.isChecking}
          busyLabel={LL.home.checkingPlaces()}
          onClick={() => void placing.placeOrder()}
        >
          {LL.home.placeOrder()}
        </Button>
      }
    />
  );
});
