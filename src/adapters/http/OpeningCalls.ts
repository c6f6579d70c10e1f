import type * as v from 'valibot';
import * as constants from '../../domain/model/constants.ts';
import type { HomeTemplate, PurchaseNotice } from '../../domain/model/HomeTemplate.ts';
import { slotId } from '../../domain/model/Identifiers.ts';
import type { Language } from '../../domain/model/Language.ts';
import type { MuseumDay } from '../../domain/model/MuseumDay.ts';
import { type Result, success } from '../../domain/model/Result.ts';
import type { PurchaseLimit } from '../../domain/model/Selection.ts';
import type { TimeSlot } from '../../domain/model/TimeSlot.ts';
import type { CatalogueApi } from '../../ports/MuseumApi.ts';
import { museumFile } from './museumFile.ts';
import * as paths from './openingPaths.ts';
import {
  homeTemplateQuestion,
  preSaleDaysQuestion,
  purchaseLimitQuestion,
  slotsQuestion,
  staggeredConfigQuestion,
} from './openingQuestions.ts';
import type { WireExchange } from './WireExchange.ts';
import {
  homeTemplateData,
  integerConfigData,
  slotsData,
  staggeredConfigData,
  standbyData,
  type WireHomeTemplate,
} from './wire/opening.ts';
import type { Question } from './wireRequest.ts';

/** What the calls of {@link CatalogueApi} need. */
export interface CatalogueCallsSettings {
  readonly exchange: WireExchange;
  readonly organisationId: () => string;
  /** What stands before every path of the API; files of the museum are loaded from below it. */
  readonly apiPrefix: string;
}

/** The configured seconds plus 1, at least 1; the default when there are none (§9). */
const countdownSeconds = (configured: number | null): number =>
  configured === null
    ? constants.noticeCountdownDefaultSeconds
    : Math.max(configured + constants.noticeCountdownPlusSeconds, 1);

const isBlank = (value: string): boolean => value.trim() === '';

const noticeOf = (wire: WireHomeTemplate): PurchaseNotice | null =>
  wire.isOpenNotice && !isBlank(wire.notice)
    ? { html: wire.notice, countdownSeconds: countdownSeconds(wire.countDown) }
    : null;

/** What home asks before anything is chosen. */
export type OpeningApi = Pick<
  CatalogueApi,
  'homeTemplate' | 'purchaseLimit' | 'preSaleDays' | 'standbyDays' | 'isSaleStaggered' | 'slots'
>;

/** The wire's side of what home asks before anything is chosen. */
export class OpeningCalls implements OpeningApi {
  readonly #exchange: WireExchange;
  readonly #organisationId: () => string;
  readonly #apiPrefix: string;

  constructor({ exchange, organisationId, apiPrefix }: CatalogueCallsSettings) {
    this.#exchange = exchange;
    this.#organisationId = organisationId;
    this.#apiPrefix = apiPrefix;
  }

  async homeTemplate(language: Language): Promise<Result<HomeTemplate>> {
    const question = homeTemplateQuestion(language, this.#organisationId());
    const answer = await this.#ask(question, homeTemplateData);
    if (!answer.ok) return answer;
    const wire = answer.value;
    const banners = wire.bannerUrl.split(',').flatMap((address) => {
      const file = museumFile(address, this.#apiPrefix);
      return file === null ? [] : [file];
    });
    const advertisement = wire.isOpenAd && !isBlank(wire.adContent) ? wire.adContent : null;
    return success({
      banners: [...new Set(banners)],
      advertisement,
      notice: noticeOf(wire),
      warmPrompt: wire.warmPrompt,
    });
  }

  async purchaseLimit(): Promise<Result<PurchaseLimit>> {
    const answer = await this.#ask(purchaseLimitQuestion, integerConfigData);
    return answer.ok ? success(answer.value.value) : answer;
  }

  async preSaleDays(): Promise<Result<number | null>> {
    const answer = await this.#ask(preSaleDaysQuestion, integerConfigData);
    return answer.ok ? success(answer.value.value) : answer;
  }

  async standbyDays(from: MuseumDay, to: MuseumDay): Promise<Result<readonly MuseumDay[]>> {
    const payload = { orgId: this.#organisationId(), beginDate: from, endDate: to };
    const answer = await this.#exchange.ask(paths.standbyDays, payload, standbyData);
    if (!answer.ok) return answer;
    return success(answer.value.flatMap(({ date }) => (date === null ? [] : [date])));
  }

  async isSaleStaggered(day: MuseumDay): Promise<Result<boolean>> {
    const answer = await this.#ask(staggeredConfigQuestion(day), staggeredConfigData);
    return answer.ok ? success(answer.value.isSaleStaggered) : answer;
  }

  async slots(day: MuseumDay): Promise<Result<readonly TimeSlot[]>> {
    const answer = await this.#ask(slotsQuestion(day), slotsData);
    if (!answer.ok) return answer;
    return success(
      answer.value.map((slot) => ({
        id: slotId(slot.id),
        name: slot.reservationName,
        begin: slot.reservationBeginTime,
        end: slot.reservationEndTime,
        ordinaryLeft: slot.surplusStockNum,
        freeLeft: slot.freeTicketSurplusStockNum,
        openToVisitors: slot.canReservationSanke,
      })),
    );
  }

  #ask<T>({ call, payload }: Question, schema: v.GenericSchema<unknown, T>): Promise<Result<T>> {
    return this.#exchange.ask(call, payload, schema);
  }
}
