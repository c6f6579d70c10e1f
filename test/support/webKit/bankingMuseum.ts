import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** A museum that sends its payers to a bank of a test. */
export interface BankingMuseum {
  /** Its API prefix, without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Stands before a museum over HTTP, which only knows the bank `https://bank.example`, and puts another bank's origin
 * into its answers.
 */
export async function startBankingMuseum(museum: string, bank: string): Promise<BankingMuseum> {
  const server = createServer(async (request, response) => {
    const body = request.method === 'POST' ? await text(request) : undefined;
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' && passed.has(name) ? [[name, value] as [string, string]] : [],
    );
    const answer = await fetch(museum + (request.url ?? ''), {
      method: request.method ?? 'GET',
      headers,
      ...(body === undefined ? {} : { body }),
    });
    const said = (await answer.text()).replaceAll('https://bank.example', bank);
    const type = answer.headers.get('content-type') ?? 'application/json';
    response.writeHead(answer.status, { 'content-type': type });
    response.end(said);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the museum has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

const passed: ReadonlySet<string> = new Set(['content-type', 'token', 'accept', 'cookie']);
