/** What a window offers for work that can wait. */
export type IdleWindow = Pick<Window, 'setTimeout'> & Partial<Pick<Window, 'requestIdleCallback'>>;

/** WebKit tells nobody when it is idle; by then it mostly is. */
const probablyIdleMs = 200;

/** Does something once the page has nothing better to do. */
export function whenIdle(window: IdleWindow, task: () => void): void {
  if (window.requestIdleCallback === undefined) window.setTimeout(task, probablyIdleMs);
  else window.requestIdleCallback(task);
}

/** Whether the visitor asked their phone to load no more than it must. */
export function savesData(navigator: Navigator): boolean {
  return (
    'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true
  );
}
