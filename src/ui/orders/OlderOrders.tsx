import { observer } from 'mobx-react-lite';
import { LinkButton } from '../components/LinkButton.tsx';
import { Notice } from '../components/Notice.tsx';
import { dayOfMonthText } from '../format.ts';
import { useTexts } from '../i18n/Texts.ts';
import { href, paths } from '../paths.ts';
import type { OrderListModel } from './OrderListModel.ts';

/** Under the list, which reaches back few days: the way to older orders (R4). */
export const OlderOrders = observer(function OlderOrders({
  model,
}: {
  readonly model: OrderListModel;
}) {
  const { LL, language } = useTexts();
  return (
    <Notice
      kind="info"
      action={
        <LinkButton href={href(paths.orderQuery.to())} icon="search">
          {LL.orders.find()}
        </LinkButton>
      }
    >
      {LL.afterSale.list.older({ from: dayOfMonthText(model.firstDay, language) })}
    </Notice>
  );
});
