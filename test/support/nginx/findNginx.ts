import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** What a real nginx takes, by paths. */
export interface Nginx {
  readonly program: string;
  /** The filter that packs by brotli as it sends; null where it is not installed. */
  readonly brotli: string | null;
}

/** What a run without nginx says, so that nobody believes it was there. */
export const nginxIsAbsent =
  'nginx is not installed: apt-get install --no-install-recommends nginx libnginx-mod-http-brotli-filter; deploy/nginx.conf was NOT tried';

/** nginx as Debian installs it, or null where it is missing. */
export function findNginx(): Nginx | null {
  // Only root has the folder of servers on its path.
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin'];
  const program = folders
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, 'nginx'))
    .find((path) => existsSync(path));
  return program === undefined ? null : { program, brotli: findBrotli(program) };
}

function findBrotli(program: string): string | null {
  const built = spawnSync(program, ['-V'], { encoding: 'utf8' }).stderr;
  const folder = /--modules-path=(\S+)/.exec(built)?.[1];
  if (folder === undefined) return null;
  const path = join(folder, 'ngx_http_brotli_filter_module.so');
  return existsSync(path) ? path : null;
}
