/** The flag that a tap on the tickets' icon turns over (§2); a page looks at it when it is opened. */
export interface DebugSwitch {
  /** Turns it over, and says whether it is on now. */
  toggle(): boolean;
}
