import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from 'node:http2';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Certificate,
  selfSignedCertificate,
} from '../../scripts/bench/selfSignedCertificate.ts';
import { readHeaders, shippedHeaders } from '../../scripts/readHeaders.ts';
import { type ServedBuild, serveBuild } from '../../scripts/serve.ts';

const script = `export const long = '${'x'.repeat(5000)}';`;

describe('a build served as an edge serves it', () => {
  let folder: string;
  let museum: Server;
  let served: ServedBuild;
  let certificate: Certificate;
  let session: ClientHttp2Session;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'served-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Museum</title>');
    writeFileSync(join(folder, 'assets/app-1.js'), script);
    museum = createServer((asked, answer) => {
      asked.setEncoding('utf8');
      let body = '';
      asked.on('data', (text: string) => {
        body += text;
      });
      asked.on('end', () => {
        answer.writeHead(200, { 'Keep-Alive': 'timeout=5', Date: 'now', 'X-Own': 'kept' });
        answer.end(`${asked.method} ${asked.url} ${asked.headers['token']} ${body}`);
      });
    });
    await new Promise<void>((listening) => museum.listen(0, '127.0.0.1', listening));
    certificate = selfSignedCertificate();
    served = await serveBuild({
      dir: folder,
      port: 0,
      tls: certificate,
      brotli: true,
      proxy: {
        prefix: '/museum',
        target: `http://127.0.0.1:${(museum.address() as AddressInfo).port}`,
      },
    });
    // Whoever is told of the certificate believes it: it is a right one.
    session = connect(served.url, { ca: certificate.cert });
  });

  afterAll(async () => {
    session.destroy();
    await served.close();
    museum.closeAllConnections();
    await new Promise((closed) => museum.close(closed));
    rmSync(folder, { recursive: true, force: true });
  });

  function ask(
    headers: Record<string, string>,
    body?: string,
  ): Promise<{ headers: IncomingHttpHeaders; content: Buffer }> {
    return new Promise((answered, failed) => {
      const stream = session.request(headers);
      let received: IncomingHttpHeaders = {};
      const parts: Buffer[] = [];
      stream.on('response', (told) => {
        received = told;
      });
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => answered({ headers: received, content: Buffer.concat(parts) }));
      stream.on('error', failed);
      stream.end(body);
    });
  }

  const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

  it('speaks HTTP/2, and carries the shipped headers', async () => {
    expect(session.alpnProtocol ?? 'h2').toBe('h2');
    const { headers, content } = await ask({ ':path': '/' });
    expect(headers[':status']).toBe(200);
    expect(content.toString()).toContain('<title>Museum</title>');
    const shipped = Object.entries(readHeaders(shippedHeaders));
    expect(shipped.map(([name]) => [name, first(headers[name.toLowerCase()])])).toEqual(shipped);
  });

  it('packs with brotli for whoever takes it, and with gzip for whoever takes no other', async () => {
    const path = { ':path': '/assets/app-1.js' };
    const packed = await ask({ ...path, 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers['vary']).toBe('Accept-Encoding');
    expect(brotliDecompressSync(packed.content).toString()).toBe(script);

    const zipped = await ask({ ...path, 'accept-encoding': 'gzip, deflate' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.content).toString()).toBe(script);

    const plain = await ask(path);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.content.toString()).toBe(script);
  });

  it('hands the museum its calls and its answers back, without what is HTTP/1.1’s alone', async () => {
    const call = { ':path': '/museum/a?b=1', ':method': 'POST', token: 't' };
    const { headers, content } = await ask(call, '{}');
    expect(content.toString()).toBe('POST /a?b=1 t {}');
    expect(headers['x-own']).toBe('kept');
    expect(Object.keys(headers)).not.toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^(?:connection|keep-alive|transfer-encoding)$/),
      ]),
    );
  });

  it('still answers whoever knows HTTP/1.1 alone', async () => {
    const status = await new Promise((answered, failed) => {
      request(`${served.url}/`, { ca: certificate.cert }, (answer) => {
        answer.resume();
        answered([answer.httpVersion, answer.statusCode]);
      })
        .on('error', failed)
        .end();
    });
    expect(status).toEqual(['1.1', 200]);
  });
});
