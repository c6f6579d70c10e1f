import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { BridgeRequest } from '../../domain/model/Payment.ts';
import { failed, type Result, success } from '../../domain/model/Result.ts';
import type { LanguagePreference } from '../../ports/LanguagePreference.ts';
import type { BridgeAnswer, BridgeFailure, PaymentBridge } from '../../ports/PaymentBridge.ts';
import { bankForm } from '../weChat/bankForm.ts';
import { Cashier } from './cashier/Cashier.tsx';
import type { Choice } from './cashier/Choice.ts';
import type { Stage } from './cashier/words.ts';

/** What a {@link ScriptedPaymentBridge} works with. */
export interface ScriptedPaymentBridgeSettings {
  readonly document: Document;
  /** One act on the museum's control face; may throw, and may answer later. */
  readonly control: (path: string, body: unknown) => unknown;
  readonly language: Pick<LanguagePreference, 'current'>;
  /** Hosts that a bank's form may be sent to (Q-PAY-9): the demonstration keeps to the same rule. */
  readonly bankHosts: readonly string[];
  /** Goes to the address that the bank was told to send the visitor back to. */
  readonly comeBack: (returnAddress: string) => void;
}

/** How late a museum hears that hears late: later than the app polls (§4). */
const lateMs = 35_000;

/**
 * Stands in for the WeChat bridge and for a bank: asks a visitor at the demo cashier, or a script, how a payment is to
 * end, and tells the museum of it the way a payment provider would.
 */
export class ScriptedPaymentBridge implements PaymentBridge {
  readonly #settings: ScriptedPaymentBridgeSettings;
  readonly #script: Choice[] = [];

  constructor(settings: ScriptedPaymentBridgeSettings) {
    this.#settings = settings;
  }

  /** Answers the next payment without opening the cashier; several calls answer the next ones in turn. */
  answerNext(choice: Choice): void {
    this.#script.push(choice);
  }

  async requestPayment(request: BridgeRequest): Promise<Result<BridgeAnswer, BridgeFailure>> {
    const orderNo = orderIn(request.package.replace(/^prepay_id=/, ''));
    return success(await this.#settle(orderNo, await this.#choice('sheet', orderNo)));
  }

  openBank(html: string): Result<'leaving', BridgeFailure> {
    const { document, bankHosts, comeBack } = this.#settings;
    const form = bankForm(html, bankHosts, document);
    if (form === null) return failed({ kind: 'bankFormRefused' });
    const field = (name: string): string =>
      form.querySelector(`input[name="${name}"]`)?.getAttribute('value') ?? '';
    const orderNo = orderIn(field('merchantOrder'));
    void this.#choice('bank', orderNo)
      .then((choice) => this.#settle(orderNo, choice))
      .then(() => comeBack(field('returnUrl')));
    return success('leaving');
  }

  async #settle(orderNo: string, choice: Choice): Promise<BridgeAnswer> {
    if (choice === 'cancel' || choice === 'fail') return 'notPaid';
    try {
      await this.#settings.control('/_museum/pay', {
        orderNo,
        ...(choice === 'payHeardLate' ? { afterMs: lateMs } : {}),
      });
      return 'returned';
    } catch {
      // The museum knows no such order: a provider would not have taken money for it.
      return 'notPaid';
    }
  }

  #choice(stage: Stage, orderNo: string): Promise<Choice> {
    const scripted = this.#script.shift();
    if (scripted !== undefined) return Promise.resolve(scripted);
    const { document, language } = this.#settings;
    return new Promise((resolve) => {
      const place = document.createElement('div');
      document.body.append(place);
      const root = createRoot(place);
      const onChoose = (choice: Choice) => {
        root.unmount();
        place.remove();
        resolve(choice);
      };
      root.render(
        createElement(Cashier, { stage, orderNo, language: language.current(), onChoose }),
      );
    });
  }
}

/** The museum's payment numbers are its order numbers with a word before them. */
const orderIn = (paymentNo: string): string => paymentNo.replace(/^prepay_/, '');
