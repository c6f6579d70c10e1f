import { join } from 'node:path';
import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import { FetchTransport } from '../../src/adapters/http/FetchTransport.ts';
import { HttpMuseumApi } from '../../src/adapters/http/HttpMuseumApi.ts';
import { WireExchange } from '../../src/adapters/http/WireExchange.ts';
import type { MuseumApi } from '../../src/ports/MuseumApi.ts';
import { organisationId } from './examples.ts';

const pact = new PactV4({
  consumer: 'timed-entry',
  provider: 'museum-api',
  dir: join(import.meta.dirname, '../pacts'),
  logLevel: 'error',
});

type JsonScalar = string | number | boolean;

/** A text that holds JSON, such as `payAsyncParams`, and what has to be found in it. */
interface TextRule {
  /** JSON path in the answer, such as `$.data.payAsyncParams`. */
  readonly path: string;
  /** Patterns each of which has to be found somewhere in the text. */
  readonly patterns: readonly string[];
}

/** One thing that the app and the museum agree on. */
export interface Agreement {
  /** What the museum is asked, unique together with `given`. */
  readonly description: string;
  /** What has to be true at the museum, see STATES.md. */
  readonly given: {
    readonly state: string;
    readonly params?: Readonly<Record<string, JsonScalar>>;
  };
  readonly path: string;
  /** Sent as the header `token`; a visitor without one when absent. */
  readonly token?: string;
  /** What a POST carries. */
  readonly body?: object;
  /** What a GET asks; a call with a query is one. */
  readonly query?: Readonly<Record<string, string>>;
  /** The whole answer, envelope included. */
  readonly answer: object;
  readonly texts?: TextRule;
}

/** An answer that worked out. The client goes by code 0, so that it is 0 exactly. */
export const answered = (data: unknown) => ({ code: 0, data });

/** An answer that worked out and has nothing to tell. */
export const done = () => ({ code: 0 });

/** Any code but 0 and 1017, which mean something of their own. */
const businessCode =
  '^-?([1-9]\\d{0,2}|[2-9]\\d{3}|1[1-9]\\d{2}|10[02-9]\\d|101[0-689]|[1-9]\\d{4,})$';

/** A value of the example's type that also fits a pattern, which alone would let any type pass. */
export const fitting = (type: 'type' | 'integer', regex: string, value: string | number) => ({
  'pact:matcher:type': [{ 'pact:matcher:type': type }, { 'pact:matcher:type': 'regex', regex }],
  value,
});

/** The museum's refusal, with words for the visitor. */
export const refused = (code: number, text: string) => ({
  code: fitting('integer', businessCode, code),
  error: MatchersV3.string(text),
});

/** As {@link refused}, with the words in `message` (§7: cancelling). */
export const refusedInMessage = (code: number, text: string) => ({
  code: fitting('integer', businessCode, code),
  message: MatchersV3.string(text),
});

/** An expired login: 1017 exactly, since the client goes by it. */
export const expired = () => ({
  code: 1017,
  error: MatchersV3.string('登录授权已失效，请关闭后重新进入'),
});

/** A field that is `T` or `F`. */
export const flag = (example: 'T' | 'F') => MatchersV3.regex('^(T|F)$', example);

/** A day, `yyyy-MM-dd`. */
export const day = (example: string) => MatchersV3.regex('^\\d{4}-\\d{2}-\\d{2}$', example);

/** A time of day, `HH:mm`. */
export const time = (example: string) => MatchersV3.regex('^\\d{2}:\\d{2}$', example);

/** A date and time, `yyyy-MM-dd HH:mm:ss`. */
export const dateTime = (example: string) =>
  MatchersV3.regex('^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$', example);

/** A text with something in it. */
export const filled = (example: string) => fitting('type', '^[\\s\\S]+$', example);

/**
 * Writes an agreement down, and proves that the app keeps its half: `act` uses the museum as the app does, over a real
 * connection to a mock that answers this one request only.
 */
export async function agree(
  agreement: Agreement,
  act: (museum: MuseumApi) => Promise<void>,
): Promise<void> {
  const name = `${agreement.description}, given ${JSON.stringify(agreement.given)}`;
  if (agreed.has(name)) throw new Error(`agreed upon twice: ${name}`);
  agreed.add(name);
  for (let attempt = 1; ; attempt += 1) {
    let isDone = false;
    try {
      await interactionOf(agreement).executeTest(async ({ url }) => {
        await act(museumAt(url, agreement.token));
        isDone = true;
      });
      return;
    } catch (error) {
      // The mock notes a request only after it has answered, and now and then says that none came. It answers nothing
      // but the request agreed upon, so when the app got its answer, asking again settles the matter.
      if (!isDone || attempt === mostAttempts) throw error;
    }
  }
}

const mostAttempts = 5;

// Of two agreements alike the pact would keep one and say nothing.
const agreed = new Set<string>();

const museumAt = (url: string, token: string | undefined): MuseumApi =>
  new HttpMuseumApi({
    exchange: new WireExchange({
      transport: new FetchTransport({ prefix: url }),
      token: () => token ?? null,
    }),
    organisationId: () => organisationId,
    apiPrefix: url,
  });

const interactionOf = ({
  description,
  given,
  path,
  token,
  body = {},
  query,
  answer,
  texts,
}: Agreement) =>
  pact
    .addInteraction()
    .given(given.state, { ...given.params })
    .uponReceiving(description)
    .withRequest(query === undefined ? 'POST' : 'GET', path, (request) => {
      request.headers({
        ...(query === undefined ? { 'Content-Type': 'application/json' } : {}),
        ...(token === undefined ? {} : { token }),
      });
      if (query === undefined) request.jsonBody(body);
      else request.query({ ...query });
    })
    .willRespondWith(200, (response) => {
      response.headers({
        'Content-Type': MatchersV3.regex('^application/json(;.*)?$', 'application/json'),
      });
      response.jsonBody(answer);
      if (texts !== undefined) response.matchingRules({ body: textRule(texts) });
    });

const textRule = ({ path, patterns }: TextRule) => ({
  path,
  rules: patterns.map((pattern) => ({
    'pact:matcher:type': 'regex',
    regex: `^[\\s\\S]*${pattern}[\\s\\S]*$`,
  })),
});
