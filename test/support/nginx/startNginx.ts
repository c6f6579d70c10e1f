import { type ChildProcess, spawn } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { selfSignedCertificate } from '../../../scripts/bench/selfSignedCertificate.ts';
import type { Nginx } from './findNginx.ts';

/** The folder that a museum copies to /etc/nginx/timed-entry. */
export const shippedFolder: string = join(import.meta.dirname, '../../../deploy');

/** What a museum fills in, and which options it links. */
export interface Site {
  /** The folder of a build. */
  readonly root: string;
  /** Where the API is: host and port. */
  readonly museum: string;
  /** `https` takes the lines for an API behind TLS, which must show the certificate `trusted`, PEM. */
  readonly over?: { readonly scheme: 'https'; readonly trusted: string };
  readonly options: readonly ('brotli' | 'cdn')[];
}

/** A web server at work under the shipped configuration. */
export interface RunningNginx {
  /** Ports of 127.0.0.1. */
  readonly plainPort: number;
  readonly securePort: number;
  /** What it wrote so far. */
  log(): { readonly access: string; readonly error: string };
  close(): Promise<void>;
}

/**
 * Starts nginx on the shipped files, in a folder of its own, on free ports, as whoever runs the test. Only what a museum
 * fills in is filled in: museum/server.conf and museum/upstream.conf, place by place.
 *
 * @throws Error with nginx's own words where it does not take the configuration
 */
export async function startNginx(nginx: Nginx, site: Site): Promise<RunningNginx> {
  const prefix = mkdtempSync(join(tmpdir(), 'nginx-'));
  try {
    const [plainPort, securePort] = await freePorts();
    configure(prefix, nginx, site, { plainPort, securePort });
    const parameters = ['-p', `${prefix}/`, '-c', join(prefix, 'nginx.conf'), '-e', 'stderr'];
    const child = spawn(nginx.program, parameters, { stdio: ['ignore', 'ignore', 'pipe'] });
    await started(child, join(prefix, 'nginx.pid'));
    const read = (name: string) => readFileSync(join(prefix, name), 'utf8');
    return {
      plainPort,
      securePort,
      log: () => ({ access: read('access.log'), error: read('error.log') }),
      close: async () => {
        await ended(child);
        rmSync(prefix, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(prefix, { recursive: true, force: true });
    throw error;
  }
}

function configure(
  prefix: string,
  nginx: Nginx,
  site: Site,
  { plainPort, securePort }: { readonly plainPort: number; readonly securePort: number },
): void {
  const folder = join(prefix, 'timed-entry');
  cpSync(shippedFolder, folder, { recursive: true });
  mkdirSync(join(folder, 'enabled'));
  for (const option of site.options) {
    const file = `${option}.conf`;
    copyFileSync(join(folder, 'options', file), join(folder, 'enabled', file));
  }
  const { key, cert } = selfSignedCertificate();
  writeFileSync(join(prefix, 'key.pem'), key, { mode: 0o600 });
  writeFileSync(join(prefix, 'cert.pem'), cert);
  writeFileSync(join(prefix, 'trusted.pem'), site.over?.trusted ?? '');
  // Named twice: what nginx sends again it would send to the next one.
  const server = `server ${site.museum} max_fails=0;`;
  fillIn(join(folder, 'museum/upstream.conf'), [
    ['server 127.0.0.1:8080;', `${server}\n${server}`],
  ]);
  fillIn(join(folder, 'museum/server.conf'), [
    ['listen 80;\n', `listen 127.0.0.1:${plainPort};\n`],
    ['listen 443 ssl http2;\n', `listen 127.0.0.1:${securePort} ssl http2;\n`],
    ['/etc/ssl/timed-entry/fullchain.pem', join(prefix, 'cert.pem')],
    ['/etc/ssl/timed-entry/privkey.pem', join(prefix, 'key.pem')],
    ['/var/www/timed-entry', site.root],
    ['/var/log/nginx/timed-entry.access.log', join(prefix, 'access.log')],
    ['/var/log/nginx/timed-entry.error.log', join(prefix, 'error.log')],
    ...(site.over === undefined ? [] : overTls(join(prefix, 'trusted.pem'))),
  ]);
  writeFileSync(join(prefix, 'nginx.conf'), mainFile(nginx));
}

/** The six lines at the end of the museum's file instead of the two above them. */
function overTls(trusted: string): readonly (readonly [string, string])[] {
  return [
    ['\nset $museum_api      http://museum_api;\nset $museum_api_host $host;\n', '\n'],
    ['# set $museum_api  ', 'set $museum_api  '],
    ['# set $museum_api_host', 'set $museum_api_host'],
    ['# proxy_ssl_server_name', 'proxy_ssl_server_name'],
    ['# proxy_ssl_name api.museum.example', 'proxy_ssl_name 127.0.0.1'],
    ['# proxy_ssl_verify', 'proxy_ssl_verify'],
    ['# proxy_ssl_trusted_certificate', 'proxy_ssl_trusted_certificate'],
    ['/etc/ssl/certs/ca-certificates.crt', trusted],
  ];
}

/** Each place must be there once: a museum that is told to fill it in finds it. */
function fillIn(file: string, places: readonly (readonly [string, string])[]): void {
  let text = readFileSync(file, 'utf8');
  for (const [place, value] of places) {
    if (text.split(place).length !== 2) throw new Error(`${file}: expected once: ${place}`);
    text = text.replace(place, () => value);
  }
  writeFileSync(file, text);
}

/** As Debian's own, as far as it bears on a site, but in one process that stays in front and writes nowhere else. */
function mainFile({ brotli }: Nginx): string {
  return `${brotli === null ? '' : `load_module ${brotli};`}
daemon off;
master_process off;
pid nginx.pid;
events { worker_connections 256; }
http {
  sendfile on;
  tcp_nopush on;
  types_hash_max_size 2048;
  default_type application/octet-stream;
  gzip on;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((what) => `${what}_temp_path temp-${what};`).join('\n  ')}
  include timed-entry/nginx.conf;
}
`;
}

async function freePorts(): Promise<[number, number]> {
  const servers = [createServer(), createServer()];
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((found, failed) => {
          server.once('error', failed);
          server.listen(0, '127.0.0.1', () => {
            const address = server.address();
            found(typeof address === 'object' && address !== null ? address.port : 0);
          });
        }),
    ),
  );
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
  return [ports[0] ?? 0, ports[1] ?? 0];
}

/** It writes its number once it listens. */
async function started(child: ChildProcess, pid: string): Promise<void> {
  let said = '';
  child.stderr?.on('data', (text) => {
    said += String(text);
  });
  while (!existsSync(pid)) {
    if (child.exitCode !== null) throw new Error(`nginx ended at its start:\n${said}`);
    await pause(10);
  }
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((gone) => {
    if (child.exitCode !== null || child.signalCode !== null) return gone();
    child.once('exit', () => gone());
    child.kill('SIGTERM');
  });
}
