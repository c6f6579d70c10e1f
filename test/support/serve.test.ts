import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHeaders, shippedHeaders } from '../../scripts/readHeaders.ts';
import { type ServedBuild, serveBuild } from '../../scripts/serve.ts';

describe('a served build', () => {
  let folder: string;
  let museum: Server;
  let served: ServedBuild;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'served-'));
    mkdirSync(join(folder, 'dist/assets'), { recursive: true });
    writeFileSync(join(folder, 'dist/index.html'), '<!doctype html><title>Museum</title>');
    writeFileSync(
      join(folder, 'dist/assets/app-1.js'),
      `export const long = '${'x'.repeat(5000)}';`,
    );
    writeFileSync(join(folder, 'secret.txt'), 'secret');
    museum = createServer((request, response) => {
      request.setEncoding('utf8');
      let body = '';
      request.on('data', (text: string) => {
        body += text;
      });
      request.on('end', () => {
        response.writeHead(429, { 'Retry-After': '7' });
        response.end(`${request.method} ${request.url} ${request.headers['token']} ${body}`);
      });
    });
    await new Promise<void>((listening) => museum.listen(0, '127.0.0.1', listening));
    served = await serveBuild({
      dir: join(folder, 'dist'),
      port: 0,
      proxy: {
        prefix: '/museum',
        target: `http://127.0.0.1:${(museum.address() as AddressInfo).port}`,
      },
    });
  });

  afterAll(async () => {
    await served.close();
    museum.closeAllConnections();
    await new Promise((closed) => museum.close(closed));
    rmSync(folder, { recursive: true, force: true });
  });

  it('[Q-SEC-1] carries the shipped headers on whatever it answers', async () => {
    const shipped = Object.entries(readHeaders(shippedHeaders));
    for (const path of ['/', '/assets/app-1.js', '/nothing.js', '/payresult/success']) {
      const { headers } = await fetch(served.url + path, { redirect: 'manual' });
      expect(shipped.map(([name]) => [name, headers.get(name)])).toEqual(shipped);
    }
    const refused = await fetch(served.url, { method: 'POST' });
    expect(shipped.map(([name]) => [name, refused.headers.get(name)])).toEqual(shipped);
  });

  it('keeps what never changes and asks again for what does', async () => {
    const script = await fetch(`${served.url}/assets/app-1.js`);
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(script.headers.get('content-encoding')).toBe('gzip');
    expect(Number(script.headers.get('content-length'))).toBeLessThan(200);
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await script.text()).toHaveLength(5023);
    expect((await fetch(`${served.url}/`)).headers.get('cache-control')).toBe('no-cache');
  });

  it('[START-09] answers a path that comes without the hash with the page', async () => {
    const page = await fetch(`${served.url}/payReturn?orderNo=1`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<title>Museum</title>');
  });

  it('[START-09] sends a deeper path on to the page, where its files are found', async () => {
    for (const path of [
      '/payresult/success?orderNo=1&error=%E0%A4%A',
      '//evil.example/payReturn',
    ]) {
      const answer = await fetch(served.url + path, { redirect: 'manual' });
      expect(answer.status).toBe(302);
      expect(answer.headers.get('location')).toBe(`/#${path}`);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('gives nothing from outside its folder', async () => {
    for (const path of [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/assets/..%2f..%2fsecret.txt',
    ]) {
      expect((await fetch(served.url + path)).status).toBe(404);
    }
    expect((await fetch(`${served.url}/%E0%A4%A`)).status).toBe(404);
    expect((await fetch(`${served.url}/`, { method: 'POST' })).status).toBe(405);
  });

  it('hands the museum its calls, and its answers back, as they are', async () => {
    const answer = await fetch(`${served.url}/museum/trip/order/info?a=1`, {
      method: 'POST',
      headers: { token: 't' },
      body: '{"orderNo":"1"}',
    });
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('7');
    expect(await answer.text()).toBe('POST /trip/order/info?a=1 t {"orderNo":"1"}');
  });
});
