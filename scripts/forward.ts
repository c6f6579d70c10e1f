import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { request as requestSecurely } from 'node:https';
import type { Readable, Writable } from 'node:stream';

/** What is asked, whichever HTTP it is asked by. */
export interface Incoming extends Readable {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** Where the answer goes, whichever HTTP it goes by. */
export interface Outgoing extends Writable {
  readonly headersSent: boolean;
  writeHead(status: number, headers?: OutgoingHttpHeaders): unknown;
}

/** They are about one connection of HTTP/1.1, and HTTP/2 refuses them. */
const ofOneConnection: ReadonlySet<string> = new Set([
  'connection',
  'host',
  'keep-alive',
  'transfer-encoding',
]);

/** What may go on to another connection; HTTP/2's own headers begin with a colon. */
function passedOn<Headers extends IncomingHttpHeaders>(headers: Headers): OutgoingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofOneConnection.has(name)),
  );
}

/** Asks a server the same, below its own address and without the prefix, and hands back what it answers. */
export function forward(
  incoming: Incoming,
  outgoing: Outgoing,
  proxy: { readonly prefix: string; readonly target: string },
): void {
  const target = proxy.target.replace(/\/$/, '') + (incoming.url ?? '').slice(proxy.prefix.length);
  const send = target.startsWith('https:') ? requestSecurely : request;
  const onward = send(
    target,
    {
      method: incoming.method ?? 'GET',
      headers: passedOn(incoming.headers),
      // A connection kept for the next request may be closed from the other end at that very moment.
      agent: false,
    },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, passedOn(answer.headers));
      answer.pipe(outgoing);
    },
  );
  onward.on('error', () => {
    // Half an answer cannot be taken back; breaking the connection says so.
    if (outgoing.headersSent) {
      outgoing.destroy();
    } else {
      outgoing.writeHead(502);
      outgoing.end();
    }
  });
  incoming.pipe(onward);
}
