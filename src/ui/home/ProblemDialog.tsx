import { observer } from 'mobx-react-lite';
import type { PlaceOrderProblem } from '../../domain/model/Selection.ts';
import { Button } from '../components/Button.tsx';
import { Dialog } from '../components/Dialog.tsx';
import { useTexts } from '../i18n/Texts.ts';
import type { HomeModel } from './HomeModel.ts';
import { problemMessage } from './problemMessage.ts';

/** Why the order can't be placed yet (§5: alert titled tip). */
export const ProblemDialog = observer(function ProblemDialog({
  home,
  problem,
}: {
  readonly home: HomeModel;
  readonly problem: PlaceOrderProblem;
}) {
  const { LL } = useTexts();
  return (
    <Dialog
      title={LL.home.tip()}
      onClose={() => home.placing.closeProblem()}
      actions={
        <Button kind="primary" wide onClick={() => home.placing.closeProblem()}>
          {LL.home.gotIt()}
        </Button>
      }
    >
      <p>{problemMessage(LL, problem, home.visit)}</p>
    </Dialog>
  );
});
