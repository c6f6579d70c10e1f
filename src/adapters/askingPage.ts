import { dayAt } from '../domain/model/MuseumDay.ts';
import { type EnteredPage, enterPage } from './enteredPage.ts';
import { EarlyTransport } from './http/EarlyTransport.ts';
import { FetchTransport } from './http/FetchTransport.ts';
import {
  homeTemplateQuestion,
  preSaleDaysQuestion,
  purchaseLimitQuestion,
  slotsQuestion,
  staggeredConfigQuestion,
} from './http/openingQuestions.ts';
import { headersFor, posted, type Question } from './http/wireRequest.ts';
import { keptDay } from './sessionStorage/keptDay.ts';
import { languageIn } from './system/CookieLanguage.ts';
import { type ConfiguredMuseum, configuredMuseum } from './system/configuredMuseum.ts';
import { hashAddress } from './system/hashAddress.ts';

/**
 * So much later is asked what draws no slot. Sent at once it would be answered before they are drawn, and keep a slow phone
 * from it; it is asked before the slots are known all the same.
 */
const aMomentMs = 150;

/** A page that has asked the museum already, perhaps. */
export interface AskingPage extends EnteredPage {
  /** Has the answers to what was asked; null where nothing was. */
  readonly transport: EarlyTransport | null;
  /** Resolves once the slots are known, or can't be had this way; at once where nothing was asked. */
  readonly answered: Promise<void>;
}

/**
 * Takes the visitor in, and asks what home will ask where the address is home's (§4 home flow 1 to 3): no question waits
 * for the answer to another, and none for the rest of the app, most of which is read while they are under way.
 */
export function openAskingPage(isHome: (address: string) => boolean): AskingPage {
  const entered = enterPage();
  const museum = isHome(hashAddress(window.location)) ? configuredMuseum(document) : null;
  if (museum === null) return { ...entered, transport: null, answered: Promise.resolve() };
  return { ...entered, ...asked(museum, entered) };
}

function asked(
  { apiPrefix, organisationId, timeZone }: ConfiguredMuseum,
  { kept, visitor, clock }: EnteredPage,
): Pick<AskingPage, 'transport' | 'answered'> {
  const transport = new EarlyTransport(new FetchTransport({ prefix: apiPrefix }), clock);
  const headers = headersFor(visitor.token());
  const wireOf = (question: Question) => ({ ...posted(question), headers });
  const ask = (question: Question) =>
    transport.sendAhead(wireOf(question), question.call.timeoutMs);
  const askSoon = (question: Question) =>
    transport.sendSoon(wireOf(question), question.call.timeoutMs, aMomentMs);
  const today = dayAt(clock.now(), timeZone);
  const last = keptDay(kept);
  const day = last === null || last < today ? today : last;
  void ask(staggeredConfigQuestion(day));
  const answered = ask(slotsQuestion(day));
  askSoon(homeTemplateQuestion(languageIn(document), visitor.organisationId() ?? organisationId));
  askSoon(purchaseLimitQuestion);
  askSoon(preSaleDaysQuestion);
  return { transport, answered };
}
