import { FixedLanguage } from '../../../src/adapters/inMemory/FixedLanguage.ts';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { MemoryAddressBar } from '../../../src/adapters/inMemory/MemoryAddressBar.ts';
import { MemoryPage } from '../../../src/adapters/inMemory/MemoryPage.ts';
import { MemoryTabs } from '../../../src/adapters/inMemory/MemoryTabs.ts';
import { SwitchableVisibility } from '../../../src/adapters/inMemory/SwitchableVisibility.ts';
import type { OrderNo } from '../../../src/domain/model/Identifiers.ts';
import type { Language } from '../../../src/domain/model/Language.ts';
import { moneyOfFen } from '../../../src/domain/model/Money.ts';
import { PaymentMachines } from '../../../src/domain/model/PaymentMachines.ts';
import { Pay } from '../../../src/domain/useCases/Pay.ts';
import { PollPayment } from '../../../src/domain/useCases/PollPayment.ts';
import { VerifyPayment } from '../../../src/domain/useCases/VerifyPayment.ts';
import { ViewOrder } from '../../../src/domain/useCases/ViewOrder.ts';
import { AnnouncementModel } from '../../../src/ui/AnnouncementModel.ts';
import type { PaymentClaim, ResultClaim } from '../../../src/ui/paths.ts';
import { PaymentMethodModel } from '../../../src/ui/payment/PaymentMethodModel.ts';
import { PaymentResultModel } from '../../../src/ui/payment/PaymentResultModel.ts';
import { PaymentReturnModel } from '../../../src/ui/payment/PaymentReturnModel.ts';
import { Ways } from '../../../src/ui/Ways.ts';
import { StubBridge } from '../../support/StubBridge.ts';
import { StubTill, type Till, theOrder } from '../../support/StubTill.ts';

/** The address that the order form leads to: the order with its true amount. */
export const theClaim: PaymentClaim = {
  orderNo: theOrder,
  amount: moneyOfFen(12_000),
  isFree: false,
  ordered: null,
};

/** What a result page claims; a plain failure unless told otherwise. */
export function aResult(claim: Partial<ResultClaim> = {}): ResultClaim {
  return { show: 'fail', orderNo: theOrder, error: '', isReservation: false, ...claim };
}

/** A visitor who pays: the real use cases and models over a museum's till and a bridge that the test answers. */
export class PaymentVisit {
  readonly clock = new ManualClock(1_000_000);
  readonly visibility = new SwitchableVisibility();
  readonly page = new MemoryPage();
  readonly address = new MemoryAddressBar('/payWay');
  readonly ways = new Ways({ address: this.address });
  readonly announcements = new AnnouncementModel({ clock: this.clock });
  readonly bridge = new StubBridge();
  readonly tabs: MemoryTabs;
  readonly museum: StubTill;
  readonly language: FixedLanguage;
  readonly payments = new PaymentMachines();
  readonly verifyPayment: VerifyPayment;
  readonly #pay: Pay;
  readonly #pollPayment: PollPayment;

  /** @param tabs this tab of the visitor's browser; alone in it unless told otherwise */
  constructor(
    answers: Partial<Till> = {},
    language: Language = 'English',
    tabs = new MemoryTabs(),
  ) {
    this.tabs = tabs;
    this.museum = new StubTill(answers);
    this.language = new FixedLanguage(language);
    this.verifyPayment = new VerifyPayment(this);
    this.#pay = new Pay(this);
    this.#pollPayment = new PollPayment(this);
  }

  paymentMethod(claim: PaymentClaim = theClaim): PaymentMethodModel {
    const viewOrder = new ViewOrder(this);
    const { museum, payments, verifyPayment, clock, visibility, page } = this;
    const { language, ways, announcements } = this;
    const ports = { museum, clock, visibility, page, language, ways, announcements };
    return new PaymentMethodModel(
      {
        ...ports,
        payments,
        verifyPayment,
        pollPayment: this.#pollPayment,
        viewOrder,
        pay: this.#pay,
      },
      claim,
    );
  }

  paymentReturn(order: OrderNo = theOrder): PaymentReturnModel {
    const { ways, announcements } = this;
    return new PaymentReturnModel({ pollPayment: this.#pollPayment, ways, announcements }, order);
  }

  paymentResult(claim: ResultClaim = aResult()): PaymentResultModel {
    const { verifyPayment, payments, clock, announcements } = this;
    return new PaymentResultModel(
      { verifyPayment, pollPayment: this.#pollPayment, payments, clock, announcements },
      claim,
    );
  }
}
