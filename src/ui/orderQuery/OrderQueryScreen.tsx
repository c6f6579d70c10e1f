import { CategoryHeading } from '../components/CategoryHeading.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { Stack } from '../components/Stack.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { href, paths } from '../paths.ts';
import { ScreenFrame } from '../ScreenFrame.tsx';
import { useViewModel } from '../useViewModel.ts';
import { useAfterSaleModels } from '../ViewModels.ts';
import { OrderQueryForm } from './OrderQueryForm.tsx';

/** Finds an order that the list no longer shows, or that was made elsewhere (§2 order query, R4). */
export function OrderQueryScreen() {
  const { LL } = useTexts();
  const models = useAfterSaleModels();
  const model = useViewModel(models.orderQuery);
  return (
    <ScreenFrame title={LL.afterSale.query.title()}>
      <p>{LL.afterSale.query.intro()}</p>
      <OrderQueryForm model={model} />
      <Stack as="section" gap={3}>
        <CategoryHeading>{LL.afterSale.query.recent()}</CategoryHeading>
        <p>{LL.afterSale.query.recentText()}</p>
        <div>
          <LinkButton href={href(paths.orders.to())} icon="list">
            {LL.orders.title()}
          </LinkButton>
        </div>
      </Stack>
    </ScreenFrame>
  );
}
