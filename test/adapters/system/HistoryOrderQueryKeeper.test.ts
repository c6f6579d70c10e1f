// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { HistoryOrderQueryKeeper } from '../../../src/adapters/system/HistoryOrderQueryKeeper.ts';
import { orderQueryKeeperSuite } from '../../ports/orderQueryKeeper.suite.ts';

const start = (state: unknown = null) => window.history.replaceState(state, '', '#/orderQuery');

/** A keeper of a page that was just loaded. */
const aKeeper = (
  token: string | null = null,
  history: Pick<History, 'state' | 'replaceState'> = window.history,
) => new HistoryOrderQueryKeeper({ history, token: () => token });

const typed = { number: '110105199006150004', contactMobile: '13800000000' };

orderQueryKeeperSuite('HistoryOrderQueryKeeper', () => {
  start();
  return aKeeper();
});

describe('HistoryOrderQueryKeeper', () => {
  it('[R15] is found after a reload, and stands in no address and no storage', () => {
    start({ other: 'stays' });
    aKeeper('never-shown').keep(typed);
    aKeeper('never-shown').note({ codeAskedAt: 5 });
    expect(aKeeper('never-shown').typed()).toEqual(typed);
    expect(aKeeper('never-shown').moments()).toEqual({ codeAskedAt: 5 });
    expect(window.location.href).toMatch(/#\/orderQuery$/);
    expect(JSON.stringify({ ...window.sessionStorage, ...window.localStorage })).toBe('{}');
    expect(document.cookie).toBe('');
    expect(JSON.stringify(window.history.state)).not.toContain('never-shown');
    expect(window.history.state).toMatchObject({ other: 'stays' });
  });

  it('[Q-SEC-3] shows one visitor nothing of another, in the entry or in memory', () => {
    start();
    aKeeper('one').keep(typed);
    expect(aKeeper('other').typed()).toBeNull();
    let token = 'one';
    const keeper = new HistoryOrderQueryKeeper({ history: window.history, token: () => token });
    keeper.keep(typed);
    token = 'other';
    expect(keeper.typed()).toBeNull();
  });

  it('goes with the visitor to another entry for as long as the page lives', () => {
    start();
    const keeper = aKeeper();
    keeper.keep(typed);
    window.history.pushState(null, '', '#/order');
    expect(keeper.typed()).toEqual(typed);
    expect(aKeeper().typed()).toBeNull();
  });

  it.each([
    [{ version: 2, of: '', typed, codeAskedAt: null }],
    [{ version: 1, of: '', typed: { number: 7 }, codeAskedAt: null }],
    ['nonsense'],
  ])('takes %j for nothing', (kept) => {
    start({ 'museum.orderQuery': kept });
    expect(aKeeper().typed()).toBeNull();
    expect(aKeeper().moments().codeAskedAt).toBeNull();
  });

  it('keeps on in memory where the browser refuses to write', () => {
    start();
    const refusing = {
      state: null,
      replaceState: () => {
        throw new DOMException('too often', 'SecurityError');
      },
    };
    const keeper = aKeeper(null, refusing);
    keeper.keep(typed);
    expect(keeper.typed()).toEqual(typed);
  });
});
