import { observer } from 'mobx-react-lite';
import { LinkButton } from '../components/LinkButton.tsx';
import { Notice } from '../components/Notice.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { href, paths } from '../paths.ts';
import { fieldId } from './draftFields.ts';
import type { OrderFormModel } from './OrderFormModel.ts';
import styles from './OrderFormNotices.module.css';
import { problemText } from './problemText.ts';

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
      {form.isUnconfirmed && (
        <Notice
          kind="warning"
          title={LL.orderForm.unconfirmedTitle()}
          focusToken="unconfirmed"
          action={
            <LinkButton href={href(paths.orders.to())}>{LL.orderForm.lookAtOrders()}</LinkButton>
          }
        >
          {LL.orderForm.unconfirmed()} {LL.orderForm.stillThere()}
        </Notice>
      )}
      {form.hasTried && problems.length > 0 && (
        <Notice kind="error" title={LL.orderForm.problems({ count: problems.length })}>
          <ul>
            {problems.map((problem) => (
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
        </Notice>
      )}
    </>
  );
});
