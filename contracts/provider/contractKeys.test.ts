import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FetchTransport } from '../../src/adapters/http/FetchTransport.ts';
import type { Transport } from '../../src/adapters/http/Transport.ts';
import { museumTransport } from '../../src/adapters/inMemory/museum/MuseumTransport.ts';
import { type MuseumStore, PageMuseum } from '../../src/adapters/inMemory/PageMuseum.ts';
import { contractCalls, nameOf } from '../contractCalls.ts';
import { callNameOf, type Exchange, fieldsBeside } from './agreedFields.ts';
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

/** Hands everything on, and keeps what was answered. */
function overheard(transport: Transport) {
  const exchanges: Exchange[] = [];
  const heard: Transport = {
    send: async (request, timeoutMs) => {
      const response = await transport.send(request, timeoutMs);
      exchanges.push({ call: callNameOf(request), answer: JSON.parse(response.body) });
      return response;
    },
  };
  return { heard, exchanges };
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
  it('[Q-PACT-8] [API-00] answers every call with what the agreement names, and nothing beside', async () => {
    const museum = inThePage();
    const { heard, exchanges } = overheard(museum.transport);

    await aScriptedVisit({ ...museum, transport: heard });

    expect(fieldsBeside(exchanges)).toEqual([]);
    expect([...new Set(exchanges.map(({ call }) => call))].sort()).toEqual(
      contractCalls.map(nameOf).sort(),
    );
  });

  it('[Q-PACT-9] [API-00] does the same in a page as over HTTP', async () => {
    const page = inThePage();
    const http = overHttp();

    await aScriptedVisit(page);
    await aScriptedVisit(http);

    const journal = await journalOf(page);
    expect(journal).toEqual(await journalOf(http));
    expect(journal).toContainEqual(expect.objectContaining({ effect: 'tickets-refunded' }));
  });
});
