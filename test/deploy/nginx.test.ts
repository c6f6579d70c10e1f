import { readFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, type Question } from '../support/nginx/ask.ts';
import { carriedHeaders, wantedHeaders } from '../support/nginx/carriedHeaders.ts';
import { EchoingMuseum } from '../support/nginx/EchoingMuseum.ts';
import { findNginx, nginxIsAbsent } from '../support/nginx/findNginx.ts';
import {
  packedScript,
  type SmallBuild,
  smallBuild,
  smallPage,
} from '../support/nginx/smallBuild.ts';
import { type RunningNginx, shippedFolder, startNginx } from '../support/nginx/startNginx.ts';

const nginx = findNginx();
const canary = 'tokenCanary7';
const phone = '13800138000';

describe.skipIf(nginx === null)('the shipped nginx.conf', () => {
  let build: SmallBuild;
  let museum: EchoingMuseum;
  let server: RunningNginx;

  beforeAll(async () => {
    build = smallBuild();
    museum = await EchoingMuseum.opens();
    if (nginx === null) throw new Error(nginxIsAbsent);
    server = await startNginx(nginx, { root: build.root, museum: museum.host, options: [] });
  });
  afterAll(async () => {
    await server.close();
    await museum.close();
    build.remove();
  });

  const get = (path: string, question?: Question) =>
    ask(`https://127.0.0.1:${server.securePort}`, path, question);
  const getOpenly = (path: string, question?: Question) =>
    ask(`http://127.0.0.1:${server.plainPort}`, path, question);

  it.each([
    ['the page', '/', 200, {}],
    ['a file', '/assets/app-1a2b.js', 200, {}],
    ['a part of a file', '/assets/app-1a2b.js', 206, { headers: { range: 'bytes=0-9' } }],
    ['what is missing', '/assets/gone-9z.js', 404, {}],
    ['a page that is missing', '/gone.html', 404, {}],
    ['a path that is sent on', '/payresult/success', 302, {}],
    ['what is not allowed', '/', 405, { method: 'POST' }],
    ['a path that makes no sense', '/%E0%A4%A', 400, {}],
    [
      'a body that is too large',
      '/museum/echo',
      413,
      { method: 'POST', body: 'x'.repeat(140_000) },
    ],
    ['an answer of the museum', '/museum/echo', 200, { method: 'POST', body: '{}' }],
    ['the museum’s own headers', '/museum/own/headers', 200, {}],
    ['the museum’s refusal', '/museum/busy', 429, {}],
    ['an answer that broke off', '/museum/breaks/off', 502, { method: 'POST', body: '{}' }],
  ])(
    '[Q-SEC-1] sends the shipped headers with %s, each once',
    async (_what, path, status, question) => {
      const answer = await get(path, question);
      expect(answer.status).toBe(status);
      expect(carriedHeaders(answer)).toEqual(wantedHeaders);
      expect(answer.headers['server']).toBe('nginx');
      expect(answer.headers['x-powered-by']).toBeUndefined();
    },
  );

  it('[Q-SEC-1] sends an open line on to the secure one, and refuses the calls of one', async () => {
    const page = await getOpenly('/payReturn?orderNo=1');
    expect(page.status).toBe(301);
    expect(page.headers.location).toBe('https://tickets.museum.example/payReturn?orderNo=1');
    expect(carriedHeaders(page)).toEqual(wantedHeaders);
    const before = museum.heard.length;
    const call = await getOpenly('/museum/echo', {
      method: 'POST',
      headers: { token: canary },
      body: '{}',
    });
    expect(call.status).toBe(403);
    expect(museum.heard).toHaveLength(before);
  });

  it('takes a balancer’s word that the line was secure, and tells the museum so', async () => {
    const headers = { 'x-forwarded-proto': 'https' };
    expect((await getOpenly('/', { headers })).bytes.toString()).toBe(smallPage);
    await getOpenly('/museum/echo', { headers });
    expect(museum.heard.at(-1)?.headers['x-forwarded-proto']).toBe('https');
  });

  it('speaks HTTP/2, by TLS 1.2 or 1.3', async () => {
    const session = connect(`https://127.0.0.1:${server.securePort}`, {
      rejectUnauthorized: false,
    });
    const status = await new Promise((found, failed) => {
      session.on('error', failed);
      session.request({ ':path': '/' }).on('response', (headers) => found(headers[':status']));
    });
    expect(status).toBe(200);
    expect(session.alpnProtocol).toBe('h2');
    session.destroy();
  });

  it.each([
    ['/', 'no-cache'],
    ['/index.html', 'no-cache'],
    ['/payReturn?orderNo=1', 'no-cache'],
    ['/startCheck.js', 'no-cache'],
    ['/favicon.svg', 'no-cache'],
    ['/licences.txt', 'no-cache'],
    ['/assets/app-1a2b.js', 'public, max-age=31536000, immutable'],
    ['/assets/app-1a2b.css', 'public, max-age=31536000, immutable'],
    ['/assets/banner-1a2b.webp', 'public, max-age=31536000, immutable'],
    ['/version.json', 'no-store'],
    ['/version.json?1732780000000', 'no-store'],
    ['/assets/gone-9z.js', 'no-store'],
    ['/gone.html', 'no-store'],
    ['/payresult/success', 'no-store'],
    ['/museum/echo', 'no-store'],
    ['/museum/version.json', 'no-store'],
    ['/museum/assets/app-1a2b.js', 'no-store'],
    ['/museum/keeps', 'private, max-age=5'],
    ['/museum/file/download/banner.png', undefined],
    ['/museum/breaks/off', 'no-store'],
  ])('[Q-OFF-2] lets %s be kept as %s', async (path, kept) => {
    expect((await get(path)).headers['cache-control']).toBe(kept);
  });

  it('[Q-OFF-2] answers a page that is known already with 304 and the same rule', async () => {
    const { etag = '' } = (await get('/')).headers;
    const again = await get('/', { headers: { 'if-none-match': etag } });
    expect([again.status, again.bytes.length, again.headers['cache-control']]).toEqual([
      304,
      0,
      'no-cache',
    ]);
    expect(carriedHeaders(again)).toEqual(wantedHeaders);
    const zipped = await get('/', { headers: { 'accept-encoding': 'gzip' } });
    const once = { 'accept-encoding': 'gzip', 'if-none-match': zipped.headers.etag ?? '' };
    expect((await get('/', { headers: once })).status).toBe(304);
  });

  it.each([
    '/index.html',
    '/assets/app-1a2b.js',
    '/assets/app-1a2b.css',
    '/startCheck.js',
    '/favicon.svg',
    '/licences.txt',
    '/version.json',
  ])('packs %s by gzip for whoever unpacks it, through a proxy too', async (path) => {
    const plain = await get(path);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const headers = { 'accept-encoding': 'gzip, br', via: '1.1 edge' };
    const packed = await get(path, { headers });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers.vary).toBe('Accept-Encoding');
    expect(plain.headers.vary).toBe('Accept-Encoding');
    expect(gunzipSync(packed.bytes)).toEqual(plain.bytes);
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length);
  });

  it('packs no picture, and takes what was packed for good beside a file', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    const picture = await get('/assets/banner-1a2b.webp', { headers });
    expect(picture.headers['content-encoding']).toBeUndefined();
    const packed = await get('/assets/packed-3c4d.js', { headers });
    expect(gunzipSync(packed.bytes).toString()).toBe(packedScript);
    expect(packed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('[START-09] answers a path without an ending with the page, and sends a deeper one into the hash with its query', async () => {
    for (const path of ['/', '/payReturn?orderNo=1', '/PAYRETURN', '/orderQuery']) {
      const page = await get(path);
      expect([path, page.status, page.bytes.toString()]).toEqual([path, 200, smallPage]);
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    }
    for (const path of [
      '/payresult/success?orderNo=1&error=%E0%A4%A',
      '/payresult/fail',
      '/a.b/c?d=/e.f',
      '/assets/',
      '//evil.example/payReturn',
    ]) {
      const { status, headers } = await get(path);
      expect([status, headers.location]).toEqual([302, `/#${path}`]);
    }
  });

  it('allows files and pages to be read, and says so where something else is tried', async () => {
    for (const path of ['/', '/payReturn', '/payresult/success', '/assets/app-1a2b.js']) {
      for (const method of ['POST', 'PUT', 'DELETE']) {
        const answer = await get(path, { method, body: 'x' });
        expect([path, method, answer.status]).toEqual([path, method, 405]);
        expect(answer.headers.allow).toBe('GET, HEAD');
        expect(carriedHeaders(answer)).toEqual(wantedHeaders);
      }
    }
    const head = await get('/', { method: 'HEAD' });
    expect([head.status, head.bytes.length, head.headers.allow]).toEqual([200, 0, undefined]);
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets../secret.txt',
    '/.env',
    '/%2eenv',
    '/museum/../.env',
  ])('gives nothing away for %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.bytes.toString()).not.toContain('SECRET');
  });

  it('gives what others ask of a host: a proof of who owns it, and .well-known', async () => {
    expect((await get('/WW_verify_1.txt')).bytes.toString()).toBe('who owns this host');
    expect((await get('/.well-known/security.txt')).status).toBe(200);
  });

  it('hands the museum a call as it is, without the prefix, and says who asked', async () => {
    const answer = await get(`/museum/trip/order/info?a=%2F1&b=${phone}`, {
      method: 'POST',
      headers: {
        token: canary,
        'content-type': 'application/json',
        'x-forwarded-for': '203.0.113.9',
        host: 'tickets.museum.example',
      },
      body: '{"orderNo":"订单 1"}',
    });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json');
    const call = museum.heard.at(-1);
    expect(JSON.parse(answer.bytes.toString())).toEqual(call);
    expect(call).toMatchObject({
      method: 'POST',
      path: `/trip/order/info?a=%2F1&b=${phone}`,
      body: '{"orderNo":"订单 1"}',
      headers: {
        token: canary,
        host: 'tickets.museum.example',
        'content-type': 'application/json',
        'x-real-ip': '127.0.0.1',
        'x-forwarded-for': '203.0.113.9, 127.0.0.1',
        'x-forwarded-host': 'tickets.museum.example',
        'x-forwarded-proto': 'https',
      },
    });
  });

  it('hands back what the museum says: its status, its wait, its redirect, what it allows', async () => {
    const busy = await get('/museum/busy');
    expect([busy.status, busy.headers['retry-after'], busy.bytes.toString()]).toEqual([
      429,
      '7',
      'later',
    ]);
    const moved = await get('/museum/moved');
    expect([moved.status, moved.headers.location]).toEqual([
      302,
      'https://elsewhere.example/?token=t',
    ]);
    const refused = await get('/museum/forbidden/method', { method: 'PUT' });
    expect([refused.status, refused.headers.allow]).toEqual([405, 'POST']);
  });

  it('sends no call twice, whatever became of it', async () => {
    const count = () => museum.heard.filter(({ path }) => path === '/breaks/off').length;
    for (const method of ['GET', 'POST']) {
      const before = count();
      const question = method === 'POST' ? { method, body: '{}' } : { method };
      expect((await get('/museum/breaks/off', question)).status).toBe(502);
      expect(count()).toBe(before + 1);
    }
  });

  it('[Q-SEC-3] writes neither queries nor tokens nor bodies into its logs, also where something fails', async () => {
    const headers = {
      token: canary,
      cookie: canary,
      referer: `https://a.example/?token=${canary}`,
    };
    const query = `?token=${canary}&visitorMobile=${phone}`;
    for (const path of [
      '/',
      '/gone.js',
      '/payresult/success',
      '/%E0%A4%A',
      '/museum/echo',
      '/museum/breaks/off',
    ]) {
      await get(path + query, { headers });
      await getOpenly(path + query, { headers });
    }
    const body = `{"visitorName":"${canary}","visitorMobile":"${phone}"}`;
    await get(`/museum/echo${query}`, { method: 'POST', headers, body });
    await get(`/museum/echo${query}`, { method: 'POST', headers, body: body.padEnd(140_000) });
    await get(`/museum/pay/jsapi/check-unpaid/2026112800000001${query}`, {
      method: 'POST',
      headers,
      body,
    });
    await expect.poll(() => server.log().access).toContain('check-unpaid');
    const { access, error } = server.log();
    expect(access).toContain('"POST /museum/echo HTTP/1.1" 413');
    expect(access).toContain('"GET /museum/breaks/off HTTP/1.1" 502');
    expect(access).toContain('"POST /museum/pay/jsapi/check-unpaid/- HTTP/1.1" 200');
    for (const secret of [canary, phone, '2026112800000001', '?', 'token']) {
      expect(access).not.toContain(secret);
      expect(error).not.toContain(secret);
    }
  });

  it('waits for a museum longer than the app does', () => {
    const text = readFileSync(join(shippedFolder, 'nginx.conf'), 'utf8');
    for (const what of ['proxy_read_timeout', 'proxy_send_timeout']) {
      const [, seconds] = new RegExp(`\\b${what} (\\d+)s;`).exec(text) ?? [];
      expect(Number(seconds), what).toBeGreaterThan(20);
    }
  });
});
