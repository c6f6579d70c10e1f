import { runInAction } from 'mobx';
import type { Configuration } from '../../domain/model/Configuration.ts';
import * as constants from '../../domain/model/constants.ts';
import type { Failure } from '../../domain/model/Failure.ts';
import type { OrderNo } from '../../domain/model/Identifiers.ts';
import { dayAt, type MuseumDay, type TimeZone } from '../../domain/model/MuseumDay.ts';
import { type OrderLookup, orderLookupOf } from '../../domain/model/OrderLookup.ts';
import type { OrderQueryField, OrderQueryProblems } from '../../domain/model/OrderQuery.ts';
import type {
  FindOrders,
  FindOrdersFailure,
  FoundOrders,
} from '../../domain/useCases/FindOrders.ts';
import type { AddressBar } from '../../ports/AddressBar.ts';
import type { Stop } from '../../ports/Clock.ts';
import type { LanguagePreference } from '../../ports/LanguagePreference.ts';
import type { OrderQueryKeeper } from '../../ports/OrderQueryKeeper.ts';
import { CodeModel, type CodePorts } from '../code/CodeModel.ts';
import { failureText } from '../i18n/Texts.ts';
import { makeAutoObservable } from '../makeAutoObservable.ts';
import { paths } from '../paths.ts';
import type { Startable } from '../useViewModel.ts';
import { type QueryFieldProblem, queryProblemText } from './queryProblemText.ts';

/** Why nothing is listed though every field was right. */
export interface QueryFailure {
  readonly kind: 'unchecked' | 'notRead' | 'refused';
  readonly cause: Failure;
}

type Problems = Readonly<Partial<Record<OrderQueryField, QueryFieldProblem>>>;

interface Ports extends CodePorts {
  readonly findOrders: FindOrders;
  readonly queries: OrderQueryKeeper;
  readonly address: Pick<AddressBar, 'push'>;
  readonly language: Pick<LanguagePreference, 'current'>;
  readonly configuration: Pick<Configuration, 'timeZone'>;
}

const fields: readonly OrderQueryField[] = ['number', 'contactMobile', 'code'];

/**
 * Looks up orders by a document or order number and the phone they were made with (§2, §4 order query). There is one for
 * the whole visit, on the screen and in the list's dialog: whoever comes back from an order that was found finds the
 * others still there, without another code.
 */
export class OrderQueryModel implements Startable {
  number = '';
  contactMobile = '';
  code = '';
  problems: Problems = {};
  isSearching = false;
  /** What the last answer brought; null before one, and when it brought none. */
  found: FoundOrders | null = null;
  /** Why it brought none; null when it did. */
  failure: QueryFailure | null = null;
  /** Where the focus is wanted, with the token of the request; null when nowhere. */
  focus: { readonly place: OrderQueryField | 'outcome'; readonly token: number } | null = null;
  readonly sms: CodeModel;
  /** In a dialog the number takes the focus once the dialog has been heard of (§9), unless the visitor was quicker. */
  readonly inDialog: Startable = { start: () => this.#startInDialog() };

  readonly #ports: Ports;
  #lastToken = 0;
  #generation = 0;
  #isShown = false;

  constructor(ports: Ports) {
    this.#ports = ports;
    this.sms = new CodeModel(ports, {
      contactMobile: () => this.contactMobile,
      onWrongPhone: (kind) => this.#refuse({ contactMobile: { kind } }),
    });
    makeAutoObservable(this, {
      sms: false,
      inDialog: false,
      // Not cached: a page left open over midnight has another today.
      today: false,
    });
  }

  /** The museum's day, for dates without a year. */
  get today(): MuseumDay {
    return dayAt(this.#ports.clock.now(), this.#ports.configuration.timeZone);
  }

  /** What the number is taken for as it stands; null while there is none (§4, R12). */
  get readsAs(): OrderLookup['kind'] | null {
    const { kind, number } = orderLookupOf(this.number);
    return number === '' ? null : kind;
  }

  /** The museum's zone, for times that come with an offset. */
  get timeZone(): TimeZone {
    return this.#ports.configuration.timeZone;
  }

  start(): Stop {
    this.#isShown = true;
    this.#restore();
    const stopSms = this.sms.start(this.#ports.queries.moments().codeAskedAt);
    if (this.found !== null) void this.#refresh(this.found);
    return () => {
      this.#isShown = false;
      stopSms();
      runInAction(() => {
        this.focus = null;
      });
    };
  }

  change(field: OrderQueryField, text: string): void {
    this[field] = text;
    const { [field]: _mended, ...others } = this.problems;
    this.problems = others;
    const { number, contactMobile } = this;
    if (field !== 'code') this.#ports.queries.keep({ number, contactMobile });
  }

  focusAt(place: OrderQueryField | 'outcome'): number | undefined {
    return this.focus?.place === place ? this.focus.token : undefined;
  }

  /** Looks the orders up; whatever comes of it is seen and heard. */
  async search(): Promise<void> {
    if (this.isSearching) return;
    this.isSearching = true;
    this.#generation += 1;
    const { number, contactMobile, code } = this;
    const { findOrders, language } = this.#ports;
    const answer = await findOrders.execute({ number, contactMobile, code }, language.current());
    runInAction(() => {
      this.isSearching = false;
      if (answer.ok) this.#list(answer.value);
      else this.#explain(answer.failure);
    });
  }

  /** Opens one of the orders; the phone goes along beside the address, never in it (R5). */
  open(order: OrderNo): void {
    if (this.found === null) return;
    this.#ports.address.push(paths.order.to(order), { visitorMobile: this.found.mobile });
  }

  #startInDialog(): Stop {
    const stop = this.start();
    const stopTimer = this.#ports.clock.after(constants.modalInputFocusDelayMs, () => {
      if (this.focus === null && this.number === '') runInAction(() => this.#goTo('number'));
    });
    return () => {
      stopTimer();
      stop();
    };
  }

  #restore(): void {
    const typed = this.#ports.queries.typed();
    if (typed === null || this.number !== '' || this.contactMobile !== '') return;
    this.number = typed.number;
    this.contactMobile = typed.contactMobile;
  }

  /** What was found may have changed while the visitor was at one of the orders. Nobody asked: it fails silently (R24). */
  async #refresh(found: FoundOrders): Promise<void> {
    const generation = this.#generation;
    const { findOrders, language } = this.#ports;
    const again = await findOrders.again(found, language.current());
    runInAction(() => {
      if (again !== null && generation === this.#generation) this.found = again;
    });
  }

  #list(found: FoundOrders): void {
    this.problems = {};
    this.failure = null;
    this.found = found;
    const count = found.orders.length;
    this.#goTo('outcome');
    this.#say((LL) =>
      count === 0 ? LL.afterSale.query.noneTitle() : LL.afterSale.query.found({ count }),
    );
  }

  #explain(failure: FindOrdersFailure): void {
    switch (failure.kind) {
      case 'problems':
        this.#refuse(problemsOf(failure.problems));
        return;
      case 'codeRefused':
        this.#refuse({ code: failure });
        return;
      case 'codeUnknown':
        this.#refuse({ code: { kind: failure.kind } });
        return;
      case 'alreadyAsking':
        if (this.#isShown) {
          this.#ports.announcements.show('info', (LL) => LL.orderForm.waitAMoment());
        }
        return;
      default:
        this.found = null;
        this.failure = failure;
        this.#goTo('outcome');
        this.#say((LL) => failureText(LL, failure.cause));
    }
  }

  #refuse(problems: Problems): void {
    this.problems = problems;
    this.failure = null;
    const first = fields.find((field) => problems[field] !== undefined);
    const problem = first && problems[first];
    if (first === undefined || problem === undefined) return;
    this.#goTo(first);
    if (this.#isShown) {
      this.#ports.announcements.alert((LL) => queryProblemText(LL, problem));
    }
  }

  #goTo(place: OrderQueryField | 'outcome'): void {
    if (!this.#isShown) return;
    this.#lastToken += 1;
    this.focus = { place, token: this.#lastToken };
  }

  #say(message: Parameters<CodePorts['announcements']['say']>[0]): void {
    if (this.#isShown) this.#ports.announcements.say(message);
  }
}

function problemsOf(problems: OrderQueryProblems): Problems {
  return Object.fromEntries(Object.entries(problems).map(([field, kind]) => [field, { kind }]));
}
