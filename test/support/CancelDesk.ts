import type { OrderStatus } from '../../src/domain/model/OrderStatus.ts';
import { failed, type Result, success } from '../../src/domain/model/Result.ts';
import type { AfterSaleApi, PayingApi } from '../../src/ports/MuseumApi.ts';

/** What becomes of the next cancellation: its answer is lost before or after it is carried out, or it is refused. */
export type CancelFate =
  | 'answered'
  | 'lostBefore'
  | 'lostAfter'
  | 'expired'
  | { readonly refusedWith: string };

/** A museum with one order, which can be cancelled while it is to be paid; counts what it is asked. */
export class CancelDesk
  implements Pick<AfterSaleApi, 'cancelOrder'>, Pick<PayingApi, 'orderStatus'>
{
  status: OrderStatus;
  /** The fates of the next cancellations; those after them are answered. */
  fates: CancelFate[] = [];
  /** The failures of the next readings. */
  readFailures: Extract<Result<never>, { ok: false }>[] = [];
  calls = 0;
  reads = 0;

  constructor(status: OrderStatus = 'toBePaid') {
    this.status = status;
  }

  async cancelOrder(): Promise<Result<'cancelled'>> {
    this.calls += 1;
    const fate = this.fates.shift() ?? 'answered';
    if (fate === 'expired') return failed({ kind: 'expired' });
    if (fate === 'lostBefore') return failed({ kind: 'network' });
    if (typeof fate === 'object') {
      return failed({ kind: 'business', code: '5201', text: fate.refusedWith });
    }
    if (this.status !== 'toBePaid') {
      return failed({ kind: 'business', code: '5201', text: '该订单不能取消' });
    }
    this.status = 'cancelled';
    return fate === 'lostAfter' ? failed({ kind: 'timeout' }) : success('cancelled');
  }

  async orderStatus(): Promise<Result<OrderStatus>> {
    this.reads += 1;
    return this.readFailures.shift() ?? success(this.status);
  }
}
