import * as constants from '../../domain/model/constants.ts';
import type { Language } from '../../domain/model/Language.ts';
import type { MuseumDay } from '../../domain/model/MuseumDay.ts';
import * as paths from './openingPaths.ts';
import type { Question } from './wireRequest.ts';

// What home asks before anything is chosen (§4 home flow 1 to 3). They stand apart from how their answers are read, which
// is ten times as long and not needed to ask.

export const homeTemplateQuestion = (language: Language, organisationId: string): Question => ({
  call: paths.homeTemplate,
  payload: { typeCode: constants.templateTypeCode, orgId: organisationId, languages: language },
});

export const purchaseLimitQuestion: Question = { call: paths.purchaseLimit, payload: {} };

export const preSaleDaysQuestion: Question = { call: paths.preSaleDays, payload: {} };

export const staggeredConfigQuestion = (day: MuseumDay): Question => ({
  call: paths.staggeredConfig,
  payload: { reservationDate: day },
});

export const slotsQuestion = (day: MuseumDay): Question => ({
  call: paths.slots,
  payload: { reservationDate: day },
});
