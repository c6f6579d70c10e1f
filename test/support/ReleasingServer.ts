import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { forward } from '../../scripts/forward.ts';
import { type ServedBuild, serveBuild } from '../../scripts/serve.ts';

/** One of two releases of the same app. */
export type Release = 'first' | 'second';

/** What a request asks for, by what a release does to it. */
export type Asked = 'page' | 'file' | 'version';

/** A server at which one release takes the place of another. */
export interface ReleasingServer {
  readonly url: string;
  /** The mark of the second release. */
  readonly secondBuild: string;
  /** How often the page itself was asked for since the last {@link deploy}. */
  readonly pages: () => number;
  /** From now on every answer is that of the release which this names; a file that the release has not is gone. */
  readonly deploy: (releaseOf: (asked: Asked, path: string) => Release) => void;
  readonly close: () => Promise<void>;
}

const VersionSchema = v.object({ build: v.string() });

/** The same build in another folder, every file with a digest in its name under another one: a release of it. */
function secondOf(folder: string, build: string): string {
  const second = mkdtempSync(join(tmpdir(), 'second-release-'));
  cpSync(folder, second, { recursive: true });
  const assets = readdirSync(join(second, 'assets'));
  const renamed = new Map(assets.map((name) => [name, name.replace(/\.(\w+)$/, 'r2.$1')]));
  // Of two names of which one ends like the other, the longer one.
  const longestFirst = [...assets].sort((one, other) => other.length - one.length);
  const anyName = new RegExp(
    longestFirst.map((name) => name.replaceAll('.', '\\.')).join('|'),
    'g',
  );
  const own = readBuild(folder);
  const texts = [...assets.map((name) => join('assets', name)), 'index.html', 'version.json'];
  for (const file of texts.filter((name) => /\.(?:js|css|html|json)$/.test(name))) {
    const text = readFileSync(join(second, file), 'utf8');
    const changed = text.replace(anyName, (name) => renamed.get(name) ?? name);
    writeFileSync(join(second, file), changed.replaceAll(own, build));
  }
  for (const [from, to] of renamed) {
    renameSync(join(second, 'assets', from), join(second, 'assets', to));
  }
  return second;
}

const readBuild = (folder: string): string =>
  v.parse(VersionSchema, JSON.parse(readFileSync(join(folder, 'version.json'), 'utf8'))).build;

function askedBy(path: string): Asked {
  if (path.startsWith('/version.json')) return 'version';
  return path.startsWith('/assets/') ? 'file' : 'page';
}

/** Serves a build, and a second release of it as told. */
export async function startReleasingServer(folder: string): Promise<ReleasingServer> {
  const secondBuild = 'second-release';
  const second = secondOf(folder, secondBuild);
  const served: Readonly<Record<Release, ServedBuild>> = {
    first: await serveBuild({ dir: folder, port: 0 }),
    second: await serveBuild({ dir: second, port: 0 }),
  };
  let releaseOf: (asked: Asked, path: string) => Release = () => 'first';
  let pages = 0;
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    const asked = askedBy(path);
    if (asked === 'page' && !/\.\w+(?:\?|$)/.test(path)) pages += 1;
    forward(incoming, outgoing, { prefix: '', target: served[releaseOf(asked, path)].url });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    secondBuild,
    pages: () => pages,
    deploy: (next) => {
      releaseOf = next;
      pages = 0;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await Promise.all([served.first.close(), served.second.close()]);
      rmSync(second, { recursive: true, force: true });
    },
  };
}
