import { useSyncExternalStore } from 'react';
import type { AddressBar } from '../ports/AddressBar.ts';

const split = (address: string): [string, string] => {
  const mark = address.indexOf('?');
  return mark === -1 ? [address, ''] : [address.slice(0, mark), address.slice(mark + 1)];
};

/** What wouter asks of a location: where the visitor is, and how to go elsewhere. */
interface LocationHooks {
  readonly useLocation: () => [string, (to: string, options?: { replace?: boolean }) => void];
  readonly useSearch: () => string;
}

/** Lets wouter's router run on the address inside the hash, its query kept there too (R14). */
export function locationHooksOf(addressBar: AddressBar): LocationHooks {
  const subscribe = (listener: () => void) => addressBar.onChange(listener);
  const path = () => split(addressBar.current())[0];
  const search = () => split(addressBar.current())[1];
  const go = (to: string, options?: { replace?: boolean }) =>
    options?.replace === true ? addressBar.replace(to) : addressBar.push(to);
  return {
    useLocation: () => [useSyncExternalStore(subscribe, path), go],
    useSearch: () => useSyncExternalStore(subscribe, search),
  };
}
