import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { extname, join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { readHeaders, shippedHeaders } from './readHeaders.ts';

/** What {@link serveBuild} serves, and where. */
export interface ServeOptions {
  /** The folder of a build: `dist` or `dist-demo`. */
  readonly dir: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** As deploy/headers.conf, the default: its headers are sent with every answer but the museum's own. */
  readonly headersFile?: string;
  /** Hands every path below `prefix` to `target`, without the prefix: a museum behind the same origin. */
  readonly proxy?: { readonly prefix: string; readonly target: string };
}

/** A server at work. */
export interface ServedBuild {
  /** Without a slash at its end. */
  readonly url: string;
  /** Ends every connection and resolves once the port is free. */
  close(): Promise<void>;
}

interface Answer {
  readonly type: string;
  readonly plain: Buffer;
  readonly zipped: Buffer | undefined;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * Serves a build the way a plain static host does, without knowledge of the app's routes: a path without an ending
 * (`/payReturn`, where a bank sends the visitor back) is answered with the page itself, and a deeper one
 * (`/payresult/success`), from where the page would not find its files, is sent on to the page with the path in the hash.
 *
 * @throws Error when the folder holds no build, the headers cannot be read or the port is taken
 */
export async function serveBuild(options: ServeOptions): Promise<ServedBuild> {
  const dir = resolve(options.dir);
  await stat(join(dir, 'index.html'));
  const headers = readHeaders(options.headersFile ?? shippedHeaders);
  const answers = new Map<string, Answer>();

  const server = createServer((incoming, outgoing) => {
    const { proxy } = options;
    if (proxy !== undefined && incoming.url?.startsWith(`${proxy.prefix}/`)) {
      forward(incoming, outgoing, proxy);
      return;
    }
    serveFile(incoming, outgoing).catch(() => {
      outgoing.writeHead(404, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' });
      outgoing.end('not found');
    });
  });

  async function serveFile(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
      outgoing.writeHead(405, { ...headers, Allow: 'GET, HEAD' }).end();
      return;
    }
    const path = decodeURIComponent((incoming.url ?? '/').replace(/[?#].*$/, ''));
    if (extname(path) === '' && path.indexOf('/', 1) !== -1) {
      outgoing.writeHead(302, {
        ...headers,
        'Cache-Control': 'no-store',
        Location: `/#${incoming.url}`,
      });
      outgoing.end();
      return;
    }
    const file = resolve(dir, `.${extname(path) === '' ? '/index.html' : path}`);
    if (!file.startsWith(dir + sep)) {
      throw new Error('outside the build');
    }
    const answer = answers.get(file) ?? (await load(file));
    answers.set(file, answer);
    const zips = answer.zipped !== undefined && /\bgzip\b/.test(encodings(incoming));
    const body = zips ? answer.zipped : answer.plain;
    outgoing.writeHead(200, {
      ...headers,
      'Content-Type': answer.type,
      'Content-Length': body?.length ?? 0,
      'Cache-Control': path.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      ...(answer.zipped === undefined ? {} : { Vary: 'Accept-Encoding' }),
      ...(zips ? { 'Content-Encoding': 'gzip' } : {}),
    });
    outgoing.end(incoming.method === 'HEAD' ? undefined : body);
  }

  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(options.port, '127.0.0.1', listening);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((closed, failed) => {
        server.close((error) => (error === undefined ? closed() : failed(error)));
        server.closeAllConnections();
      }),
  };
}

async function load(file: string): Promise<Answer> {
  const type = types[extname(file)] ?? 'application/octet-stream';
  const plain = await readFile(file);
  const isText = /^text|json|svg/.test(type);
  return { type, plain, zipped: isText ? gzipSync(plain, { level: 9 }) : undefined };
}

function encodings(incoming: IncomingMessage): string {
  return String(incoming.headers['accept-encoding'] ?? '');
}

function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  proxy: { readonly prefix: string; readonly target: string },
): void {
  const target = proxy.target.replace(/\/$/, '') + (incoming.url ?? '').slice(proxy.prefix.length);
  const { host: _host, ...sent } = incoming.headers;
  const send = target.startsWith('https:') ? requestSecurely : request;
  const onward = send(target, { method: incoming.method ?? 'GET', headers: sent }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on('error', () => {
    // Half an answer cannot be taken back; breaking the connection says so.
    if (outgoing.headersSent) {
      outgoing.destroy();
    } else {
      outgoing.writeHead(502).end();
    }
  });
  incoming.pipe(onward);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({
    options: {
      dir: { type: 'string', default: 'dist' },
      museum: { type: 'string' },
      prefix: { type: 'string', default: '/museum' },
    },
  });
  const served = await serveBuild({
    dir: values.dir,
    port: Number(process.env['PORT'] ?? 4173),
    ...(values.museum === undefined
      ? {}
      : { proxy: { prefix: values.prefix, target: values.museum } }),
  });
  process.stdout.write(`${values.dir} at ${served.url}\n`);
}
