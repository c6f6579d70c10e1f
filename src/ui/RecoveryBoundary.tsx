import { Component, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from './components/Button.tsx';
import { EmptyState } from './components/EmptyState.tsx';
import { LinkButton } from './components/LinkButton.tsx';
import { Skeleton } from './components/Skeleton.tsx';
import { useTexts } from './i18n/Texts.ts';
import { MuseumContact } from './MuseumContact.tsx';
import { href, paths } from './paths.ts';
import { useSharedViewModels } from './ViewModels.ts';

interface Properties {
  readonly children: ReactNode;
  /** Another value gives the children another chance: the visitor went elsewhere. */
  readonly place: string;
  /** Called once the way on is on the screen. */
  readonly onCaught: () => void;
}

interface State {
  readonly hasFailed: boolean;
  readonly place: string;
}

/**
 * The one place where a bug ends: a screen with a way on and whom to ask, without a stack or a payload (Q-SEC-11). What a
 * release has taken the files of is no bug: where another build is there by now, the page is loaded anew as that (Q-OFF-2).
 */
export class RecoveryBoundary extends Component<Properties, State> {
  override state: State = { hasFailed: false, place: this.props.place };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ place }: Properties, state: State): Partial<State> | null {
    return place === state.place ? null : { hasFailed: false, place };
  }

  override componentDidCatch(): void {
    this.props.onCaught();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <Recovery /> : this.props.children;
  }
}

/** Money may be on its way from these, and nothing is loaded there that nobody has asked for. */
const isPaying = (path: string): boolean => /^\/pay/i.test(path);

function Recovery() {
  const { LL } = useTexts();
  const { page } = useSharedViewModels();
  const [path] = useLocation();
  const [stays, setStays] = useState(isPaying(path));
  useEffect(() => {
    if (!isPaying(path)) void page.renew().then(() => setStays(true));
  }, [page, path]);
  if (!stays) {
    return (
      <main aria-busy="true">
        <Skeleton label={LL.shell.loading()} shape="cards" count={3} />
      </main>
    );
  }
  // Where the orders are what failed, a link to them would lead nowhere.
  const failedAtOrders = path.toLowerCase() === paths.orders.pattern;
  return (
    <main>
      <EmptyState
        icon="warning"
        title={LL.shell.crashTitle()}
        text={LL.shell.crashText()}
        action={
          <>
            <Button kind="primary" onClick={() => page.reload()}>
              {LL.shell.reload()}
            </Button>
            {failedAtOrders ? (
              <LinkButton href={href(paths.home.to())}>{LL.shell.home()}</LinkButton>
            ) : (
              <LinkButton href={href(paths.orders.to())}>{LL.shell.orders()}</LinkButton>
            )}
            <MuseumContact />
          </>
        }
      />
    </main>
  );
}
