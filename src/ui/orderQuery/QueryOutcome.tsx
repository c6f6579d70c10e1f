import { observer } from 'mobx-react-lite';
import { maskedCertificate } from '../../domain/model/Masking.ts';
import type { FoundOrders } from '../../domain/useCases/FindOrders.ts';
import { Button } from '../components/Button.tsx';
import { Notice } from '../components/Notice.tsx';
import { Stack } from '../components/Stack.tsx';
import { useFocusToken } from '../components/useFocusToken.ts';
import { FailureText } from '../FailureText.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { FoundOrder } from './FoundOrder.tsx';
import type { OrderQueryModel, QueryFailure } from './OrderQueryModel.ts';
import styles from './QueryOutcome.module.css';

/** What the query brought: orders, none, or why nobody knows. Nothing before it was sent. */
export const QueryOutcome = observer(function QueryOutcome({
  model,
}: {
  readonly model: OrderQueryModel;
}) {
  const { found, failure } = model;
  if (failure !== null) return <Failed model={model} failure={failure} />;
  if (found === null) return null;
  return found.orders.length === 0 ? (
    <NoneFound model={model} found={found} />
  ) : (
    <Orders model={model} found={found} />
  );
});

/** What was looked up; a document's number as everywhere outside its field, masked (§9). */
const shownNumber = ({ lookup }: FoundOrders): string =>
  lookup.kind === 'document' ? maskedCertificate(lookup.number) : lookup.number;

const Orders = observer(function Orders({
  model,
  found,
}: {
  readonly model: OrderQueryModel;
  readonly found: FoundOrders;
}) {
  const { LL } = useTexts();
  const focus = useFocusToken<HTMLHeadingElement>(model.focusAt('outcome'));
  const count = found.orders.length;
  return (
    <section className={styles['outcome']}>
      <div>
        <h2 className={styles['heading']} ref={focus} tabIndex={-1}>
          {LL.afterSale.query.found({ count })}
        </h2>
        <p className={styles['by']}>
          {LL.afterSale.query.foundBy[found.lookup.kind]({ number: shownNumber(found) })}
        </p>
      </div>
      <Stack as="ul" gap={3} label={LL.afterSale.query.found({ count })}>
        {found.orders.map((order) => (
          <FoundOrder
            key={order.orderNo}
            order={order}
            today={model.today}
            timeZone={model.timeZone}
            onOpen={() => model.open(order.orderNo)}
          />
        ))}
      </Stack>
    </section>
  );
});

const NoneFound = observer(function NoneFound({
  model,
  found,
}: {
  readonly model: OrderQueryModel;
  readonly found: FoundOrders;
}) {
  const { LL } = useTexts();
  return (
    <Notice
      kind="info"
      title={LL.afterSale.query.noneTitle()}
      focusToken={model.focusAt('outcome')}
    >
      <p className={styles['breaks']}>
        {LL.afterSale.query.none[found.lookup.kind]({ number: shownNumber(found) })}
      </p>
      <p>{LL.afterSale.query.noneHint()}</p>
    </Notice>
  );
});

const hints = {
  unchecked: 'uncheckedHint',
  notRead: 'notReadHint',
  refused: 'refusedHint',
} as const;

const Failed = observer(function Failed({
  model,
  failure,
}: {
  readonly model: OrderQueryModel;
  readonly failure: QueryFailure;
}) {
  const { LL } = useTexts();
  const { kind, cause } = failure;
  return (
    <Notice
      kind="error"
      title={LL.afterSale.query[kind]()}
      focusToken={model.focusAt('outcome')}
      action={
        kind !== 'refused' && (
          <Button
            busy={model.isSearching}
            busyLabel={LL.afterSale.query.searching()}
            onClick={() => void model.search()}
          >
            {LL.shell.retry()}
          </Button>
        )
      }
    >
      <p>
        <FailureText failure={cause} />
      </p>
      <p>{LL.afterSale.query[hints[kind]]()}</p>
    </Notice>
  );
});
