import { _getGlobalState, _isComputingDerivation, computed, createAtom, runInAction } from 'mobx';

type Same = (one: unknown, other: unknown) => boolean;

/** What of a model is not to be observed, `false`; or when two values of a getter are the same to whoever looks on. */
export type Exceptions<Model> = { readonly [Name in keyof Model]?: false | Same };

/** Each once: their methods are actions from then on. */
const madeActions = new WeakSet<object>();

/**
 * Makes a model observable: its fields by what they hold, never by what is within, its getters as computed values, its
 * methods as actions. It does what MobX's own function of that name does with references alone, over MobX's atoms,
 * computed values and actions; that one brings arrays, maps, sets, proxies and decorators along, which no model uses.
 */
export function makeAutoObservable<Model extends object>(
  model: Model,
  exceptions: Exceptions<NoInfer<Model>> = {},
): void {
  // What is private is shipped under a name that begins so, and is nobody's to look at.
  const exceptionOf = (name: string): unknown => name[0] !== '_' && Reflect.get(exceptions, name);
  for (const name of Object.keys(model)) {
    if (exceptionOf(name) !== false) observeField(model, name);
  }
  const made: object = Object.getPrototypeOf(model);
  for (const [name, { get, value }] of Object.entries(Object.getOwnPropertyDescriptors(made))) {
    const exception = exceptionOf(name);
    if (exception === false || name === 'constructor') continue;
    if (get !== undefined) observeGetter(model, name, get, exception);
    else if (typeof value === 'function' && !madeActions.has(made)) {
      Object.defineProperty(made, name, { value: inAction(value), configurable: true });
    }
  }
  madeActions.add(made);
}

function observeField(model: object, name: string): void {
  let value: unknown = Reflect.get(model, name);
  const atom = createAtom(name);
  Object.defineProperty(model, name, {
    enumerable: true,
    get: () => {
      atom.reportObserved();
      return value;
    },
    set: (next: unknown) => {
      if (Object.is(value, next)) return;
      if (import.meta.env.DEV && atom.isBeingObserved && !_getGlobalState().allowStateChanges) {
        throw new Error(
          `${name} is changed outside of an action: who looks on would see what is half done`,
        );
      }
      value = next;
      atom.reportChanged();
    },
  });
}

function observeGetter(model: object, name: string, get: () => unknown, same: unknown): void {
  const options = isSame(same) ? { equals: same } : {};
  const value = computed(() => get.call(model), options);
  Object.defineProperty(model, name, { get: () => value.get() });
}

const isSame = (exception: unknown): exception is Same => typeof exception === 'function';

/** All that a method changes is seen at once; called while something is computed, it is part of that. */
function inAction(method: (...given: unknown[]) => unknown) {
  return function action(this: unknown, ...given: unknown[]): unknown {
    const call = () => method.apply(this, given);
    return _isComputingDerivation() ? call() : runInAction(call);
  };
}
