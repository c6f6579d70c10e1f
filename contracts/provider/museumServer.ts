import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as v from 'valibot';
import { TransportError, type WireRequest } from '../../src/adapters/http/Transport.ts';
import { ControlError } from '../../src/adapters/inMemory/museum/ControlError.ts';
import { InMemoryMuseum } from '../../src/adapters/inMemory/museum/InMemoryMuseum.ts';
import { museumTransport } from '../../src/adapters/inMemory/museum/MuseumTransport.ts';

/** A museum that listens. */
export interface RunningMuseum {
  /** Its API prefix, without a slash at the end. */
  readonly url: string;
  readonly museum: InMemoryMuseum;
  /** Ends every connection and stops listening. */
  close(): Promise<void>;
}

/** Where and when a museum listens. */
export interface MuseumServerSettings {
  /** 0 takes any free port. */
  readonly port: number;
  /** Real time in epoch milliseconds; the system's when absent. */
  readonly now?: () => number;
}

const largestBody = 1_000_000;

const StateChangeSchema = v.object({
  action: v.optional(v.string(), 'setup'),
  state: v.string(),
  params: v.optional(v.record(v.string(), v.unknown()), {}),
});

const openToAll = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': 'content-type, token',
  'access-control-expose-headers': 'Date, Retry-After',
};

/**
 * The in-memory museum over HTTP: the wire at the root, the control face below `/_museum/` (POST, JSON), and
 * `/_pact/provider-states` for contract verifiers, which answers 422 for a state it does not know. Planned faults
 * happen here too; where an answer is to be lost, the connection breaks.
 */
export async function startMuseumServer(settings: MuseumServerSettings): Promise<RunningMuseum> {
  const museum = new InMemoryMuseum({ now: settings.now ?? Date.now, random: Math.random });
  const transport = museumTransport(museum, {
    after: (ms, task) => {
      const timer = setTimeout(task, ms);
      return () => clearTimeout(timer);
    },
  });

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const address = new URL(request.url ?? '/', 'http://museum');
    const path = address.pathname;
    if (request.method === 'OPTIONS') return send(response, 204, {}, '');
    const body = await textOf(request);
    if (body === null) return send(response, 413, {}, '');
    if (path.startsWith('/_museum/')) {
      return sendJson(response, ...controlled(() => museum.control(path, parsed(body))));
    }
    if (path === '/_pact/provider-states') {
      return sendJson(response, ...controlled(() => stateChanged(museum, parsed(body))));
    }
    const answered = await transport.send(
      wireRequest(request, address, body),
      Number.POSITIVE_INFINITY,
    );
    send(response, answered.status, answered.headers, answered.body);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (error instanceof TransportError) request.socket.destroy();
      else sendJson(response, 500, { error: String(error) });
    });
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.port, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : settings.port);
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    museum,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function wireRequest(request: IncomingMessage, address: URL, body: string): WireRequest {
  const path = address.pathname;
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value ?? '')]),
  );
  if (request.method === 'GET') {
    return { method: 'GET', path, query: Object.fromEntries(address.searchParams), headers };
  }
  return { method: 'POST', path, headers, body: body === '' ? '{}' : body };
}

function stateChanged(museum: InMemoryMuseum, body: unknown): unknown {
  const change = v.safeParse(StateChangeSchema, body);
  if (!change.success) throw new ControlError('a state change names a state');
  const { action, state, params } = change.output;
  if (action === 'teardown') return {};
  return museum.control('/_museum/providerState', { state, params });
}

/** Status and content of an act of control. */
function controlled(act: () => unknown): [status: number, content: unknown] {
  try {
    return [200, act()];
  } catch (error) {
    if (error instanceof ControlError) return [422, { error: error.message }];
    throw error;
  }
}

/** An empty body is an empty record; what is no JSON is refused like any other body that cannot be used. */
function parsed(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    throw new ControlError('the body is no JSON');
  }
}

/** The body as text, or null when it is too large. */
async function textOf(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    if (size > largestBody) return null;
    parts.push(bytes);
  }
  return Buffer.concat(parts).toString('utf8');
}

function sendJson(response: ServerResponse, status: number, content: unknown): void {
  send(response, status, { 'content-type': 'application/json' }, JSON.stringify(content));
}

function send(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string,
): void {
  response.writeHead(status, { ...openToAll, ...headers });
  response.end(body);
}
