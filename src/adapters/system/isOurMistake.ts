/**
 * Whether an `error` or `unhandledrejection` came out of our own scripts: what the app around the page puts into it
 * breaks now and then, and is no news to a visitor.
 *
 * @param event as the browser told it
 * @param origin where our scripts come from
 */
export function isOurMistake(event: unknown, origin: string): boolean {
  if (typeof event !== 'object' || event === null) return false;
  if ('filename' in event) return String(event.filename).startsWith(origin);
  if (!('reason' in event) || !(event.reason instanceof Error)) return false;
  const { message, stack } = event.reason;
  return `${message} ${stack}`.includes(origin);
}
