import type { Failure } from '../../domain/model/Failure.ts';
import type { PayWay } from '../../domain/model/Payment.ts';
import type { Result } from '../../domain/model/Result.ts';
import { makeAutoObservable } from '../makeAutoObservable.ts';

/** The ways to pay, and the one that is chosen; the first is, until the visitor says otherwise (§2). */
export class PayWaysModel {
  all: readonly PayWay[] = [];
  chosenId: string | undefined = undefined;
  /** Why they could not be read. */
  failure: Failure | null = null;

  constructor() {
    makeAutoObservable(this);
  }

  /** Null when there is none, or none is chosen that is still offered. */
  get chosen(): PayWay | null {
    return this.all.find(({ id }) => id === this.chosenId) ?? null;
  }

  choose(id: string): void {
    this.chosenId = id;
  }

  /** They were read, or could not be: then those of before stay. */
  take(payWays: Result<readonly PayWay[]>): void {
    this.failure = payWays.ok ? null : payWays.failure;
    if (payWays.ok) this.all = payWays.value;
    if (this.chosen === null) this.chosenId = this.all[0]?.id;
  }
}
