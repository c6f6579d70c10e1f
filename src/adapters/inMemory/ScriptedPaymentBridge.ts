import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { BridgeRequest } from '../../domain/model/Payment.ts';
import { failed, type Result, success } from '../../domain/model/Result.ts';
import type { LanguagePreference } from '../../ports/LanguagePreference.ts';
import type {
  BankPage,
  BridgeAnswer,
  BridgeFailure,
  PaymentBridge,
  PaymentPlace,
} from '../../ports/PaymentBridge.ts';
import { bankForm } from '../weChat/bankForm.ts';
import { Cashier } from './cashier/Cashier.tsx';
import type { Choice, ScriptedAnswer } from './cashier/Choice.ts';
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
  readonly #listeners = new Set<() => void>();
  #script: readonly ScriptedAnswer[] = [];

  constructor(settings: ScriptedPaymentBridgeSettings) {
    this.#settings = settings;
  }

  /** How the next payments will end without the cashier being opened, in turn. */
  get script(): readonly ScriptedAnswer[] {
    return this.#script;
  }

  /** Answers the next payment without opening the cashier; several calls answer the next ones in turn. */
  answerNext(answer: ScriptedAnswer): void {
    this.rewrite([...this.#script, answer]);
  }

  /** Takes the place of the script; without any answer in it, the cashier opens again. */
  rewrite(script: readonly ScriptedAnswer[]): void {
    this.#script = script;
    for (const listener of [...this.#listeners]) listener();
  }

  /** Tells a listener when the script changes or is played, until the function it gives back is called. */
  onScript(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async requestPayment(request: BridgeRequest): Promise<Result<BridgeAnswer, BridgeFailure>> {
    const orderNo = orderIn(request.package.replace(/^prepay_id=/, ''));
    const answer = await this.#answer('sheet', orderNo);
    if (answer === 'noBridge') return failed({ kind: 'bridgeMissing' });
    return success(await this.#settle(orderNo, answer));
  }

  placeFor(): Result<PaymentPlace, BridgeFailure> {
    return success('here');
  }

  /** There is no mini-program around the demonstration. */
  async openNativePage(): Promise<Result<'opened', BridgeFailure>> {
    return failed({ kind: 'inMiniProgram' });
  }

  bankPage(html: string): Result<BankPage, BridgeFailure> {
    const { document, bankHosts, comeBack } = this.#settings;
    const form = bankForm(html, bankHosts, document);
    if (form === null) return failed({ kind: 'bankFormRefused' });
    const field = (name: string): string =>
      form.querySelector(`input[name="${name}"]`)?.getAttribute('value') ?? '';
    const orderNo = orderIn(field('merchantOrder'));
    if (this.#script[0] === 'noBridge') {
      this.rewrite(this.#script.slice(1));
      return failed({ kind: 'bankFormRefused' });
    }
    return success({
      host: new URL(form.getAttribute('action') ?? '').host,
      leave: () => {
        void this.#answer('bank', orderNo)
          .then((answer) => this.#settle(orderNo, answer))
          .then(() => comeBack(field('returnUrl')));
      },
    });
  }

  #settle(orderNo: string, answer: ScriptedAnswer): Promise<BridgeAnswer> {
    switch (answer) {
      case 'noAnswer':
        return new Promise(() => {});
      case 'cancel':
      case 'fail':
      case 'noBridge':
        return Promise.resolve('notPaid');
      case 'payTwice':
        return this.#pay({ orderNo }).then(() => this.#pay({ orderNo }));
      case 'payHeardLate':
        return this.#pay({ orderNo, afterMs: lateMs });
      case 'pay':
        return this.#pay({ orderNo });
    }
  }

  async #pay(payment: object): Promise<BridgeAnswer> {
    try {
      await this.#settings.control('/_museum/pay', payment);
      return 'returned';
    } catch {
      // The museum knows no such order: a provider would not have taken money for it.
      return 'notPaid';
    }
  }

  #answer(stage: Stage, orderNo: string): Promise<ScriptedAnswer> {
    const [scripted, ...rest] = this.#script;
    if (scripted === undefined) return this.#choice(stage, orderNo);
    this.rewrite(rest);
    return Promise.resolve(scripted);
  }

  #choice(stage: Stage, orderNo: string): Promise<Choice> {
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
