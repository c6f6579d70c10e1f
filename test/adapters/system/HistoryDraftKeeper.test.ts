// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { HistoryDraftKeeper } from '../../../src/adapters/system/HistoryDraftKeeper.ts';
import { aTypedDraft } from '../../ports/aVisit.ts';
import { draftKeeperSuite } from '../../ports/draftKeeper.suite.ts';

function aKeeper({
  history = window.history,
  location = window.location,
  clock = new ManualClock(0),
  token = null,
}: {
  history?: Pick<History, 'state' | 'replaceState'>;
  location?: { href: string };
  clock?: ManualClock;
  token?: string | null;
} = {}): HistoryDraftKeeper {
  return new HistoryDraftKeeper({ history, location, clock, token: () => token });
}

draftKeeperSuite('HistoryDraftKeeper', () => {
  window.history.replaceState(null, '', '#/orderconfirm');
  return aKeeper();
});

describe('HistoryDraftKeeper', () => {
  const start = (state: unknown = null) => window.history.replaceState(state, '', '#/orderconfirm');

  it('[R15] is found after a reload, and stands in no address and no storage', () => {
    start();
    aKeeper({ token: 'never-shown' }).keep(aTypedDraft());
    expect(aKeeper({ token: 'never-shown' }).typed()).toEqual(aTypedDraft());
    expect(window.location.href).toMatch(/#\/orderconfirm$/);
    expect(JSON.stringify({ ...window.sessionStorage, ...window.localStorage })).toBe('{}');
    expect(JSON.stringify(window.history.state)).not.toContain('never-shown');
  });

  it('[CONF-07] [R25] keeps moments over a reload, and one visitor’s from the next', () => {
    start();
    aKeeper({ token: 'one' }).note({ codeAskedAt: 1, unansweredSince: 2 });
    expect(aKeeper({ token: 'one' }).moments()).toEqual({ codeAskedAt: 1, unansweredSince: 2 });
    expect(aKeeper({ token: 'other' }).moments().codeAskedAt).toBeNull();
  });

  it('reads what an earlier build of this version kept, which knew no code and no moments', () => {
    const { visitors, contactMobile } = aTypedDraft();
    start({ 'museum.draft': { version: 1, of: '', visitors, contactMobile } });
    expect(aKeeper().typed()).toEqual(aTypedDraft({ code: '' }));
    expect(aKeeper().moments()).toEqual({ codeAskedAt: null, unansweredSince: null });
  });

  it('[Q-OFF-6] is cleared a little later where the browser refuses, and whoever ordered goes on', async () => {
    const clock = new ManualClock(0);
    let refuses = false;
    let state: unknown = null;
    const history = {
      get state() {
        return state;
      },
      replaceState: (next: unknown) => {
        if (refuses) throw new DOMException('too many', 'SecurityError');
        state = next;
      },
    };
    const keeper = aKeeper({ history, clock });
    keeper.keep(aTypedDraft());
    refuses = true;
    keeper.clear();
    refuses = false;
    await clock.advance(1_000);
    expect([keeper.typed(), state]).toEqual([null, {}]);
  });

  it('belongs to its entry alone', () => {
    start();
    aKeeper().keep(aTypedDraft());
    window.history.pushState(null, '', '#/index');
    expect(aKeeper().typed()).toBeNull();
  });

  it('goes with the visitor to another entry for as long as the page lives', () => {
    start();
    const keeper = aKeeper();
    keeper.keep(aTypedDraft());
    window.history.pushState(null, '', '#/orderconfirm');
    expect(keeper.typed()).toEqual(aTypedDraft());
    keeper.clear();
    expect(keeper.typed()).toBeNull();
  });

  it('goes with the visitor to another entry, also after a reload', () => {
    start();
    aKeeper().keep(aTypedDraft());
    const reloaded = aKeeper();
    expect(reloaded.typed()).toEqual(aTypedDraft());
    window.history.pushState(null, '', '#/orderconfirm');
    expect(reloaded.typed()).toEqual(aTypedDraft());
    expect(aKeeper().typed()).toEqual(aTypedDraft());
  });

  it('disturbs nothing else that is kept with the entry', () => {
    start({ place: 3 });
    const keeper = aKeeper();
    keeper.keep(aTypedDraft());
    expect(window.history.state).toMatchObject({ place: 3 });
    keeper.clear();
    expect(window.history.state).toEqual({ place: 3 });
  });

  it('[START-02] is nobody else’s', () => {
    start();
    aKeeper({ token: 'first' }).keep(aTypedDraft());
    expect(aKeeper({ token: 'second' }).typed()).toBeNull();
    expect(aKeeper().typed()).toBeNull();
    expect(aKeeper({ token: 'first' }).typed()).toEqual(aTypedDraft());
  });

  it.each([
    ['a text', 'draft'],
    ['a list', []],
    ['another version', { version: 2, of: '', contactMobile: '', visitors: [] }],
    ['no visitors', { version: 1, of: '', contactMobile: '' }],
    ['a broken visitor', { version: 1, of: '', contactMobile: '', visitors: [{ name: 1 }] }],
  ])('takes %s for nothing', (_what, draft) => {
    start({ 'museum.draft': draft });
    expect(aKeeper().typed()).toBeNull();
  });

  describe('where the browser wants no more writes to its history', () => {
    const aHistory = () => {
      const history = {
        state: null as unknown,
        isWilling: false,
        replaceState: (state: unknown) => {
          if (!history.isWilling) throw new DOMException('too often', 'SecurityError');
          history.state = state;
        },
      };
      return history;
    };

    it('keeps the draft itself and writes it later', async () => {
      const history = aHistory();
      const clock = new ManualClock(0);
      const keeper = aKeeper({ history, clock });
      keeper.keep(aTypedDraft());
      expect(keeper.typed()).toEqual(aTypedDraft());
      await clock.advance(3_000);
      expect(aKeeper({ history }).typed()).toBeNull();
      history.isWilling = true;
      await clock.advance(1_000);
      expect(aKeeper({ history }).typed()).toEqual(aTypedDraft());
    });

    it('writes nothing into the next screen’s entry', async () => {
      const history = aHistory();
      const clock = new ManualClock(0);
      const location = { href: 'https://museum.example/#/orderconfirm' };
      const keeper = aKeeper({ history, clock, location });
      keeper.keep(aTypedDraft());
      location.href = 'https://museum.example/#/index';
      history.isWilling = true;
      await clock.advance(5_000);
      expect(history.state).toBeNull();
      expect(aKeeper({ history, location }).typed()).toBeNull();
    });
  });
});
