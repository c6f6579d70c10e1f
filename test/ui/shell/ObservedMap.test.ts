import { autorun, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { ObservedMap } from '../../../src/ui/ObservedMap.ts';

/** What somebody who looks on has seen, in turn. */
function seen<Value>(read: () => Value): readonly Value[] {
  const values: Value[] = [];
  autorun(() => {
    values.push(read());
  });
  return values;
}

describe('a map of which each entry is observed by itself', () => {
  it('tells who looks at an entry of that one alone, also before it is there', () => {
    const map = new ObservedMap<string, number>();
    const [figs, hasPlums] = [seen(() => map.get('fig')), seen(() => map.has('plum'))];
    map.set('fig', 1);
    map.set('pear', 5);
    map.set('fig', 1);
    map.set('plum', 2);
    map.delete('fig');
    map.delete('fig');
    expect(figs).toEqual([undefined, 1, undefined]);
    expect(hasPlums).toEqual([false, true]);
  });

  it('tells who looks at all of them of each change', () => {
    const map = new ObservedMap<string, number>();
    const all = seen(() => map.entries().map(([key, value]) => `${key} ${value}`));
    map.set('fig', 1);
    map.set('plum', 2);
    map.set('fig', 3);
    runInAction(() => map.clear());
    expect(all).toEqual([[], ['fig 1'], ['fig 1', 'plum 2'], ['fig 3', 'plum 2'], []]);
  });

  it('tells of a value that is undefined as of any other', () => {
    const map = new ObservedMap<string, undefined>();
    const has = seen(() => map.has('fig'));
    map.set('fig', undefined);
    expect(has).toEqual([false, true]);
  });
});
