import { Profiler, type ReactNode } from 'react';
import * as v from 'valibot';

/** The tags that React gives to components that are functions: plain, with a forwarded ref, memoised. */
const functionTags: readonly unknown[] = [0, 11, 15];
/** The flag that React gives to what it rendered, and did not only come by. */
const performedWork = 1;

/** What stands in React's own tree, as far as it is read here. */
const Fiber = v.object({
  tag: v.number(),
  flags: v.number(),
  type: v.unknown(),
  child: v.nullable(v.unknown()),
  sibling: v.nullable(v.unknown()),
  alternate: v.nullable(v.unknown()),
});
type Fiber = v.InferOutput<typeof Fiber>;

const Named = v.object({ displayName: v.optional(v.string()), name: v.optional(v.string()) });

/**
 * Counts which components render, every one of them and not only those that a test has thought of: read off React's own
 * tree at the end of each commit, as its developer tools do. A component counts once a commit, also under StrictMode.
 */
export class RenderWatch {
  #counts = new Map<string, number>();

  /** What is shown in it is watched. */
  readonly Watched = ({ children }: { readonly children: ReactNode }) => (
    <Profiler id="watched" onRender={() => this.#look()}>
      {children}
    </Profiler>
  );

  /** How often each component has rendered since this was asked for last, by the components' names. */
  take(): Readonly<Record<string, number>> {
    const taken = Object.fromEntries([...this.#counts].sort());
    this.#counts = new Map();
    return taken;
  }

  #look(): void {
    for (const element of document.body.children) {
      const key = Object.keys(element).find((name) => name.startsWith('__reactContainer$'));
      if (key === undefined) continue;
      const made: unknown = Reflect.get(element, key);
      const root = v.parse(v.object({ stateNode: v.object({ current: v.unknown() }) }), made);
      this.#visit(v.parse(Fiber, root.stateNode.current));
    }
  }

  /** What came from one render to the next with the same children was not looked into by React either. */
  #visit(fiber: Fiber): void {
    const before = fiber.alternate === null ? null : v.parse(Fiber, fiber.alternate);
    if (functionTags.includes(fiber.tag) && (fiber.flags & performedWork) !== 0) {
      const name = nameOf(fiber.type);
      this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    }
    if (before !== null && before.child === fiber.child) return;
    for (let next = fiber.child; next !== null; ) {
      const child: Fiber = v.parse(Fiber, next);
      this.#visit(child);
      next = child.sibling;
    }
  }
}

function nameOf(type: unknown): string {
  const named = v.safeParse(Named, {
    displayName: Reflect.get(Object(type), 'displayName'),
    name: Reflect.get(Object(type), 'name'),
  });
  const { displayName, name } = named.success ? named.output : {};
  return displayName || name || 'nameless';
}
