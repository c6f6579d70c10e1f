import type { BridgeRequest } from '../../src/domain/model/Payment.ts';
import { type Result, success } from '../../src/domain/model/Result.ts';
import type { BridgeAnswer, BridgeFailure, PaymentBridge } from '../../src/ports/PaymentBridge.ts';

/** A bridge whose sheet is answered by the test, at once unless `answer` waits. Notes what was handed over. */
export class StubBridge implements PaymentBridge {
  readonly requests: BridgeRequest[] = [];
  readonly bankPages: string[] = [];
  answer: () => Promise<Result<BridgeAnswer, BridgeFailure>> = async () => success('returned');
  bankAnswer: Result<'leaving', BridgeFailure> = success('leaving');

  requestPayment(request: BridgeRequest): Promise<Result<BridgeAnswer, BridgeFailure>> {
    this.requests.push(request);
    return this.answer();
  }

  openBank(html: string): Result<'leaving', BridgeFailure> {
    this.bankPages.push(html);
    return this.bankAnswer;
  }
}
