import { findNginx, nginxIsAbsent } from './findNginx.ts';

/** Runs once before the tests: where those of the web server's configuration are skipped, it is said aloud. */
export function setup(): void {
  if (findNginx() === null) process.stdout.write(`\n!!! ${nginxIsAbsent}\n\n`);
}
