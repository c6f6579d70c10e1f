import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Runs once before the consumer's tests: the agreement is rebuilt from empty, so that nothing stays in it that no
 * test asks for any more.
 */
export function setup(): void {
  const pacts = join(import.meta.dirname, '../../contracts/pacts');
  rmSync(pacts, { recursive: true, force: true });
  mkdirSync(pacts, { recursive: true });
}
