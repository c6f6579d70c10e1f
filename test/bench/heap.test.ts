import { describe, expect, it } from 'vitest';
import { heapIn } from '../../scripts/bench/heap.ts';

describe('a heap snapshot', () => {
  const snapshot = (nodes: readonly number[]) =>
    JSON.stringify({
      snapshot: {
        meta: {
          node_fields: ['type', 'name', 'self_size'],
          node_types: [['hidden', 'code', 'object'], 'string', 'number'],
        },
      },
      nodes,
    });

  it('is summed, and what the engine compiled besides', () => {
    const nodes = [
      [2, 7, 100],
      [1, 7, 40],
      [0, 7, 5],
      [1, 7, 2],
    ].flat();
    expect(heapIn(snapshot(nodes))).toEqual({ all: 147, compiled: 42 });
  });

  it('is not taken from anything else', () => {
    expect(() => heapIn('{"nodes":[]}')).toThrow();
  });
});
