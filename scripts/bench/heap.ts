import type { CDPSession } from 'playwright-core';
import * as v from 'valibot';

const SnapshotSchema = v.object({
  snapshot: v.object({
    meta: v.object({
      node_fields: v.array(v.string()),
      node_types: v.looseTuple([v.array(v.string())]),
    }),
  }),
  nodes: v.array(v.number()),
});

/** What is on a page's heap, in bytes. */
export interface Heap {
  readonly all: number;
  /** What the engine compiled in order to be faster the next time; how much it does so is its own affair. */
  readonly compiled: number;
}

/**
 * The sizes in a heap snapshot.
 *
 * @throws Error when it is none
 */
export function heapIn(snapshot: string): Heap {
  const { snapshot: head, nodes } = v.parse(
    v.pipe(v.string(), v.parseJson(), SnapshotSchema),
    snapshot,
  );
  const { node_fields: fields, node_types: kinds } = head.meta;
  const type = fields.indexOf('type');
  const size = fields.indexOf('self_size');
  const code = kinds[0].indexOf('code');
  let [all, compiled] = [0, 0];
  for (let node = 0; node < nodes.length; node += fields.length) {
    const bytes = nodes[node + size] ?? 0;
    all += bytes;
    if (nodes[node + type] === code) compiled += bytes;
  }
  return { all, compiled };
}

/** Everything that a page cannot let go of, once what it can has been collected. */
export async function collectedHeap(devTools: CDPSession): Promise<Heap> {
  await devTools.send('HeapProfiler.collectGarbage');
  const parts: string[] = [];
  const take = ({ chunk }: { readonly chunk: string }) => parts.push(chunk);
  devTools.on('HeapProfiler.addHeapSnapshotChunk', take);
  await devTools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devTools.off('HeapProfiler.addHeapSnapshotChunk', take);
  return heapIn(parts.join(''));
}
