import { FixedLanguage } from '../../../src/adapters/inMemory/FixedLanguage.ts';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { MemoryAddressBar } from '../../../src/adapters/inMemory/MemoryAddressBar.ts';
import { MemoryDraftKeeper } from '../../../src/adapters/inMemory/MemoryDraftKeeper.ts';
import { MemoryVisitStorage } from '../../../src/adapters/inMemory/MemoryVisitStorage.ts';
import { orderNo, ticketKindId } from '../../../src/domain/model/Identifiers.ts';
import type { Language } from '../../../src/domain/model/Language.ts';
import { instantOf } from '../../../src/domain/model/MuseumDay.ts';
import type { OrderDraft } from '../../../src/domain/model/OrderDraft.ts';
import { failed, success } from '../../../src/domain/model/Result.ts';
import { type Selection, totalPrice } from '../../../src/domain/model/Selection.ts';
import { KeepOrderForm } from '../../../src/domain/useCases/KeepOrderForm.ts';
import { OpenOrderForm } from '../../../src/domain/useCases/OpenOrderForm.ts';
import { ReadSpecialCertificateType } from '../../../src/domain/useCases/ReadSpecialCertificateType.ts';
import { SubmitOrder } from '../../../src/domain/useCases/SubmitOrder.ts';
import type { CatalogueApi, LookupApi, OrderingApi } from '../../../src/ports/MuseumApi.ts';
import { AnnouncementModel, type Message } from '../../../src/ui/AnnouncementModel.ts';
import { loadTexts } from '../../../src/ui/i18n/Texts.ts';
import { OrderFormModel } from '../../../src/ui/orderForm/OrderFormModel.ts';
import { Ways } from '../../../src/ui/Ways.ts';
import { aSelection, aTicket, shanghai } from '../../domain/builders.ts';

type Ordering = OrderingApi &
  Pick<LookupApi, 'orders'> &
  Pick<CatalogueApi, 'specialCertificateTypes'>;

/** The number of the order that the museum takes. */
export const theOrder = orderNo('20261128080000000001');

/** A document number that every check lets through, and another one. */
export const idNumber = '110105199006150004';
export const otherIdNumber = '310101200002290007';

/** So many adults for the morning of 28 November. */
export function adults(quantity: number): Selection {
  return aSelection({ tickets: [{ ticket: aTicket(), quantity }] });
}

/** One student, who has to name a student card, for the morning of 28 November. */
export function aStudent(): Selection {
  const ticket = aTicket({ id: 'Student', kindName: '', needsSpecialCertificate: true });
  return aSelection({ tickets: [{ ticket, quantity: 1 }] });
}

/** Takes every order, unless a test says otherwise. */
class StubTicketOffice implements Ordering {
  /** The orders that were sent. */
  readonly saved: OrderDraft[] = [];
  /** How often the kinds of special certificate were asked for. */
  dictionaryReadings = 0;
  answers: Partial<Ordering>;

  constructor(answers: Partial<Ordering>) {
    this.answers = answers;
  }

  async checkContact() {
    return success('allowed' as const);
  }

  async checkBanRule() {
    return success('allowed' as const);
  }

  async ticketKindFor() {
    return success(ticketKindId('kind by number'));
  }

  async saveOrder(draft: OrderDraft) {
    this.saved.push(draft);
    const total = totalPrice(draft.selection.tickets);
    return this.answers.saveOrder?.(draft) ?? success({ orderNo: theOrder, total });
  }

  async confirmOrder(order: typeof theOrder) {
    return this.answers.confirmOrder?.(order) ?? success(order);
  }

  async specialCertificateTypes() {
    this.dictionaryReadings += 1;
    return (
      (await this.answers.specialCertificateTypes?.()) ??
      success([
        { code: '1', name: 'Student card' },
        { code: '2', name: 'Teacher card' },
      ])
    );
  }

  async orders(...asked: Parameters<LookupApi['orders']>) {
    return this.answers.orders?.(...asked) ?? failed({ kind: 'network' as const });
  }
}

/** A visitor's visit to the order form: real use cases over a ticket office of the test's own. */
export class OrderFormVisit {
  readonly office: StubTicketOffice;
  readonly clock = new ManualClock(instantOf('2026-11-28 08:00', shanghai) ?? 0);
  readonly storage = new MemoryVisitStorage();
  readonly drafts = new MemoryDraftKeeper();
  readonly address = new MemoryAddressBar('/orderconfirm');
  readonly language: FixedLanguage;
  readonly ways = new Ways({ address: this.address });
  readonly announcements = new AnnouncementModel({ clock: this.clock });
  readonly #submitOrder: SubmitOrder;

  constructor(
    selection: Selection | null = adults(1),
    answers: Partial<Ordering> = {},
    language: Language = 'English',
  ) {
    this.office = new StubTicketOffice(answers);
    this.language = new FixedLanguage(language);
    this.storage.keepWarmPrompt('Bring your document.');
    if (selection !== null) this.storage.keepSelection(selection);
    this.#submitOrder = new SubmitOrder({
      museum: this.office,
      storage: this.storage,
      drafts: this.drafts,
      clock: this.clock,
      configuration: { timeZone: shanghai },
    });
  }

  /** A form as the app makes one each time the screen is opened. */
  orderForm(): OrderFormModel {
    const { storage, drafts } = this;
    return new OrderFormModel({
      openOrderForm: new OpenOrderForm({ storage, drafts }),
      keepOrderForm: new KeepOrderForm({ storage, drafts }),
      readSpecialCertificateType: new ReadSpecialCertificateType({ museum: this.office }),
      submitOrder: this.#submitOrder,
      clock: this.clock,
      configuration: { timeZone: shanghai },
      language: this.language,
      announcements: this.announcements,
      ways: this.ways,
    });
  }

  /** A form that is shown. */
  opened(): OrderFormModel {
    const form = this.orderForm();
    form.start();
    return form;
  }

  /** A form that is shown, filled in without a mistake. */
  filledIn(): OrderFormModel {
    const form = this.opened();
    const numbers = [idNumber, otherIdNumber];
    for (const [index, { key }] of visitorsOf(form).entries()) {
      form.changeVisitor(key, { name: `Visitor ${index}`, certificateNo: numbers[index] ?? '' });
    }
    form.changeContact('13800000000');
    return form;
  }

  /** Lets everything settle that needs no time, and so much time pass. */
  async pass(milliseconds = 0): Promise<void> {
    await this.clock.advance(milliseconds);
  }

  /** What was spoken at once last. */
  async alert(): Promise<string | undefined> {
    return this.#words(this.announcements.assertive?.message);
  }

  /** The toast on the screen, in words. */
  async toast(): Promise<string | undefined> {
    return this.#words(this.announcements.toast?.message);
  }

  async #words(message: Message | undefined): Promise<string | undefined> {
    const { LL } = await loadTexts(this.language.current());
    return message?.(LL);
  }
}

/** The visitors of a form, top to bottom. */
export function visitorsOf(form: OrderFormModel) {
  return form.draft?.visitors ?? [];
}
