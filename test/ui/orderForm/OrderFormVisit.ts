import { FixedLanguage } from '../../../src/adapters/inMemory/FixedLanguage.ts';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { MemoryAddressBar } from '../../../src/adapters/inMemory/MemoryAddressBar.ts';
import { MemoryDraftKeeper } from '../../../src/adapters/inMemory/MemoryDraftKeeper.ts';
import { MemoryPage } from '../../../src/adapters/inMemory/MemoryPage.ts';
import { MemoryTabs } from '../../../src/adapters/inMemory/MemoryTabs.ts';
import { MemoryVisitStorage } from '../../../src/adapters/inMemory/MemoryVisitStorage.ts';
import { SwitchableVisibility } from '../../../src/adapters/inMemory/SwitchableVisibility.ts';
import type { Configuration } from '../../../src/domain/model/Configuration.ts';
import type { FormRules } from '../../../src/domain/model/DraftProblem.ts';
import { orderNo, ticketKindId } from '../../../src/domain/model/Identifiers.ts';
import { instantOf } from '../../../src/domain/model/instantOf.ts';
import type { Language } from '../../../src/domain/model/Language.ts';
import type { OrderDraft } from '../../../src/domain/model/OrderDraft.ts';
import { failed, success } from '../../../src/domain/model/Result.ts';
import { type Selection, totalPrice } from '../../../src/domain/model/Selection.ts';
import { ChangeSlot } from '../../../src/domain/useCases/ChangeSlot.ts';
import { CheckCode } from '../../../src/domain/useCases/CheckCode.ts';
import { CheckOrder } from '../../../src/domain/useCases/CheckOrder.ts';
import { FindMadeOrders } from '../../../src/domain/useCases/FindMadeOrders.ts';
import { FindOtherSlots } from '../../../src/domain/useCases/FindOtherSlots.ts';
import { FindVisitorKind } from '../../../src/domain/useCases/FindVisitorKind.ts';
import { KeepOrderForm } from '../../../src/domain/useCases/KeepOrderForm.ts';
import { OpenOrderForm } from '../../../src/domain/useCases/OpenOrderForm.ts';
import { ReadSpecialCertificateType } from '../../../src/domain/useCases/ReadSpecialCertificateType.ts';
import { SendCode } from '../../../src/domain/useCases/SendCode.ts';
import { SubmitOrder } from '../../../src/domain/useCases/SubmitOrder.ts';
import type {
  BookedApi,
  CatalogueApi,
  MessagesApi,
  OrderingApi,
} from '../../../src/ports/MuseumApi.ts';
import { AnnouncementModel, type Message } from '../../../src/ui/AnnouncementModel.ts';
import type { CodeModel } from '../../../src/ui/code/CodeModel.ts';
import { CodeNotSent } from '../../../src/ui/code/CodeNotSent.tsx';
import { sendCodeProps } from '../../../src/ui/code/sendCodeProps.tsx';
import { loadTexts } from '../../../src/ui/i18n/loadTexts.ts';
import { OnceLoaded } from '../../../src/ui/OnceLoaded.ts';
import { OrderFormModel } from '../../../src/ui/orderForm/OrderFormModel.ts';
import { OtherSlotChoice } from '../../../src/ui/orderForm/OtherSlotChoice.tsx';
import { OtherSlotsModel } from '../../../src/ui/orderForm/OtherSlotsModel.ts';
import { orderFormCode } from '../../../src/ui/orderForm/orderFormCode.ts';
import type { SmsCodeParts } from '../../../src/ui/orderForm/SmsCodeParts.ts';
import { SoldOutNotice } from '../../../src/ui/orderForm/SoldOutNotice.tsx';
import type { SoldOutParts } from '../../../src/ui/orderForm/SoldOutParts.ts';
import { Ways } from '../../../src/ui/Ways.ts';
import { aSelection, aSlot, aTicket, shanghai } from '../../domain/builders.ts';

type Ordering = OrderingApi &
  Pick<BookedApi, 'orders'> &
  Pick<MessagesApi, 'sendCode' | 'checkCode'> &
  Pick<
    CatalogueApi,
    'specialCertificateTypes' | 'ticketKindFor' | 'tickets' | 'ticketDescription' | 'slots'
  >;

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
  /** The phones that a code was sent to. */
  readonly codesSent: string[] = [];
  answers: Partial<Ordering>;

  constructor(answers: Partial<Ordering>) {
    this.answers = answers;
  }

  async checkContact(mobile: string) {
    return this.answers.checkContact?.(mobile) ?? success('allowed' as const);
  }

  async checkBanRule(number: string) {
    return this.answers.checkBanRule?.(number) ?? success('allowed' as const);
  }

  async ticketKindFor(...asked: Parameters<Ordering['ticketKindFor']>) {
    return this.answers.ticketKindFor?.(...asked) ?? success(ticketKindId('kind by number'));
  }

  async tickets(...asked: Parameters<Ordering['tickets']>) {
    return this.answers.tickets?.(...asked) ?? success([]);
  }

  async ticketDescription(...asked: Parameters<Ordering['ticketDescription']>) {
    const nothing = { ticketId: asked[0], name: '', detail: '', kinds: [] };
    return this.answers.ticketDescription?.(...asked) ?? success(nothing);
  }

  async slots(...asked: Parameters<Ordering['slots']>) {
    return this.answers.slots?.(...asked) ?? success([aSlot()]);
  }

  async sendCode(mobile: string) {
    this.codesSent.push(mobile);
    return this.answers.sendCode?.(mobile) ?? success('sent' as const);
  }

  async checkCode(mobile: string, code: string) {
    return this.answers.checkCode?.(mobile, code) ?? success('right' as const);
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

  async orders(...asked: Parameters<BookedApi['orders']>) {
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
  readonly visibility = new SwitchableVisibility();
  readonly page = new MemoryPage();
  readonly configuration: Pick<Configuration, 'timeZone' | 'slotFilter'> & FormRules;
  /** How often what offers other slots was asked for, as a file of its own. */
  soldOutLoads = 0;
  /** How that file comes: at once, unless a test says otherwise. */
  soldOutComes: () => Promise<void> = async () => {};
  readonly soldOut = new OnceLoaded(async () => {
    this.soldOutLoads += 1;
    await this.soldOutComes();
    return this.#soldOutParts();
  });
  /** How often what has a code sent was asked for, as a file of its own. */
  smsCodeLoads = 0;
  /** How that file comes: at once, unless a test says otherwise. */
  smsCodeComes: () => Promise<void> = async () => {};
  smsCode = this.#aFileOfCode();
  readonly #submitOrder: SubmitOrder;
  readonly #findVisitorKind: FindVisitorKind;
  readonly #sendCode: SendCode;

  constructor(
    selection: Selection | null = adults(1),
    answers: Partial<Ordering> = {},
    language: Language = 'English',
    rules: Partial<FormRules> = {},
  ) {
    this.configuration = {
      timeZone: shanghai,
      slotFilter: null,
      asksForCode: false,
      requiresVisitorMobile: false,
      ...rules,
    };
    this.office = new StubTicketOffice(answers);
    this.language = new FixedLanguage(language);
    this.storage.keepWarmPrompt('Bring your document.');
    if (selection !== null) this.storage.keepSelection(selection);
    const { office: museum, storage, drafts, clock, configuration } = this;
    this.#findVisitorKind = new FindVisitorKind({ museum });
    this.#sendCode = new SendCode({ museum, drafts, clock });
    this.#submitOrder = new SubmitOrder({
      checkOrder: new CheckOrder({ museum, configuration }),
      checkCode: new CheckCode({ museum, configuration }),
      findVisitorKind: this.#findVisitorKind,
      findMadeOrders: new FindMadeOrders({ museum, configuration }),
      museum,
      storage,
      drafts,
      tabs: new MemoryTabs(),
      clock,
    });
  }

  /** A form as the app makes one each time the screen is opened. */
  orderForm(): OrderFormModel {
    const { storage, drafts, office: museum, clock, configuration } = this;
    return new OrderFormModel({
      openOrderForm: new OpenOrderForm({ storage, drafts }),
      keepOrderForm: new KeepOrderForm({ storage, drafts }),
      readSpecialCertificateType: new ReadSpecialCertificateType({ museum }),
      submitOrder: this.#submitOrder,
      findVisitorKind: this.#findVisitorKind,
      soldOut: this.soldOut,
      smsCode: this.smsCode,
      clock,
      configuration,
      language: this.language,
      announcements: this.announcements,
      ways: this.ways,
    });
  }

  #soldOutParts(): SoldOutParts {
    const { storage, office: museum, clock, configuration, language, announcements } = this;
    const findOtherSlots = new FindOtherSlots({ museum, clock, configuration });
    const changeSlot = new ChangeSlot({ museum, storage });
    const needs = { findOtherSlots, changeSlot, language, announcements };
    return {
      otherSlots: (form) => new OtherSlotsModel(needs, form),
      OtherSlotChoice,
      SoldOutNotice,
    };
  }

  #aFileOfCode() {
    return new OnceLoaded(async () => {
      this.smsCodeLoads += 1;
      await this.smsCodeComes();
      return this.#smsCodeParts();
    });
  }

  #smsCodeParts(): SmsCodeParts {
    const { drafts, clock, visibility, announcements } = this;
    const needs = { sendCode: this.#sendCode, drafts, clock, visibility, announcements };
    return { code: (form) => orderFormCode(needs, form), sendCodeProps, CodeNotSent };
  }

  /** The page is loaded anew: nothing of its own files is there any more, only what is kept. */
  reload(): void {
    this.smsCode = this.#aFileOfCode();
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
      form.edits.changeVisitor(key, {
        name: `Visitor ${index}`,
        certificateNo: numbers[index] ?? '',
      });
    }
    form.edits.changeContact('13800000000');
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

  /** What was spoken politely last. */
  async said(): Promise<string | undefined> {
    return this.#words(this.announcements.polite?.message);
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

/** What offers other slots on a form, which has to be loaded by now. */
export function otherSlotsOf({ otherSlots }: OrderFormModel): OtherSlotsModel {
  if (otherSlots === null) throw new Error('nothing is loaded that offers other slots');
  return otherSlots;
}

/** The code of a form, which has to be loaded by now. */
export function codeOf({ code }: OrderFormModel): CodeModel {
  if (code === null) throw new Error('nothing is loaded that has a code sent');
  return code;
}

/** The visitors of a form, top to bottom. */
export function visitorsOf(form: OrderFormModel) {
  return form.draft?.visitors ?? [];
}
