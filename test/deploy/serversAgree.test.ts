import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServedBuild, serveBuild } from '../../scripts/serve.ts';
import { type Answered, ask, type Question } from '../support/nginx/ask.ts';
import { wantedHeaders } from '../support/nginx/carriedHeaders.ts';
import { EchoingMuseum } from '../support/nginx/EchoingMuseum.ts';
import { findNginx, nginxIsAbsent } from '../support/nginx/findNginx.ts';
import { type SmallBuild, smallBuild } from '../support/nginx/smallBuild.ts';
import { type RunningNginx, startNginx } from '../support/nginx/startNginx.ts';

const nginx = findNginx();
const compared = [
  ...wantedHeaders.map(([name]) => name),
  'allow',
  'cache-control',
  'content-encoding',
  'content-type',
  'location',
  'vary',
];
const call = { method: 'POST', headers: { token: 't', 'content-type': 'application/json' } };

/** What a browser would make of an answer; of a refusal, what matters of it. */
function seen({ status, headers, bytes }: Answered) {
  const kept = Object.fromEntries(compared.map((name) => [name, headers[name]]));
  if (status !== 200) return { status, ...kept, 'content-type': undefined };
  const isPacked = headers['content-encoding'] === 'gzip' && bytes.length > 0;
  const content = isPacked ? gunzipSync(bytes) : bytes;
  return { status, ...kept, content: content.toString('latin1') };
}

describe.skipIf(nginx === null)('the server of the journeys and the shipped nginx.conf', () => {
  let build: SmallBuild;
  let museum: EchoingMuseum;
  let served: ServedBuild;
  let server: RunningNginx;
  beforeAll(async () => {
    if (nginx === null) throw new Error(nginxIsAbsent);
    build = smallBuild();
    museum = await EchoingMuseum.opens();
    const proxy = { prefix: '/museum', target: `http://${museum.host}` };
    served = await serveBuild({ dir: build.root, port: 0, proxy });
    server = await startNginx(nginx, { root: build.root, museum: museum.host, options: [] });
  });
  afterAll(async () => {
    await Promise.all([served.close(), server.close()]);
    await museum.close();
    build.remove();
  });
  const both = (path: string, question?: Question): Promise<[Answered, Answered]> =>
    Promise.all([
      ask(served.url, path, question),
      ask(`https://127.0.0.1:${server.securePort}`, path, question),
    ]);

  const askBoth = async (method: string, path: string) => {
    const headers = { 'accept-encoding': 'gzip' };
    const body = ['GET', 'HEAD'].includes(method) ? {} : { body: 'x' };
    return (await both(path, { method, headers, ...body })).map(seen);
  };

  it.each([
    ['GET', '/'],
    ['GET', '/?token=t'],
    ['HEAD', '/'],
    ['POST', '/'],
    ['GET', '/payReturn?orderNo=1'],
    ['PUT', '/payReturn'],
    ['GET', '/payresult/success?orderNo=1&error=%E0%A4%A'],
    ['POST', '/payresult/success'],
    ['GET', '/a/b/c/'],
    ['GET', '/a.b/c?d=/e.f'],
    ['GET', '//evil.example/payReturn'],
    ['GET', '/assets/'],
    ['GET', '/museum'],
  ])('[START-09] answer the path %s %s alike', async (method, path) => {
    const [journeys, shipped] = await askBoth(method, path);
    expect(journeys).toEqual(shipped);
  });

  it.each([
    ['GET', '/index.html'],
    ['GET', '/startCheck.js'],
    ['GET', '/favicon.svg'],
    ['GET', '/licences.txt'],
    ['GET', '/version.json?1732780000000'],
    ['GET', '/assets/app-1a2b.js'],
    ['HEAD', '/assets/app-1a2b.js'],
    ['GET', '/assets/app-1a2b.css'],
    ['GET', '/assets/banner-1a2b.webp'],
    ['DELETE', '/assets/app-1a2b.js'],
    ['GET', '/assets/gone-9z.js'],
    ['GET', '/gone.html'],
  ])('[Q-OFF-2] answer the file %s %s alike', async (method, path) => {
    const [journeys, shipped] = await askBoth(method, path);
    expect(journeys).toEqual(shipped);
  });

  it.each<[string, string, Question]>([
    ['a call', '/museum/trip/order/info?a=%2F1&b=2', { ...call, body: '{"orderNo":"订单 1"}' }],
    ['a question', '/museum/order/findshipping.do?sdno=1', { headers: { token: 't' } }],
    ['nothing', '/museum/', { ...call, body: '' }],
    ['what it is too busy for', '/museum/busy', { ...call, body: '{}' }],
    ['what it sends elsewhere', '/museum/moved', {}],
    ['what it does not allow', '/museum/forbidden/method', { ...call, body: '{}' }],
    ['what it breaks off', '/museum/breaks/off', { ...call, body: '{}' }],
  ])('hand the museum %s alike, and its answer back', async (_what, path, question) => {
    museum.heard.length = 0;
    const [journeys, shipped] = await both(path, question);
    const told = ({ status, headers, bytes }: Answered) => ({
      status,
      location: headers.location,
      allow: headers.allow,
      wait: headers['retry-after'],
      content: status === 200 ? heardOf(bytes) : '',
    });
    expect(told(journeys)).toEqual(told(shipped));
    const [first, second] = museum.heard;
    expect(museum.heard).toHaveLength(2);
    expect(first && essence(first)).toEqual(second && essence(second));
  });
});

interface Heard {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Without what a proxy adds. */
const essence = ({ method, path, headers, body }: Heard) => ({
  method,
  path,
  body,
  token: headers['token'],
  type: headers['content-type'],
});

const heardOf = (bytes: Buffer) => bytes.toString().replace(/"headers":\{[^}]*\}/, '');
