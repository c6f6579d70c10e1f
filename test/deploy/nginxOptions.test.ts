import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selfSignedCertificate } from '../../scripts/bench/selfSignedCertificate.ts';
import { ask, type Question } from '../support/nginx/ask.ts';
import { carriedHeaders, wantedHeaders } from '../support/nginx/carriedHeaders.ts';
import { EchoingMuseum } from '../support/nginx/EchoingMuseum.ts';
import { findNginx, nginxIsAbsent } from '../support/nginx/findNginx.ts';
import {
  type SmallBuild,
  smallBuild,
  smallPage,
  smallScript,
} from '../support/nginx/smallBuild.ts';
import { type RunningNginx, type Site, startNginx } from '../support/nginx/startNginx.ts';

const nginx = findNginx();
const start = (site: Site): Promise<RunningNginx> => {
  if (nginx === null) throw new Error(nginxIsAbsent);
  return startNginx(nginx, site);
};

describe.skipIf(nginx === null)('the options beside nginx.conf', () => {
  let build: SmallBuild;
  let museum: EchoingMuseum;
  let server: RunningNginx;
  const certificate = selfSignedCertificate();

  beforeAll(async () => {
    build = smallBuild();
    museum = await EchoingMuseum.opens(certificate);
    server = await start({
      root: build.root,
      museum: museum.host,
      over: { scheme: 'https', trusted: certificate.cert },
      options: nginx?.brotli == null ? ['cdn'] : ['brotli', 'cdn'],
    });
  });
  afterAll(async () => {
    await server.close();
    await museum.close();
    build.remove();
  });
  const get = (path: string, question?: Question) =>
    ask(`https://127.0.0.1:${server.securePort}`, path, question);

  it.skipIf(nginx?.brotli == null)(
    'pack by brotli for whoever unpacks it, by gzip for the rest',
    async () => {
      for (const [path, content] of [
        ['/', smallPage],
        ['/assets/app-1a2b.js', smallScript],
      ] as const) {
        const best = await get(path, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
        expect(best.headers['content-encoding']).toBe('br');
        expect(best.headers.vary).toBe('Accept-Encoding');
        expect(brotliDecompressSync(best.bytes).toString()).toBe(content);
        const older = await get(path, { headers: { 'accept-encoding': 'gzip, deflate' } });
        expect(older.headers['content-encoding']).toBe('gzip');
        expect(carriedHeaders(best)).toEqual(wantedHeaders);
      }
    },
  );

  it.each([
    ['/', 'max-age=60, stale-if-error=86400'],
    ['/payReturn', 'max-age=60, stale-if-error=86400'],
    ['/startCheck.js', 'max-age=60, stale-if-error=86400'],
    ['/assets/app-1a2b.js', 'max-age=31536000'],
    ['/assets/gone-9z.js', 'no-store'],
    ['/payresult/success', 'no-store'],
    ['/version.json', 'no-store'],
    ['/museum/echo', undefined],
    ['/museum/assets/app-1a2b.js', undefined],
  ])('[Q-OFF-2] tell the edge how long it may keep %s: %s', async (path, kept) => {
    expect((await get(path)).headers['cdn-cache-control']).toBe(kept);
  });

  it('reach an API over TLS under its own name, and believe no other', async () => {
    const answer = await get('/museum/echo', { method: 'POST', body: '{}' });
    expect([answer.status, museum.heard.at(-1)?.headers['host']]).toEqual([
      200,
      'api.museum.example',
    ]);
    const other = selfSignedCertificate().cert;
    const mistrusting = await start({
      root: build.root,
      museum: museum.host,
      over: { scheme: 'https', trusted: other },
      options: [],
    });
    const before = museum.heard.length;
    const origin = `https://127.0.0.1:${mistrusting.securePort}`;
    const refused = await ask(origin, '/museum/echo').finally(() => mistrusting.close());
    expect([refused.status, museum.heard.length]).toEqual([502, before]);
  });
});
