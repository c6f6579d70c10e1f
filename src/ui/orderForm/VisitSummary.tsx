import { observer } from 'mobx-react-lite';
import type { Selection } from '../../domain/model/Selection.ts';
import { Icon } from '../components/Icon.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { dayText, timeRangeText } from '../format.ts';
import { useTexts } from '../i18n/Texts.ts';
import { href, paths } from '../paths.ts';
import type { OrderFormModel } from './OrderFormModel.ts';
import styles from './VisitSummary.module.css';

/** The day and slot chosen, in sight while the form is filled in. */
export const VisitSummary = observer(function VisitSummary({
  form,
  selection: { day, slot },
}: {
  readonly form: OrderFormModel;
  readonly selection: Selection;
}) {
  const { LL, language } = useTexts();
  return (
    <p className={styles['line']}>
      <Icon name="calendar" />
      <VisuallyHidden>{LL.orderForm.visit()} </VisuallyHidden>
      <strong>{dayText(day, form.today, language)}</strong>{' '}
      {slot !== null && <strong>{timeRangeText(slot.begin, slot.end)}</strong>}
      <a className={styles['change']} href={href(paths.home.to())}>
        <span aria-hidden="true">{LL.orderForm.changeVisit()}</span>
        <VisuallyHidden>{LL.orderForm.changeVisitWhole()}</VisuallyHidden>
      </a>
    </p>
  );
});
