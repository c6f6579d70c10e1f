import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';

/** What a call looked like when it arrived. */
export interface HeardCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Answers of particular paths; every other one is answered with what was heard. */
const told: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/busy': (response) => {
    response.writeHead(429, { 'Retry-After': '7' }).end('later');
  },
  '/moved': (response) => {
    response.writeHead(302, { Location: 'https://elsewhere.example/?token=t' }).end();
  },
  '/forbidden/method': (response) => {
    response.writeHead(405, { Allow: 'POST' }).end();
  },
  '/keeps': (response) => {
    response.writeHead(200, { 'Cache-Control': 'private, max-age=5' }).end('{}');
  },
  '/file/download/banner.png': (response) => {
    response.writeHead(200, { 'Content-Type': 'image/png' }).end('png');
  },
  '/own/headers': (response) => {
    response
      .writeHead(200, {
        'Content-Type': 'application/json',
        'Content-Security-Policy': "default-src *; script-src 'unsafe-inline'",
        'X-Content-Type-Options': 'sniff',
        'Referrer-Policy': 'unsafe-url',
        'Strict-Transport-Security': 'max-age=1',
        'Cross-Origin-Opener-Policy': 'unsafe-none',
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Permissions-Policy': 'camera=*',
        'X-Powered-By': 'a museum',
      })
      .end('{}');
  },
};

/** A server in the museum's place that says what it heard, and hears everything but a call that it breaks off. */
export class EchoingMuseum {
  readonly heard: HeardCall[] = [];
  readonly #server: Server;

  private constructor(tls: { readonly key: string; readonly cert: string } | undefined) {
    const answer = (request: IncomingMessage, response: ServerResponse) => {
      let body = '';
      request.setEncoding('utf8');
      request.on('data', (text: string) => {
        body += text;
      });
      request.on('end', () => this.#answer(request, body, response));
    };
    this.#server = tls === undefined ? createServer(answer) : createSecureServer(tls, answer);
  }

  /** Over TLS with a key and a certificate, PEM. */
  static async opens(tls?: {
    readonly key: string;
    readonly cert: string;
  }): Promise<EchoingMuseum> {
    const museum = new EchoingMuseum(tls);
    await new Promise<void>((ready) => museum.#server.listen(0, '127.0.0.1', ready));
    return museum;
  }

  /** Host and port. */
  get host(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((closed) => {
      this.#server.close(() => closed());
      this.#server.closeAllConnections();
    });
  }

  #answer({ method = '', url = '', headers }: IncomingMessage, body: string, to: ServerResponse) {
    const call = { method, path: url, headers, body };
    this.heard.push(call);
    const path = url.replace(/\?.*/, '');
    if (path === '/breaks/off') {
      to.destroy();
      return;
    }
    const answer = told[path];
    if (answer !== undefined) {
      answer(to);
      return;
    }
    to.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(call));
  }
}
