import type { BridgeRequest } from '../../domain/model/Payment.ts';
import { failed, type Result, success } from '../../domain/model/Result.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { BridgeAnswer, BridgeFailure, PaymentBridge } from '../../ports/PaymentBridge.ts';
import { bankForm } from './bankForm.ts';

/** The bridge as WeChat puts it into the page. */
interface WeixinJsBridge {
  invoke(method: string, request: BridgeRequest, answered: (answer: unknown) => void): void;
}

/** What a {@link WeChatPaymentBridge} works with. */
export interface WeChatPaymentBridgeSettings {
  readonly window: Window;
  readonly clock: Pick<Clock, 'after'>;
  /** Hosts that a bank's form may be sent to (Q-PAY-9). */
  readonly bankHosts: readonly string[];
  /** Sends a form that is part of the page; the browser's own way by default. */
  readonly submit?: (form: HTMLFormElement) => void;
}

const patienceMs = 5_000;
const readyEvent = 'WeixinJSBridgeReady';

/**
 * The bridge of WeChat's web-view (§4, Q-PAY-7). Patience is for the bridge to appear, 5 s; the sheet itself may stay
 * open for as long as the visitor takes, so a bridge that never answers is not given up here: whoever waits sees the
 * page become visible again and asks the museum.
 */
export class WeChatPaymentBridge implements PaymentBridge {
  readonly #settings: WeChatPaymentBridgeSettings;

  constructor(settings: WeChatPaymentBridgeSettings) {
    this.#settings = settings;
  }

  async requestPayment(request: BridgeRequest): Promise<Result<BridgeAnswer, BridgeFailure>> {
    const bridge = await this.#bridge();
    if (bridge === null) return failed({ kind: 'bridgeMissing' });
    return success(await answerOf(bridge, request));
  }

  openBank(html: string): Result<'leaving', BridgeFailure> {
    const { window, bankHosts, submit = submitForm } = this.#settings;
    const form = bankForm(html, bankHosts, window.document);
    if (form === null) return failed({ kind: 'bankFormRefused' });
    window.document.body.append(form);
    submit(form);
    return success('leaving');
  }

  #bridge(): Promise<WeixinJsBridge | null> {
    const { window, clock } = this.#settings;
    const present = bridgeIn(window);
    if (present !== null) return Promise.resolve(present);
    return new Promise((resolve) => {
      const settle = () => {
        stop();
        window.document.removeEventListener(readyEvent, settle);
        // Some web-views put the bridge there and never tell.
        resolve(bridgeIn(window));
      };
      const stop = clock.after(patienceMs, settle);
      window.document.addEventListener(readyEvent, settle);
    });
  }
}

function bridgeIn(window: Window): WeixinJsBridge | null {
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

/** The first answer counts; a second one settles nothing any more. */
function answerOf(bridge: WeixinJsBridge, request: BridgeRequest): Promise<BridgeAnswer> {
  return new Promise((resolve) => {
    try {
      bridge.invoke('getBrandWCPayRequest', { ...request }, (answer) => {
        resolve(isOk(answer) ? 'returned' : 'notPaid');
      });
    } catch {
      resolve('notPaid');
    }
  });
}

const isOk = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  'err_msg' in answer &&
  answer.err_msg === 'get_brand_wcpay_request:ok';

/** An input of the name `submit` would stand in the way of `form.submit`. */
const submitForm = (form: HTMLFormElement): void => HTMLFormElement.prototype.submit.call(form);
