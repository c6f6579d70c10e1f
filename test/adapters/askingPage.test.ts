// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openAskingPage } from '../../src/adapters/askingPage.ts';
import { CookieLanguage } from '../../src/adapters/system/CookieLanguage.ts';
import type { Language } from '../../src/domain/model/Language.ts';
import { isHome } from '../../src/ui/homePath.ts';

/** What was sent: the path below the museum's prefix, the payload, the token. */
interface Sent {
  readonly path: string;
  readonly payload: unknown;
  readonly token: string | null;
}
let sent: Sent[] = [];

/** A page of a museum in China, on a phone that shows this time. */
function openedAt(address: string, time = '2026-11-27T09:00:00+08:00') {
  vi.setSystemTime(time);
  window.history.replaceState(null, '', address);
  return openAskingPage(isHome);
}
const afterAMoment = () => vi.advanceTimersByTimeAsync(150);

const configured = (more: object = {}) => {
  document.head.innerHTML = '';
  const meta = document.createElement('meta');
  meta.name = 'museum-configuration';
  meta.content = JSON.stringify({ apiPrefix: '/museum', organisationId: '1', ...more });
  document.head.append(meta);
};

const speaks = (language: Language) =>
  new CookieLanguage(document, { reload: () => {} }).choose(language);

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  speaks('Simplified_Chinese');
  configured();
  sent = [];
  vi.stubGlobal('fetch', async (url: string, { headers, body }: RequestInit) => {
    const token = new Headers(headers).get('token');
    sent.push({ path: url.replace('/museum', ''), payload: JSON.parse(String(body)), token });
    return new Response('{"code":0}');
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const today = { reservationDate: '2026-11-27' };

describe('a page before the app has come', () => {
  it('[HOME-05] [Q-RUSH-2] asks home’s five questions, none of which waits for an answer: the slots at once, the others a moment later', async () => {
    openedAt('/');
    expect(sent).toEqual([
      { path: '/bms/staggered-reservation-config/info', payload: today, token: null },
      { path: '/trip/staggered-reservation-daily/list', payload: today, token: null },
    ]);
    await vi.advanceTimersByTimeAsync(149);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent.slice(2)).toEqual([
      {
        path: '/trip/quick/template/info-by-typeCode',
        payload: { typeCode: 'MOBILE', orgId: '1', languages: 'Simplified_Chinese' },
        token: null,
      },
      {
        path: '/bms/sys-config/info-by-code/OFFLINE_FAST_VISITOR_LIMIT',
        payload: {},
        token: null,
      },
      { path: '/bms/sys-config/info-by-code/PRE_SALE_DAYS', payload: {}, token: null },
    ]);
  });

  it('[START-01] [Q-SEC-3] takes the visitor in first: in their name, and with nothing of it left in the address', async () => {
    speaks('English');
    const { visitor } = openedAt('/?token=t-1#/index?orgId=7');
    await afterAMoment();
    expect(window.location.href).not.toMatch(/t-1|orgId/);
    expect(visitor.token()).toBe('t-1');
    expect(new Set(sent.map(({ token }) => token))).toEqual(new Set(['t-1']));
    expect(sent[2]?.payload).toMatchObject({ orgId: '7', languages: 'English' });
  });

  it('[HOME-03] asks for the day that was looked at last, and for no day that is over', () => {
    sessionStorage.setItem('date', '2026-11-29');
    openedAt('/#/index');
    expect(sent[1]?.payload).toEqual({ reservationDate: '2026-11-29' });
    sessionStorage.setItem('date', '2026-11-26');
    openedAt('/#/index');
    expect(sent[3]?.payload).toEqual(today);
  });

  it('[HOME-03] knows the day by the museum’s clock', () => {
    openedAt('/', '2026-11-27T17:00:00Z');
    expect(sent[0]?.payload).toEqual({ reservationDate: '2026-11-28' });
  });

  it.each(['/#/order', '/#/orderconfirm', '/payReturn?orderNo=7'])(
    'asks nothing where another screen is opened: %s',
    async (address) => {
      expect(openedAt(address).transport).toBeNull();
      await afterAMoment();
      expect(sent).toEqual([]);
    },
  );

  it('[START-10] [Q-SEC-3] asks nobody where it is wrong whom', async () => {
    configured({ apiPrefix: 'http://museum.example' });
    expect(openedAt('/').transport).toBeNull();
    await afterAMoment();
    expect(sent).toEqual([]);
  });
});
