import type { AddressBar } from './ports/AddressBar.ts';
import { isHome } from './ui/homePath.ts';
import type { SharedViewModels } from './ui/ViewModels.ts';

/** Whether the visitor still waits for what home shows first: until then nothing else is loaded. */
export const isHomeAwaited = (
  address: Pick<AddressBar, 'current'>,
  { home }: Pick<SharedViewModels, 'home'>,
): boolean => isHome(address.current()) && home.visit.dayState.kind === 'loading';
