import { observer } from 'mobx-react-lite';
import { Notice } from '../components/Notice.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { fieldId } from './draftFields.ts';
import { LostOrderNotice } from './LostOrderNotice.tsx';
import type { OrderFormModel } from './OrderFormModel.ts';
import styles from './OrderFormNotices.module.css';
import { problemText } from './problemText.ts';

/** So many problems are read at a glance; a longer list would push the form out of sight. */
const listed = 5;

/** What came of pressing buy: the problems found, each a way to its field, or an answer that was lost (R25). */
export const OrderFormNotices = observer(function OrderFormNotices({
  form,
}: {
  form: OrderFormModel;
}) {
  const { LL } = useTexts();
  const { problems } = form;
  return (
    <>
      {form.isUnconfirmed && <LostOrderNotice form={form} />}
      {form.hasTried && problems.length > 0 && (
        <Notice kind="error" title={LL.orderForm.problems({ count: problems.length })}>
          <ul>
            {problems.slice(0, listed).map((problem) => (
              <li key={fieldId(problem.field)}>
                <button
                  type="button"
                  className={styles['problem']}
                  onClick={() => form.goTo(problem.field)}
                >
                  {problemText(LL, problem)}
                </button>
              </li>
            ))}
          </ul>
          {problems.length > listed && (
            <p>{LL.orderForm.problemsMore({ count: problems.length - listed })}</p>
          )}
        </Notice>
      )}
    </>
  );
});
