import { observer } from 'mobx-react-lite';
import type { CrowdWait } from '../../ports/Interruptions.ts';
import { Button } from '../components/Button.tsx';
import { Strip } from '../components/Strip.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { type CrowdModel, title } from './CrowdModel.ts';

/** Says that reads wait for a crowded museum. A countdown that speaks is a nuisance; the announcer has said it once. */
export const CrowdStrip = observer(function CrowdStrip({
  crowd,
  wait,
}: {
  readonly crowd: CrowdModel;
  readonly wait: CrowdWait;
}) {
  const { LL } = useTexts();
  const words = LL.interruptions;
  const seconds = crowd.secondsLeft;
  return (
    <Strip
      tone="warning"
      icon="clock"
      title={title(wait.isMaintenance)(LL)}
      actions={
        <Button kind="quiet" onClick={() => crowd.askSooner()}>
          {words.crowdAsk()}
        </Button>
      }
    >
      {wait.queueMinutes !== null && words.crowdMinutes({ minutes: wait.queueMinutes })}{' '}
      {words.crowdText()}{' '}
      <span className="tabular">{seconds > 0 ? words.crowdIn({ seconds }) : words.crowdNow()}</span>
    </Strip>
  );
});
