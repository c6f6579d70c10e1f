import type { MuseumDay } from '../../domain/model/MuseumDay.ts';
import type { OrderDetail } from '../../domain/model/Order.ts';
import { orderTimeline, type TimelineStep } from '../../domain/model/OrderTimeline.ts';
import { CategoryHeading } from '../components/CategoryHeading.tsx';
import { Icon } from '../components/Icon.tsx';
import { joinClasses } from '../components/joinClasses.ts';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { momentText } from './momentText.ts';
import styles from './OrderTimeline.module.css';

/** How far an order has come, told from its tickets: in words and with an icon, no time that the museum did not tell. */
export function OrderTimeline({
  order,
  today,
}: {
  readonly order: OrderDetail;
  readonly today: MuseumDay;
}) {
  const { LL } = useTexts();
  const words = LL.afterSale.actions.timeline;
  return (
    <section aria-label={words.title()} data-off-paper="">
      <CategoryHeading>{words.title()}</CategoryHeading>
      <ol className={styles['steps']}>
        {orderTimeline(order).map((step) => (
          <Step key={step.kind} step={step} today={today} />
        ))}
      </ol>
    </section>
  );
}

function Step({ step, today }: { readonly step: TimelineStep; readonly today: MuseumDay }) {
  const { LL, language } = useTexts();
  const words = LL.afterSale.actions.timeline;
  const { kind, state, count, at } = step;
  return (
    <li className={joinClasses(styles['step'], styles[state])}>
      <span className={styles['icon']}>
        <Icon name={state === 'done' ? 'check' : 'clock'} />
        <VisuallyHidden>{words[state]()} </VisuallyHidden>
      </span>
      <span className={styles['words']}>
        {words[kind]({ count })}
        {at !== '' && <span className={styles['at']}> {momentText(at, today, language)}</span>}
      </span>
    </li>
  );
}
