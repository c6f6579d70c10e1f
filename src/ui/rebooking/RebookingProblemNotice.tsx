import { observer } from 'mobx-react-lite';
import { Button } from '../components/Button.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { Notice } from '../components/Notice.tsx';
import { Stack } from '../components/Stack.tsx';
import { FailureText } from '../FailureText.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { href, paths } from '../paths.ts';
import type { RebookingDialogModel, RebookingProblem } from './RebookingDialogModel.ts';

/** What stands against the change, or what it came to, with the way on (R25). */
export const RebookingProblemNotice = observer(function RebookingProblemNotice({
  dialog,
  problem,
}: {
  readonly dialog: RebookingDialogModel;
  readonly problem: RebookingProblem;
}) {
  const { LL } = useTexts();
  const words = LL.afterSale.rebooking;
  const toOrder = (
    <LinkButton href={href(paths.order.to(dialog.party.orderNo))} icon="ticket">
      {words.toOrder()}
    </LinkButton>
  );
  switch (problem.kind) {
    case 'chooseTime':
    case 'sameTime':
      return <Notice kind="warning">{words[problem.kind]()}</Notice>;
    case 'notMoved':
      return (
        <Notice kind="warning" focusToken={dialog.outcomes}>
          {words.notMoved()}
        </Notice>
      );
    case 'dayNotOnSale':
      return <Notice kind="info">{LL.home.dayNotOnSale()}</Notice>;
    case 'refused':
      return (
        <Notice kind="error" title={words.refusedTitle()}>
          <FailureText failure={problem.cause} />
        </Notice>
      );
    case 'changedElsewhere':
      return (
        <Notice kind="warning" focusToken={dialog.outcomes} action={toOrder}>
          {words.changedElsewhere()}
        </Notice>
      );
    case 'unconfirmed':
      return (
        <Notice
          kind="warning"
          title={words.unconfirmedTitle()}
          focusToken={dialog.outcomes}
          action={
            <Stack gap={2}>
              <Button
                kind="primary"
                busy={dialog.work !== null}
                busyLabel={words.looking()}
                onClick={() => void dialog.lookAgain()}
              >
                {words.lookAgain()}
              </Button>
              {toOrder}
            </Stack>
          }
        >
          {words.unconfirmed()}
        </Notice>
      );
  }
});
