import type { Container } from 'inversify';
import type { Identifier } from './tokens.ts';

type Identifiers<Dependencies> = {
  readonly [Name in keyof Dependencies]: Identifier<Dependencies[Name]>;
};

/** Binds something made from one named record of dependencies: what is bound to the wrong name does not compile. */
export function bindTo(container: Container) {
  return <Dependencies extends object, T>(
    target: Identifier<T>,
    make: (dependencies: Dependencies) => T,
    identifiers: Identifiers<Dependencies>,
  ): void => {
    container.bind(target).toDynamicValue(({ container: resolver }) => {
      const named = Object.entries<Identifier<unknown>>(identifiers).map(([name, identifier]) => [
        name,
        resolver.get(identifier),
      ]);
      // The entries of a record of identifiers, resolved one by one, are the record they stand for.
      return make(Object.fromEntries(named) as Dependencies);
    });
  };
}
