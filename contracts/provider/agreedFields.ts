import { callOf, contractCalls, nameOf } from '../contractCalls.ts';
import { everyItem, type FieldPath, fieldPathsOf, insideText, jsonObject } from '../fieldPaths.ts';
import { agreedPactFile, readPact } from './agreedPact.ts';

/** One answer of a museum, and what it answered. */
export interface Exchange {
  /** Name of the call, see {@link callNameOf}. */
  readonly call: string;
  readonly answer: unknown;
}

/** Names the call that a request makes; by its path alone where the agreement knows none. */
export function callNameOf(request: {
  readonly method: 'GET' | 'POST';
  readonly path: string;
}): string {
  const call = callOf(request);
  return call === undefined ? request.path : nameOf(call);
}

/**
 * The fields of answers that the agreement does not name, or names with another JSON type, each once, as texts: what a
 * stand-in must not have, since the real museum need not have it (Q-PACT-8).
 */
export function fieldsBeside(exchanges: readonly Exchange[]): readonly string[] {
  const agreed = agreedFields();
  const beside = exchanges.flatMap(({ call, answer }) =>
    typedFields(answer)
      .filter((field) => agreed.get(call)?.has(field) !== true)
      .map((field) => `${call} ${field}`)
      .filter((field) => !nullInstead.has(field)),
  );
  return [...new Set(beside)];
}

/** Where a field stands and the JSON types it has there, as texts. */
function typedFields(answer: unknown): string[] {
  return fieldPathsOf(answer).flatMap((path) =>
    valuesAt(answer, path).map((value) => `${path.join('.')}: ${typeOf(value)}`),
  );
}

function valuesAt(value: unknown, [name, ...rest]: FieldPath): unknown[] {
  if (name === undefined) return [value];
  if (name === everyItem && Array.isArray(value))
    return value.flatMap((item) => valuesAt(item, rest));
  if (name === insideText && typeof value === 'string') return valuesAt(jsonObject(value), rest);
  if (typeof value !== 'object' || value === null || !(name in value)) return [];
  return valuesAt(Reflect.get(value, name), rest);
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  return value === null ? 'null' : typeof value;
}

// An agreement cannot say "these fields or null".
const nullInstead = new Set([
  'POST /api/integration/get-ticket-for-refund data.tripOrderForRefundVO: null',
]);

function agreedFields(): ReadonlyMap<string, ReadonlySet<string>> {
  const agreed = new Map(contractCalls.map((call) => [nameOf(call), new Set<string>()]));
  for (const { request, response } of readPact(agreedPactFile).interactions) {
    const call = callOf(request);
    if (call === undefined) continue;
    for (const field of typedFields(response.body.content)) agreed.get(nameOf(call))?.add(field);
  }
  return agreed;
}
