import * as v from 'valibot';
import * as constants from '../../domain/model/constants.ts';
import type { OrderNo } from '../../domain/model/Identifiers.ts';
import type { OrderStatus } from '../../domain/model/OrderStatus.ts';
import { bankPayType, type PaymentInstruction, type PayWay } from '../../domain/model/Payment.ts';
import { failed, type Result, success } from '../../domain/model/Result.ts';
import type { PayingApi } from '../../ports/MuseumApi.ts';
import { losslessJson } from './LosslessJson.ts';
import { orderStatusOf } from './orderStatusLabels.ts';
import * as paths from './paths.ts';
import type { WireExchange } from './WireExchange.ts';
import {
  orderInfoData,
  payAsyncParams,
  paymentStateData,
  payWaysData,
  startedPaymentData,
} from './wire/paying.ts';

const instructionOf = async (json: string): Promise<Result<PaymentInstruction>> => {
  try {
    const parsed = v.safeParse(payAsyncParams, await losslessJson(json));
    if (parsed.success) return success(parsed.output);
  } catch {
    // Text that is no JSON is answered like JSON that says nothing.
  }
  return failed({ kind: 'malformed' });
};

/** The wire's side of paying. */
export class PayingCalls implements PayingApi {
  readonly #exchange: WireExchange;

  constructor(exchange: WireExchange) {
    this.#exchange = exchange;
  }

  async payWays(): Promise<Result<readonly PayWay[]>> {
    const answer = await this.#exchange.ask(paths.payWays, {}, payWaysData);
    if (!answer.ok) return answer;
    return success(
      answer.value.map(({ id, payTypeCode, displayName, payWayName }) => ({
        id,
        typeCode: payTypeCode,
        name: displayName.trim() || payWayName.trim(),
      })),
    );
  }

  async paymentState(order: OrderNo): Promise<Result<'paid' | 'unpaid'>> {
    return this.#exchange.ask(paths.checkUnpaid(order), {}, paymentStateData);
  }

  async startPayment(
    order: OrderNo,
    way: PayWay,
    returnAddress: string,
    goods: string,
  ): Promise<Result<PaymentInstruction>> {
    const payload = {
      orderNo: order,
      payConfigId: way.id,
      otherParams: way.typeCode === bankPayType ? { returnUrl: returnAddress } : {},
      spbillCreateIp: constants.spbillCreateIp,
      buyGoodsDetail: goods,
    };
    const answer = await this.#exchange.ask(paths.payAndConfirm, payload, startedPaymentData);
    return answer.ok ? instructionOf(answer.value.payAsyncParams) : answer;
  }

  async orderStatus(order: OrderNo, patienceMs: number): Promise<Result<OrderStatus>> {
    const call = { ...paths.orderInfo, timeoutMs: patienceMs };
    const answer = await this.#exchange.ask(call, { orderNo: order }, orderInfoData);
    return answer.ok ? success(orderStatusOf(answer.value.status)) : answer;
  }
}
