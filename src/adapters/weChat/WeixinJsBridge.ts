import type { Clock } from '../../ports/Clock.ts';

/** The bridge as WeChat puts it into the page. */
export interface WeixinJsBridge {
  invoke(method: string, parameters: object, answered: (answer: unknown) => void): void;
}

/** Longer than any WeChat takes to put its bridge there. */
export const bridgePatienceMs = 5_000;
const readyEvent = 'WeixinJSBridgeReady';

/** The bridge of a page; null when none has appeared within 5 s. */
export function weixinJsBridge(
  window: Window,
  clock: Pick<Clock, 'after'>,
): Promise<WeixinJsBridge | null> {
  const present = bridgeIn(window);
  if (present !== null) return Promise.resolve(present);
  return new Promise((resolve) => {
    const settle = () => {
      stop();
      window.document.removeEventListener(readyEvent, settle);
      // Some web-views put the bridge there and never tell.
      resolve(bridgeIn(window));
    };
    const stop = clock.after(bridgePatienceMs, settle);
    window.document.addEventListener(readyEvent, settle);
  });
}

/** The bridge that a page has already; null when there is none. */
export function bridgeIn(window: Window): WeixinJsBridge | null {
  const candidate: unknown = Reflect.get(window, 'WeixinJSBridge');
  return isBridge(candidate) ? candidate : null;
}

function isBridge(candidate: unknown): candidate is WeixinJsBridge {
  return (
    typeof candidate === 'object' &&
    candidate !== null &&
    'invoke' in candidate &&
    typeof candidate.invoke === 'function'
  );
}

/** The text that a bridge answers with; empty when it answers with anything else. */
export function errorTextOf(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null || !('err_msg' in answer)) return '';
  return typeof answer.err_msg === 'string' ? answer.err_msg : '';
}
