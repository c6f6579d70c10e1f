import { computed } from 'mobx';
import { useMemo } from 'react';
import { isAlike } from './isAlike.ts';

/**
 * A value read from a model, for an observer that is one of many: it renders again when this value is another, and not
 * whenever anything changes that the value is read from.
 *
 * @param read gives plain data; what says the same is the same, see {@link isAlike}
 * @param of what is read of, when that can be another one
 */
export function useComputed<Value>(read: () => Value, of: readonly unknown[]): Value {
  return useMemo(() => computed(read, { equals: isAlike }), of).get();
}
