import { Verifier } from '@pact-foundation/pact';
import * as v from 'valibot';
import { type AgreedPact, readPact } from './agreedPact.ts';

// Pact reports every run to its makers unless told not to.
process.env['PACT_DO_NOT_TRACK'] = 'true';

/** What is verified, and how to get there. */
export interface Verification {
  /** The museum's API prefix. */
  readonly url: string;
  /** Where provider states are posted to as `{action: 'setup', state, params}`; other answers than 2xx mean no. */
  readonly statesUrl: string;
  readonly pactFile: string;
  /** A token that the museum accepts, put in place of the contract's wherever that stands. */
  readonly token?: string;
}

/** How a verification ended. */
export interface Verdict {
  /** How many interactions the agreement has. */
  readonly agreed: number;
  /** How many of them the museum keeps. */
  readonly kept: number;
  /** The descriptions of those that it breaks. */
  readonly broken: readonly string[];
}

const ReportSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    interactionResults: v.array(v.object({ description: v.string(), result: v.string() })),
  }),
);

/**
 * Plays every interaction of an agreement to a museum, each after its provider state, and writes what it sees to the
 * standard output. A state that cannot be entered breaks its interaction.
 *
 * @throws when the agreement cannot be read, or the museum cannot be asked at all
 */
export async function verifyPact(verification: Verification): Promise<Verdict> {
  const pact = readPact(verification.pactFile);
  // The verifier would try for a minute; whatever is answered to this, somebody is there.
  await fetch(verification.url).catch((error: unknown) => {
    throw new Error(`nobody answers at ${verification.url}`, { cause: error });
  });
  const report = await reportOf(pact, verification);
  const results = v.parse(ReportSchema, report).interactionResults;
  const kept = results.filter(({ result }) => result === 'OK');
  const broken = results.filter(({ result }) => result !== 'OK');
  return {
    agreed: pact.interactions.length,
    kept: kept.length,
    broken: broken.map(({ description }) => description),
  };
}

async function reportOf(pact: AgreedPact, verification: Verification): Promise<string> {
  const { url, pactFile, token } = verification;
  const verifier = new Verifier({
    provider: pact.provider.name,
    providerBaseUrl: url,
    pactUrls: [pactFile],
    logLevel: 'error',
    failIfNoPactsFound: true,
    stateHandlers: stateHandlers(pact, verification),
    ...(token === undefined ? {} : { requestFilter: withHeader('token', token) }),
  });
  try {
    return await verifier.verifyProvider();
  } catch (error) {
    // A broken agreement arrives as an error whose message is the report.
    if (error instanceof Error && v.is(ReportSchema, error.message)) return error.message;
    throw error;
  }
}

/** What the verifier's proxy hands to a filter, as far as it is touched here. */
interface ProxiedRequest {
  readonly headers: Record<string, unknown>;
}

/** Puts another value into a header, where a request has it. */
const withHeader =
  (name: string, value: string) =>
  (request: ProxiedRequest, _response: unknown, next: () => void): void => {
    if (name in request.headers) request.headers[name] = value;
    next();
  };

/**
 * A handler for every state of the agreement: the museum itself says which it knows. (Pact would pass over a state
 * without a handler in silence.)
 */
function stateHandlers(pact: AgreedPact, { statesUrl, token }: Verification) {
  const enter = (state: string) => async (given: unknown) => {
    const params = withToken(v.parse(ParamsSchema, given), token);
    const response = await fetch(statesUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ action: 'setup', state, params }),
    });
    if (!response.ok) {
      throw new Error(`state "${state}": ${response.status} ${await response.text()}`);
    }
    return undefined;
  };
  const states = pact.interactions.flatMap(({ providerStates }) => providerStates);
  return Object.fromEntries(states.map(({ name }) => [name, enter(name)]));
}

const ParamsSchema = v.optional(v.record(v.string(), v.unknown()), {});

const withToken = (params: Record<string, unknown>, token: string | undefined) =>
  token !== undefined && 'token' in params ? { ...params, token } : params;
