import type { Message } from './AnnouncementModel.ts';
import { Button } from './components/Button.tsx';
import { EmptyState } from './components/EmptyState.tsx';
import { useTexts } from './i18n/Texts.ts';
import { ScreenFrame } from './ScreenFrame.tsx';
import { useViewModel } from './useViewModel.ts';
import { useViewModels } from './ViewModels.ts';

/** A screen that was opened without an order number: says so and leads on after 2 s, or at once on a press (§2, §8). */
export function RedirectScreen({
  title,
  text = (LL) => LL.shell.missingQuery(),
  to,
}: {
  readonly title: string;
  /** What is said; of an order's detail that no order was named, unless another screen says it otherwise. */
  readonly text?: Message;
  readonly to: 'home' | 'orders';
}) {
  const { LL } = useTexts();
  const models = useViewModels();
  const model = useViewModel(() => models.redirect(to, text));
  return (
    <ScreenFrame title={title}>
      <EmptyState
        icon="info"
        title={text(LL)}
        action={
          <Button kind="primary" onClick={() => model.goNow()}>
            {LL.shell.goNow()}
          </Button>
        }
      />
    </ScreenFrame>
  );
}
