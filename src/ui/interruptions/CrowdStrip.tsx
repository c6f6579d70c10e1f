import { observer } from 'mobx-react-lite';
import type { CrowdWait } from '../../ports/Interruptions.ts';
import { Button } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { type CrowdModel, title } from './CrowdModel.ts';
import styles from './CrowdStrip.module.css';

/**
 * Stands at the top of the page while reads wait for a crowded museum, in the flow: it covers nothing. It is no live
 * region, for a countdown that speaks is a nuisance; the announcer has said it once.
 */
export const CrowdStrip = observer(function CrowdStrip({
  crowd,
  wait,
}: {
  readonly crowd: CrowdModel;
  readonly wait: CrowdWait;
}) {
  const { LL } = useTexts();
  const words = LL.interruptions;
  const heading = title(wait.isMaintenance)(LL);
  const seconds = crowd.secondsLeft;
  return (
    <section className={styles['strip']} aria-label={heading}>
      <div className={styles['line']}>
        <Icon name="clock" />
        <div className={styles['words']}>
          <p>
            <strong>{heading}</strong>
          </p>
          <p>
            {wait.queueMinutes !== null && words.crowdMinutes({ minutes: wait.queueMinutes })}{' '}
            {words.crowdText()}{' '}
            <span className="tabular">
              {seconds > 0 ? words.crowdIn({ seconds }) : words.crowdNow()}
            </span>
          </p>
        </div>
        <Button kind="quiet" onClick={() => crowd.askSooner()}>
          {words.crowdAsk()}
        </Button>
      </div>
    </section>
  );
});
