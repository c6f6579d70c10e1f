import { observer } from 'mobx-react-lite';
import type { ShippingReference } from '../../domain/model/ShippingOrder.ts';
import type { ViewedShippingOrder } from '../../domain/useCases/ViewShippingOrder.ts';
import { Button } from '../components/Button.tsx';
import { CategoryHeading } from '../components/CategoryHeading.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { Notice } from '../components/Notice.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { Stack } from '../components/Stack.tsx';
import { FailureText } from '../FailureText.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { href, paths } from '../paths.ts';
import { ScreenFrame } from '../ScreenFrame.tsx';
import { useViewModel } from '../useViewModel.ts';
import { useAfterSaleModels } from '../ViewModels.ts';
import { ShippingHead } from './ShippingHead.tsx';
import { ShippingLineCard } from './ShippingLineCard.tsx';
import type { ShippingModel } from './ShippingModel.ts';

/** What the link in a text message opens: the pick-up code and what it is for (§2 SMS QR-code screen). */
export const ShippingScreen = observer(function ShippingScreen({
  reference,
}: {
  readonly reference: ShippingReference;
}) {
  const { LL } = useTexts();
  const models = useAfterSaleModels();
  const model = useViewModel(() => models.shipping(reference));
  return (
    <ScreenFrame title={LL.afterSale.shipping.title()} busy={model.isLoading}>
      <Content model={model} />
    </ScreenFrame>
  );
});

const Content = observer(function Content({ model }: { readonly model: ShippingModel }) {
  const { LL } = useTexts();
  const { viewed, failure } = model;
  if (viewed !== null) return <Viewed model={model} viewed={viewed} />;
  if (failure === null) {
    return <Skeleton label={LL.afterSale.shipping.loading()} shape="cards" count={2} />;
  }
  return (
    <ErrorState
      title={
        failure.kind === 'business'
          ? LL.afterSale.shipping.refused()
          : LL.afterSale.shipping.failed()
      }
      text={<FailureText failure={failure} />}
      retryLabel={LL.shell.retry()}
      onRetry={() => void model.reload()}
      busy={model.isLoading}
      busyLabel={LL.shell.loading()}
      action={
        <LinkButton href={href(paths.home.to())} icon="home">
          {LL.afterSale.shipping.home()}
        </LinkButton>
      }
    />
  );
});

const Viewed = observer(function Viewed({
  model,
  viewed,
}: {
  readonly model: ShippingModel;
  readonly viewed: ViewedShippingOrder;
}) {
  const { LL } = useTexts();
  const { order, lines, linesFailure } = viewed;
  // Two lines of an order may be alike; their place is all that tells them apart.
  const placed = lines.map((line, place) => ({ line, place }));
  return (
    <>
      <ShippingHead order={order} today={model.today} timeZone={model.timeZone} />
      <CategoryHeading icon="ticket" aside={<Reload model={model} />}>
        {LL.afterSale.shipping.lines()}
      </CategoryHeading>
      {linesFailure !== null && (
        <Notice kind="warning" title={LL.afterSale.shipping.linesFailed()}>
          <p>
            <FailureText failure={linesFailure} />
          </p>
          {lines.length > 0 && <p>{LL.afterSale.shipping.linesOld()}</p>}
        </Notice>
      )}
      {lines.length === 0 && linesFailure === null && <p>{LL.afterSale.shipping.noLines()}</p>}
      {lines.length > 0 && (
        <Stack as="ul" gap={3} label={LL.afterSale.shipping.lines()}>
          {placed.map(({ line, place }) => (
            <ShippingLineCard key={place} line={line} today={model.today} />
          ))}
        </Stack>
      )}
    </>
  );
});

/** One button whatever comes of it, so that the focus stays on it. */
const Reload = observer(function Reload({ model }: { readonly model: ShippingModel }) {
  const { LL } = useTexts();
  const hasFailed = model.viewed?.linesFailure !== null;
  return (
    <Button
      kind="quiet"
      busy={model.isLoading}
      busyLabel={LL.orders.reloading()}
      onClick={() => void model.reload()}
    >
      {hasFailed ? LL.shell.retry() : LL.orders.reload()}
    </Button>
  );
});
