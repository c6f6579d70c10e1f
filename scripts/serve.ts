import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { Server, Socket } from 'node:net';
import { extname, join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { forward, type Incoming, type Outgoing } from './forward.ts';
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
  /** Key and certificate as PEM: then it is served over HTTP/2, and over HTTP/1.1 to whoever knows no other. */
  readonly tls?: { readonly key: string; readonly cert: string };
  /** Also sends brotli, which takes a while to pack: for measurements. gzip alone by default. */
  readonly brotli?: boolean;
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
  /** By encoding, packed when it is first asked for; empty where packing does not help. */
  readonly packed: ReadonlyMap<string, () => Buffer>;
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
  '.txt': 'text/plain; charset=utf-8',
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

  const answer = (incoming: Incoming, outgoing: Outgoing): void => {
    const { proxy } = options;
    if (proxy !== undefined && incoming.url?.startsWith(`${proxy.prefix}/`)) {
      forward(incoming, outgoing, proxy);
      return;
    }
    serveFile(incoming, outgoing).catch(() => {
      outgoing.writeHead(404, {
        ...headers,
        'Cache-Control': 'no-store',
        'Content-Type': 'text/plain; charset=utf-8',
      });
      outgoing.end('not found');
    });
  };

  async function serveFile(incoming: Incoming, outgoing: Outgoing): Promise<void> {
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
      outgoing.writeHead(405, { ...headers, Allow: 'GET, HEAD', 'Cache-Control': 'no-store' });
      outgoing.end();
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
    const found = answers.get(file) ?? (await load(file, options.brotli === true));
    answers.set(file, found);
    const encoding = [...found.packed.keys()].find((one) => isAccepted(incoming, one));
    const body = found.packed.get(encoding ?? '')?.() ?? found.plain;
    outgoing.writeHead(200, {
      ...headers,
      'Content-Type': found.type,
      'Content-Length': body.length,
      'Cache-Control': keptHow(path),
      ...(found.packed.size === 0 ? {} : { Vary: 'Accept-Encoding' }),
      ...(encoding === undefined ? {} : { 'Content-Encoding': encoding }),
    });
    outgoing.end(incoming.method === 'HEAD' ? undefined : body);
  }

  const { tls } = options;
  const server =
    tls === undefined
      ? createServer(answer)
      : createSecureServer({ ...tls, allowHTTP1: true }, answer);
  const served = await listening(server, options.port);
  return { ...served, url: `${tls === undefined ? 'http' : 'https'}://${served.host}` };
}

/** As nginx.conf has it: files with a digest in their names for good, the others never unasked. */
function keptHow(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return path === '/version.json' ? 'no-store' : 'no-cache';
}

/** Listens on this machine alone. */
async function listening(
  server: Server,
  wanted: number,
): Promise<{ readonly host: string; close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((ready, failed) => {
    server.once('error', failed);
    server.listen(wanted, '127.0.0.1', ready);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : wanted;
  return {
    host: `127.0.0.1:${port}`,
    close: () =>
      new Promise((closed, failed) => {
        server.close((error) => (error === undefined ? closed() : failed(error)));
        for (const socket of sockets) socket.destroy();
      }),
  };
}

async function load(file: string, brotli: boolean): Promise<Answer> {
  const type = types[extname(file)] ?? 'application/octet-stream';
  const plain = await readFile(file);
  if (!/^text|json|svg/.test(type)) return { type, plain, packed: new Map() };
  const gzip = once(() => gzipSync(plain, { level: 9 }));
  // Its quality is 11 unless told otherwise, as that of files packed once for a release.
  const better = once(() => brotliCompressSync(plain));
  return {
    type,
    plain,
    packed: new Map([...(brotli ? [['br', better] as const] : []), ['gzip', gzip]]),
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function isAccepted(incoming: Incoming, encoding: string): boolean {
  const accepted = String(incoming.headers['accept-encoding'] ?? '');
  return new RegExp(`\\b${encoding}\\b`).test(accepted);
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
