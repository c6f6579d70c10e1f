import { SafeSessionStore } from './sessionStorage/SafeSessionStore.ts';
import { SessionVisitor } from './sessionStorage/SessionVisitor.ts';
import { BrowserClock } from './system/BrowserClock.ts';
import { takeEntry, watchEntries } from './system/EntryAddress.ts';

/** A page whose visitor has been taken in. */
export interface EnteredPage {
  readonly kept: SafeSessionStore;
  readonly visitor: SessionVisitor;
  readonly clock: BrowserClock;
}

/** Takes the visitor in: the entry address is cleaned before anything else looks at it (Q-SEC-3). To be called once. */
export function enterPage(): EnteredPage {
  const kept = new SafeSessionStore(() => window.sessionStorage);
  takeEntry(window.location, window.history, kept);
  watchEntries(window, kept);
  return { kept, visitor: new SessionVisitor(kept), clock: new BrowserClock() };
}
