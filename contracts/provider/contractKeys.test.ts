import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FetchTransport } from '../../src/adapters/http/FetchTransport.ts';
import type { Transport } from '../../src/adapters/http/Transport.ts';
import { museumTransport } from '../../src/adapters/inMemory/museum/MuseumTransport.ts';
import { type MuseumStore, PageMuseum } from '../../src/adapters/inMemory/PageMuseum.ts';
import { callOf, contractCalls, nameOf } from '../contractCalls.ts';
import { everyItem, type FieldPath, fieldPathsOf, insideText, jsonObject } from '../fieldPaths.ts';
import { agreedPactFile, readPact } from './agreedPact.ts';
import { aScriptedVisit, type ReachedMuseum } from './aScriptedVisit.ts';
import { type RunningMuseum, startMuseumServer } from './museumServer.ts';

let server: RunningMuseum;

beforeAll(async () => {
  server = await startMuseumServer({ port: 0 });
});

afterAll(() => server.close());

/** The museum that a page carries. */
function inThePage(): ReachedMuseum {
  let state: string | null = null;
  const store: MuseumStore = {
    load: () => state,
    save: (saved) => {
      state = saved;
    },
  };
  const page = new PageMuseum({ store });
  const transport = museumTransport(page, {
    after: (ms, task) => {
      const timer = setTimeout(task, ms);
      return () => clearTimeout(timer);
    },
  });
  return { transport, control: (path, body) => page.control(path, body) };
}

/** The museum that listens. */
function overHttp(): ReachedMuseum {
  return {
    transport: new FetchTransport({ prefix: server.url }),
    control: async (path, body) => {
      const response = await fetch(server.url + path, {
        method: 'POST',
        body: JSON.stringify(body),
      });
      return response.json();
    },
  };
}

interface Exchange {
  /** Name of the call; the path where the agreement knows none. */
  readonly call: string;
  readonly answer: unknown;
}

/** Hands everything on, and keeps what was answered. */
function overheard(transport: Transport) {
  const exchanges: Exchange[] = [];
  const heard: Transport = {
    send: async (request, timeoutMs) => {
      const response = await transport.send(request, timeoutMs);
      const call = callOf(request);
      exchanges.push({
        call: call === undefined ? request.path : nameOf(call),
        answer: JSON.parse(response.body),
      });
      return response;
    },
  };
  return { heard, exchanges };
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

/** What the agreement names, by call. */
function agreedFields(): ReadonlyMap<string, ReadonlySet<string>> {
  const agreed = new Map(contractCalls.map((call) => [nameOf(call), new Set<string>()]));
  for (const { request, response } of readPact(agreedPactFile).interactions) {
    const call = callOf(request);
    if (call === undefined) continue;
    for (const field of typedFields(response.body.content)) agreed.get(nameOf(call))?.add(field);
  }
  return agreed;
}

const JournalSchema = v.array(
  v.looseObject({ at: v.string(), orderNo: v.exactOptional(v.string()) }),
);

/** A journal without moments, and with orders numbered as they come. */
async function journalOf({ control }: ReachedMuseum): Promise<unknown> {
  const entries = v.parse(JournalSchema, await control('/_museum/journal', {}));
  const orders = [...new Set(entries.flatMap(({ orderNo }) => orderNo ?? []))];
  const text = JSON.stringify(entries.map(({ at: _at, ...entry }) => entry));
  return JSON.parse(
    orders.reduce((told, orderNo, index) => told.replaceAll(orderNo, `order ${index}`), text),
  );
}

describe('the in-memory museum', () => {
  it('[API-00] answers every call with what the agreement names, and nothing beside', async () => {
    const museum = inThePage();
    const { heard, exchanges } = overheard(museum.transport);

    await aScriptedVisit({ ...museum, transport: heard });

    const agreed = agreedFields();
    const beside = exchanges.flatMap(({ call, answer }) =>
      typedFields(answer)
        .filter((field) => agreed.get(call)?.has(field) !== true)
        .map((field) => `${call} ${field}`)
        .filter((field) => !nullInstead.has(field)),
    );
    expect([...new Set(beside)]).toEqual([]);
    expect([...new Set(exchanges.map(({ call }) => call))].sort()).toEqual(
      contractCalls.map(nameOf).sort(),
    );
  });

  it('[API-00] does the same in a page as over HTTP', async () => {
    const page = inThePage();
    const http = overHttp();

    await aScriptedVisit(page);
    await aScriptedVisit(http);

    const journal = await journalOf(page);
    expect(journal).toEqual(await journalOf(http));
    expect(journal).toContainEqual(expect.objectContaining({ effect: 'tickets-refunded' }));
  });
});
