import type { OrderNo } from '../../domain/model/Identifiers.ts';
import { type BridgeRequest, bankPayType, type PayWay } from '../../domain/model/Payment.ts';
import { failed, type Result, success } from '../../domain/model/Result.ts';
import type { Clock } from '../../ports/Clock.ts';
import type {
  BankPage,
  BridgeAnswer,
  BridgeFailure,
  PaymentBridge,
  PaymentPlace,
} from '../../ports/PaymentBridge.ts';
import { bankForm } from './bankForm.ts';
import {
  bridgeIn,
  bridgePatienceMs,
  errorTextOf,
  type WeixinJsBridge,
  weixinJsBridge,
} from './WeixinJsBridge.ts';
import { type WebView, webViewOf } from './webViewOf.ts';

/** What a {@link WeChatPaymentBridge} works with. */
export interface WeChatPaymentBridgeSettings {
  readonly window: Window;
  readonly clock: Pick<Clock, 'after'>;
  /** Hosts that a bank's form may be sent to (Q-PAY-9). */
  readonly bankHosts: readonly string[];
  /** The mini-program's own payment page; null where there is none (R3). */
  readonly miniProgramPayPath: string | null;
  /** Sends a form that is part of the page; the browser's own way by default. */
  readonly submit?: (form: HTMLFormElement) => void;
}

/**
 * The bridge of WeChat's web-view (§4, Q-PAY-7). Patience is for the bridge to appear, 5 s; the sheet itself may stay
 * open for as long as the visitor takes, so a bridge that never answers is not given up here: whoever waits offers to
 * ask the museum instead.
 */
export class WeChatPaymentBridge implements PaymentBridge {
  readonly #settings: WeChatPaymentBridgeSettings;

  constructor(settings: WeChatPaymentBridgeSettings) {
    this.#settings = settings;
  }

  placeFor({ typeCode }: Pick<PayWay, 'typeCode'>): Result<PaymentPlace, BridgeFailure> {
    const { window, miniProgramPayPath } = this.#settings;
    if (typeCode === bankPayType) return success('here');
    const webView = this.#webView();
    if (webView === 'miniProgram') {
      return miniProgramPayPath === null
        ? failed({ kind: 'inMiniProgram' })
        : success('nativePage');
    }
    // A bridge that is there is believed, whatever the browser calls itself.
    const canPay = webView !== 'browser' || bridgeIn(window) !== null;
    return canPay ? success('here') : failed({ kind: 'outsideWeChat' });
  }

  async requestPayment(request: BridgeRequest): Promise<Result<BridgeAnswer, BridgeFailure>> {
    const bridge = await weixinJsBridge(this.#settings.window, this.#settings.clock);
    if (bridge === null) return failed({ kind: 'bridgeMissing' });
    return success(await answerOf(bridge, request));
  }

  async openNativePage(order: OrderNo): Promise<Result<'opened', BridgeFailure>> {
    const { window, clock, miniProgramPayPath } = this.#settings;
    const refused = failed<BridgeFailure>({ kind: 'inMiniProgram' });
    const bridge = miniProgramPayPath === null ? null : await weixinJsBridge(window, clock);
    if (bridge === null || miniProgramPayPath === null) return refused;
    const joint = miniProgramPayPath.includes('?') ? '&' : '?';
    const url = `${miniProgramPayPath}${joint}orderNo=${encodeURIComponent(order)}`;
    return new Promise((resolve) => {
      // Not all of them answer. Only a refusal is one: a page that may have opened may have been paid on.
      const stop = clock.after(bridgePatienceMs, () => resolve(success('opened')));
      try {
        // What the mini-program's own script does for `wx.miniProgram.navigateTo`, without loading that script.
        bridge.invoke('invokeMiniProgramAPI', { name: 'navigateTo', arg: { url } }, (answer) => {
          stop();
          resolve(/:ok$/.test(errorTextOf(answer)) ? success('opened') : refused);
        });
      } catch {
        stop();
        resolve(refused);
      }
    });
  }

  bankPage(html: string): Result<BankPage, BridgeFailure> {
    const { window, bankHosts, submit = submitForm } = this.#settings;
    const form = bankForm(html, bankHosts, window.document);
    if (form === null) return failed({ kind: 'bankFormRefused' });
    return success({
      // Not `form.action`: a field of that name would stand in its way.
      host: new URL(form.getAttribute('action') ?? '').host,
      leave: () => {
        window.document.body.append(form);
        submit(form);
      },
    });
  }

  #webView(): WebView {
    const { window } = this.#settings;
    const environment: unknown = Reflect.get(window, '__wxjs_environment');
    return webViewOf(window.navigator.userAgent, environment);
  }
}

/** The first answer counts; a second one settles nothing any more. */
function answerOf(bridge: WeixinJsBridge, request: BridgeRequest): Promise<BridgeAnswer> {
  return new Promise((resolve) => {
    try {
      bridge.invoke('getBrandWCPayRequest', { ...request }, (answer) => {
        resolve(errorTextOf(answer) === 'get_brand_wcpay_request:ok' ? 'returned' : 'notPaid');
      });
    } catch {
      resolve('notPaid');
    }
  });
}

/** An input of the name `submit` would stand in the way of `form.submit`. */
const submitForm = (form: HTMLFormElement): void => HTMLFormElement.prototype.submit.call(form);
