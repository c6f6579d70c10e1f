import { describe, expect, it } from 'vitest';
import { SafeSessionStore } from '../../../src/adapters/sessionStorage/SafeSessionStore.ts';
import { SessionVisitStorage } from '../../../src/adapters/sessionStorage/SessionVisitStorage.ts';
import { visitStorageSuite } from '../../ports/visitStorage.suite.ts';

type Tab = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const refuse = (): never => {
  throw new DOMException('no', 'QuotaExceededError');
};

function aTab(texts: Map<string, string> = new Map()): Tab {
  return {
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => void texts.set(name, text),
    removeItem: (name) => void texts.delete(name),
  };
}

describe('SafeSessionStore', () => {
  it('keeps texts in the tab, where the next page finds them', () => {
    const texts = new Map([['other', 'untouched']]);
    const store = new SafeSessionStore(() => aTab(texts));
    store.set('minitoken', 'a+b/c==');
    store.remove('orgId');
    expect(new SafeSessionStore(() => aTab(texts)).get('minitoken')).toBe('a+b/c==');
    store.remove('minitoken');
    expect([...texts]).toEqual([['other', 'untouched']]);
  });

  it.each<[string, () => Tab]>([
    ['storage that may not even be looked at', refuse],
    [
      'storage that throws always',
      () => ({ getItem: refuse, setItem: refuse, removeItem: refuse }),
    ],
    ['storage that is full', () => ({ ...aTab(), setItem: refuse })],
  ])('[O-083] [Q-OFF-6] lives in memory with %s', (_what, tab) => {
    const store = new SafeSessionStore(tab);
    expect(store.get('minitoken')).toBeNull();
    store.set('minitoken', 'abc');
    expect(store.get('minitoken')).toBe('abc');
    store.remove('minitoken');
    expect(store.get('minitoken')).toBeNull();
  });

  it('[Q-OFF-6] believes its own text where an older one could not be replaced', () => {
    const full: Tab = { ...aTab(new Map([['time', '09:00-10:30']])), setItem: refuse };
    const store = new SafeSessionStore(() => full);
    store.set('time', '13:00-14:30');
    expect(store.get('time')).toBe('13:00-14:30');
  });

  it('[Q-OFF-6] puts back what it kept once the tab was cleared under way', () => {
    const texts = new Map([['minitoken', 'abc']]);
    const store = new SafeSessionStore(() => aTab(texts));
    expect(store.get('minitoken')).toBe('abc');
    store.set('time', '09:00-10:30');
    texts.clear();
    store.set('date', '2026-12-05');
    expect([...texts]).toEqual([
      ['minitoken', 'abc'],
      ['time', '09:00-10:30'],
      ['date', '2026-12-05'],
    ]);
    texts.clear();
    expect(store.get('minitoken')).toBe('abc');
    expect(new SafeSessionStore(() => aTab(texts)).get('time')).toBe('09:00-10:30');
  });

  it('[Q-OFF-6] lives on in memory where the tab begins to refuse under way', () => {
    const texts = new Map([['minitoken', 'abc']]);
    let open = () => aTab(texts);
    const store = new SafeSessionStore(() => open());
    store.get('minitoken');
    store.set('time', '09:00-10:30');
    open = refuse;
    expect(store.get('minitoken')).toBe('abc');
    expect(store.get('time')).toBe('09:00-10:30');
    store.remove('time');
    expect(store.get('time')).toBeNull();
  });

  it('leaves removed what another page of the tab removed', () => {
    const texts = new Map([['minitoken', 'abc']]);
    const store = new SafeSessionStore(() => aTab(texts));
    store.get('minitoken');
    store.set('time', '09:00-10:30');
    texts.delete('time');
    expect(store.get('time')).toBeNull();
    expect([...texts]).toEqual([['minitoken', 'abc']]);
  });

  it('leaves removed what it removed itself', () => {
    const texts = new Map<string, string>();
    const store = new SafeSessionStore(() => aTab(texts));
    store.set('time', '09:00-10:30');
    store.remove('time');
    expect(store.get('time')).toBeNull();
    expect([...texts]).toEqual([]);
  });
});

visitStorageSuite(
  'SessionVisitStorage in a tab that refuses everything',
  () => new SessionVisitStorage(new SafeSessionStore(refuse)),
);
