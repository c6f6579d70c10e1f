import { autorun, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { makeAutoObservable } from '../../../src/ui/makeAutoObservable.ts';

class Basket {
  fruit: readonly string[] = [];
  label = 'mine';
  /** How often it was counted. */
  counted = 0;
  /** As a private field and method are shipped. */
  _a = 0;

  constructor() {
    makeAutoObservable(this, {
      counted: false,
      sizes: (one, other) => String(one) === String(other),
    });
  }

  get size(): number {
    this.counted += 1;
    return this.fruit.length;
  }

  get sizes(): readonly number[] {
    return this.fruit.map(({ length }) => length);
  }

  add(...more: readonly string[]): void {
    for (const each of more) this.fruit = [...this.fruit, each];
  }

  _b(): number {
    this._a += 1;
    return this._a;
  }

  has(one: string): boolean {
    return this.fruit.includes(one);
  }
}

/** What somebody who looks on has seen, in turn. */
function seen<Value>(read: () => Value): readonly Value[] {
  const values: Value[] = [];
  autorun(() => {
    values.push(read());
  });
  return values;
}

describe('a model', () => {
  it('is looked at field by field', () => {
    const basket = new Basket();
    const labels = seen(() => basket.label);
    basket.add('fig');
    runInAction(() => {
      basket.label = 'yours';
      basket.label = 'ours';
    });
    runInAction(() => {
      basket.label = 'ours';
    });
    expect(labels).toEqual(['mine', 'ours']);
  });

  it('[Q-WV-1] is not looked at where it is private, by the names under which that is shipped', () => {
    const basket = new Basket();
    const own = seen(() => basket._a);
    expect([basket._b(), basket._b()]).toEqual([1, 2]);
    expect(own).toEqual([0]);
    expect(Object.getOwnPropertyDescriptor(basket, '_a')?.get).toBeUndefined();
    expect(basket._b.name).toBe('_b');
  });

  it('changes at once for whoever looks on, whatever its methods do in between', () => {
    const basket = new Basket();
    const sizes = seen(() => basket.size);
    basket.add('fig', 'plum', 'pear');
    expect(sizes).toEqual([0, 3]);
  });

  it('computes a getter once, as long as nothing that it is read from is another', () => {
    const basket = new Basket();
    const sizes = seen(() => `${basket.size} ${basket.size} ${basket.label}`);
    runInAction(() => {
      basket.label = 'yours';
    });
    expect(sizes).toEqual(['0 0 mine', '0 0 yours']);
    expect(basket.counted).toBe(1);
  });

  it('says nothing new where two values of a getter are told to be the same', () => {
    const basket = new Basket();
    const sizes = seen(() => basket.sizes);
    basket.add('fig');
    runInAction(() => {
      basket.fruit = ['nut'];
    });
    expect(sizes).toEqual([[], [3]]);
  });

  it('is looked at through a method as well', () => {
    const basket = new Basket();
    const found = seen(() => basket.has('fig'));
    basket.add('fig');
    expect(found).toEqual([false, true]);
  });

  it('has one of each for itself', () => {
    const [one, other] = [new Basket(), new Basket()];
    const sizes = seen(() => other.size);
    one.add('fig');
    other.add('plum', 'pear');
    expect([one.size, ...sizes]).toEqual([1, 0, 2]);
  });

  it('is not changed outside of an action while somebody looks on', () => {
    const basket = new Basket();
    basket.label = 'nobody’s';
    seen(() => basket.label);
    expect(() => {
      basket.label = 'yours';
    }).toThrow('label');
  });

  it('is silent about what is not observed', () => {
    const basket = new Basket();
    const counts = seen(() => basket.counted);
    basket.counted = 7;
    expect(counts).toEqual([0]);
  });
});
