import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { afterEach, describe, expect, it } from 'vitest';
import { success } from '../../../src/domain/model/Result.ts';
import { PurchaseNoticeDialog } from '../../../src/ui/home/PurchaseNoticeDialog.tsx';
import { useViewModel } from '../../../src/ui/useViewModel.ts';
import { passing, showHome } from '../support/homeModels.tsx';
import { aHomeTemplate, HomeVisit } from './HomeVisit.ts';

afterEach(cleanup);

const html = '<h3>Opening</h3><p>Read <b>this</b></p><img src=x onerror=alert(1)>';
const aTemplate = (countdownSeconds: number) =>
  success(aHomeTemplate({ notice: { html, countdownSeconds } }));
const aVisit = (countdownSeconds: number) =>
  new HomeVisit({ homeTemplate: async () => aTemplate(countdownSeconds) });

/** A date tab, and over it what home opens for its notice. */
const Home = observer(function Home({ visit }: { readonly visit: HomeVisit }) {
  const { purchaseNotice } = useViewModel(() => visit.home);
  const { notice } = purchaseNotice;
  return (
    <>
      <button type="button">Sat 28 Nov</button>
      {notice !== null && <PurchaseNoticeDialog purchaseNotice={purchaseNotice} notice={notice} />}
    </>
  );
});

/** Shows home with its notice, once that has its words. */
async function showNotice(visit: HomeVisit): Promise<HTMLElement> {
  await showHome(visit, <Home visit={visit} />);
  return screen.findByRole('dialog', { name: 'Before you buy' });
}
const agree = () => screen.getByRole('button', { name: 'I have read and agree' });
const isOpen = () => screen.queryByRole('dialog') !== null;
/** The reason that the button gives to screen readers. */
const description = () =>
  document.getElementById(agree().getAttribute('aria-describedby') ?? '')?.textContent;
const spoken = () => within(screen.getByRole('dialog')).getByRole('status').textContent;

describe('the purchase notice', () => {
  it('[HOME-13] [Q-A11Y-5] shows the museum’s text cleaned, and reading starts at its title', async () => {
    await showNotice(aVisit(5));
    expect((await screen.findByText('OpeningRead this')).tagName).toBe('MARK');
    expect(document.querySelector('[onerror]')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Before you buy' }));
  });

  it('[HOME-13] [Q-A11Y-5] agree shows and describes the seconds left, and is active only at 0', async () => {
    const visit = aVisit(3);
    await showNotice(visit);
    expect(agree().textContent).toBe('I have read and agree (3\u00a0s)');
    expect(description()).toBe('Please read the notice. You can agree in 3 seconds.');
    await passing(visit, 2_000);
    expect(agree().textContent).toBe('I have read and agree (1\u00a0s)');
    expect(description()).toBe('Please read the notice. You can agree in 1 second.');
    await passing(visit, 999);
    fireEvent.click(agree());
    expect(agree().getAttribute('aria-disabled')).toBe('true');
    await passing(visit, 1);
    expect(agree().textContent).toBe('I have read and agree');
    expect(agree().getAttribute('aria-disabled')).toBeNull();
    fireEvent.click(agree());
    expect(isOpen()).toBe(false);
  });

  it.each<[string, (dialog: HTMLElement) => void]>([
    ['Esc', (dialog) => fireEvent.keyDown(dialog, { key: 'Escape' })],
    ['the back gesture', (dialog) => fireEvent(dialog, new Event('cancel', { cancelable: true }))],
    ['a tap beside it', (dialog) => fireEvent.click(dialog)],
  ])(
    '[HOME-13] [Q-A11Y-5] while it counts, %s does nothing and the focus stays',
    async (_, leave) => {
      const visit = aVisit(5);
      const dialog = await showNotice(visit);
      const focused = document.activeElement;
      leave(dialog);
      await passing(visit, 4_000);
      leave(dialog);
      expect(isOpen()).toBe(true);
      expect(document.activeElement).toBe(focused);
    },
  );

  it('[HOME-13] [Q-A11Y-5] after the countdown Esc closes it, too', async () => {
    const visit = aVisit(5);
    const dialog = await showNotice(visit);
    await passing(visit, 5_000);
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(isOpen()).toBe(false);
  });

  it('[HOME-13] [Q-A11Y-4] is spoken of at its beginning, at 10 s and at its end, never twice in 10 s', async () => {
    const visit = aVisit(31);
    await showNotice(visit);
    const heard: (string | null)[] = [spoken()];
    const at: number[] = [];
    for (let second = 1; second <= 40; second += 1) {
      await passing(visit, 1_000);
      if (spoken() === heard.at(-1)) continue;
      heard.push(spoken());
      at.push(second);
    }
    expect(heard).toEqual([
      '',
      'Please read the notice. You can agree in 30 seconds.',
      'Please read the notice. You can agree in 10 seconds.',
      'You can agree now.',
    ]);
    expect(at).toEqual([1, 21, 31]);
  });

  it('[HOME-13] [Q-A11Y-4] a short one is spoken of at its end alone', async () => {
    const visit = aVisit(6);
    await showNotice(visit);
    await passing(visit, 5_000);
    expect(spoken()).toBe('');
    await passing(visit, 1_000);
    expect(spoken()).toBe('You can agree now.');
  });

  it('[HOME-13] [Q-A11Y-6] a hidden page is not made to wait longer (O-103)', async () => {
    const visit = aVisit(5);
    await showNotice(visit);
    visit.visibility.hide();
    await passing(visit, 60_000);
    visit.visibility.show();
    await passing(visit);
    expect(agree().textContent).toBe('I have read and agree');
  });

  it('[HOME-13] comes once: neither home shown again nor a template read again brings it back', async () => {
    const visit = aVisit(1);
    await showNotice(visit);
    await passing(visit, 1_000);
    fireEvent.click(agree());
    cleanup();
    await showHome(visit, <Home visit={visit} />);
    await visit.home.retrySettings();
    await passing(visit);
    expect(visit.home.purchaseNotice.notice).toBeNull();
    expect(isOpen()).toBe(false);
  });
});
