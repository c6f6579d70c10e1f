import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useArrivalToken } from './Arrival.tsx';
import { FooterNav } from './components/FooterNav.tsx';
import { LinkButton } from './components/LinkButton.tsx';
import { Page } from './components/Page.tsx';
import { StepLine } from './components/StepLine.tsx';
import { TopBar } from './components/TopBar.tsx';
import { useTexts } from './i18n/Texts.ts';
import { LanguageToggle } from './LanguageToggle.tsx';
import { href, paths } from './paths.ts';

/** A step of booking, as the step line shows it. */
export type BookingStep = 'choose' | 'details' | 'pay' | 'done';

/** What every screen stands in: heading, way back, language, steps, and the places of the app (START-07). */
export function ScreenFrame({
  title,
  backTo,
  step,
  summary,
  bottomBar,
  busy = false,
  linksToOrders = false,
  showsFooter = true,
  children,
}: {
  readonly title: string;
  /** Where the way back leads, an address of {@link paths}; without one there is none. */
  readonly backTo?: string;
  readonly step?: BookingStep;
  /** A strip that stays in sight: the day and slot chosen. */
  readonly summary?: ReactNode;
  readonly bottomBar?: ReactNode;
  readonly busy?: boolean;
  /** Whether the orders are a tap away in the top bar too: on home (§2). */
  readonly linksToOrders?: boolean;
  readonly showsFooter?: boolean;
  readonly children: ReactNode;
}) {
  const { LL } = useTexts();
  const focusToken = useArrivalToken();
  return (
    <Page
      busy={busy}
      topBar={
        <TopBar
          title={title}
          aside={
            <>
              {linksToOrders && (
                <LinkButton kind="quiet" href={href(paths.orders.to())}>
                  {LL.shell.orders()}
                </LinkButton>
              )}
              <LanguageToggle />
            </>
          }
          focusToken={focusToken}
          {...(backTo === undefined
            ? {}
            : { back: { href: href(backTo), label: LL.shell.back() } })}
        />
      }
      summary={summary}
      bottomBar={bottomBar}
      footerNav={showsFooter ? <Places /> : undefined}
    >
      {step !== undefined && <Steps current={step} />}
      {children}
    </Page>
  );
}

function Steps({ current }: { readonly current: BookingStep }) {
  const { LL } = useTexts();
  return (
    <StepLine
      label={LL.shell.steps()}
      doneLabel={LL.shell.stepDone()}
      current={current}
      steps={[
        { id: 'choose', label: LL.shell.stepChoose() },
        { id: 'details', label: LL.shell.stepDetails() },
        { id: 'pay', label: LL.shell.stepPay() },
        { id: 'done', label: LL.shell.stepFinish() },
      ]}
    />
  );
}

function Places() {
  const { LL } = useTexts();
  const [path] = useLocation();
  const isAt = (pattern: string) => path.toLowerCase().replace(/\/$/, '') === pattern;
  return (
    <FooterNav
      label={LL.shell.navigation()}
      links={[
        {
          href: href(paths.home.to()),
          label: LL.shell.home(),
          icon: 'home',
          current: isAt(paths.home.pattern),
        },
        {
          href: href(paths.orders.to()),
          label: LL.shell.orders(),
          icon: 'list',
          current: isAt(paths.orders.pattern),
        },
        {
          href: href(paths.orderQuery.to()),
          label: LL.shell.orderQuery(),
          icon: 'search',
          current: isAt(paths.orderQuery.pattern),
        },
      ]}
    />
  );
}
