import type { OrderNo } from '../../src/domain/model/Identifiers.ts';
import type { BridgeRequest } from '../../src/domain/model/Payment.ts';
import { type Result, success } from '../../src/domain/model/Result.ts';
import type {
  BankPage,
  BridgeAnswer,
  BridgeFailure,
  PaymentBridge,
  PaymentPlace,
} from '../../src/ports/PaymentBridge.ts';

/** A bridge whose sheet is answered by the test, at once unless `answer` waits. Notes what was handed over. */
export class StubBridge implements PaymentBridge {
  readonly requests: BridgeRequest[] = [];
  readonly nativePages: OrderNo[] = [];
  /** The banks' pages that were left for. */
  readonly bankPages: string[] = [];
  place: Result<PaymentPlace, BridgeFailure> = success('here');
  answer: () => Promise<Result<BridgeAnswer, BridgeFailure>> = async () => success('returned');
  nativeAnswer: Result<'opened', BridgeFailure> = success('opened');
  bankFailure: Result<never, BridgeFailure> | null = null;

  placeFor(): Result<PaymentPlace, BridgeFailure> {
    return this.place;
  }

  requestPayment(request: BridgeRequest): Promise<Result<BridgeAnswer, BridgeFailure>> {
    this.requests.push(request);
    return this.answer();
  }

  async openNativePage(order: OrderNo): Promise<Result<'opened', BridgeFailure>> {
    this.nativePages.push(order);
    return this.nativeAnswer;
  }

  bankPage(html: string): Result<BankPage, BridgeFailure> {
    return (
      this.bankFailure ??
      success({ host: 'bank.example', leave: () => void this.bankPages.push(html) })
    );
  }
}
