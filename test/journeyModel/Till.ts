import type { InMemoryMuseum } from '../../src/adapters/inMemory/museum/InMemoryMuseum.ts';
import type { Mortal } from './MemoryLocks.ts';

/** How a payment sheet ends: what the visitor does on it, and what the bridge says of that. */
export const sheetEnds = [
  'ok',
  'ok',
  'okHeardLate',
  'okUnpaid',
  'cancel',
  'paidCancel',
  'fail',
  'unknown',
  'noErrMsg',
  'never',
  'paidNever',
  'twice',
] as const;

/** See {@link sheetEnds}. */
export type SheetEnd = (typeof sheetEnds)[number];

interface Sheet {
  readonly orderNo: string;
  readonly page: Mortal;
  readonly answered: (answer: unknown) => void;
}

const says = (result: string) => ({ err_msg: `get_brand_wcpay_request:${result}` });

/** How late a museum hears that hears late: later than the app polls (§4). */
const lateMs = 35_000;

/** Whoever takes the money: the sheets that are open, and how often money was taken for each order. */
export class Till {
  /** By order. */
  readonly taken = new Map<string, number>();
  /** The bridge throws at the next request. */
  throwsNext = false;
  readonly #museum: InMemoryMuseum;
  readonly #tell: (violation: string) => void;
  #sheets: Sheet[] = [];

  constructor(museum: InMemoryMuseum, tell: (violation: string) => void) {
    this.#museum = museum;
    this.#tell = tell;
  }

  /** The bridge of one page, as WeChat puts it there. */
  bridgeOf(page: Mortal): object {
    return {
      invoke: (method: string, parameters: unknown, answered: (answer: unknown) => void) =>
        this.#invoke(page, method, parameters, answered),
    };
  }

  /** Whether a page has a sheet open. */
  isOpen(page: Mortal): boolean {
    return this.#open().some((sheet) => sheet.page === page);
  }

  /** Ends a page's sheet in some way; false when it has none. */
  end(page: Mortal, how: SheetEnd): boolean {
    const sheet = this.#open().find((one) => one.page === page);
    if (sheet === undefined) return false;
    this.#sheets = this.#sheets.filter((one) => one !== sheet);
    const { orderNo, answered } = sheet;
    if (how === 'okHeardLate') this.charge(orderNo, lateMs);
    if (['ok', 'twice', 'paidCancel', 'paidNever'].includes(how)) this.charge(orderNo);
    if (how === 'ok' || how === 'okHeardLate' || how === 'okUnpaid') answered(says('ok'));
    if (how === 'cancel' || how === 'paidCancel') answered(says('cancel'));
    if (how === 'fail') answered(says('fail'));
    if (how === 'unknown') answered(says('system:access_denied'));
    if (how === 'noErrMsg') answered(null);
    if (how === 'twice') {
      answered(says('ok'));
      answered(says('cancel'));
    }
    return true;
  }

  /** Money is taken. A provider takes it once for a payment that was begun once, whoever asks. */
  charge(orderNo: string, afterMs = 0): void {
    const before = this.taken.get(orderNo) ?? 0;
    if (before > 0) return;
    this.taken.set(orderNo, before + 1);
    this.#museum.control('/_museum/pay', { orderNo, afterMs });
  }

  #invoke(
    page: Mortal,
    method: string,
    parameters: unknown,
    answered: (answer: unknown) => void,
  ): void {
    if (this.throwsNext) {
      this.throwsNext = false;
      throw new Error('system:access_denied');
    }
    if (method !== 'getBrandWCPayRequest' || page.isOver) return;
    const orderNo = /prepay_id=prepay_(\d+)/.exec(JSON.stringify(parameters))?.[1];
    if (orderNo === undefined) throw new Error('a sheet is asked for no order');
    if (this.#open().some((sheet) => sheet.orderNo === orderNo)) {
      this.#tell(`two payment sheets stand open for order ${orderNo}`);
    }
    this.#sheets.push({ orderNo, page, answered });
  }

  #open(): readonly Sheet[] {
    this.#sheets = this.#sheets.filter(({ page }) => !page.isOver);
    return this.#sheets;
  }
}
