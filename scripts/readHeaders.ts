import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The headers that the app is deployed with, as nginx reads them. */
export const shippedHeaders: string = join(import.meta.dirname, '../deploy/headers.conf');

// A quote, a backslash and a dollar sign mean something to nginx; a value with one would not be sent as it is written.
const line = /^add_header ([A-Za-z][A-Za-z-]*) "([^"\\$]+)" always;$/;

/**
 * The headers of a file of nginx `add_header` lines, by name. Only what nginx sends exactly as it is written is taken:
 * a comment or one `add_header Name "value" always;` a line, each name once.
 *
 * @throws Error naming the first line that is anything else; when there is no header at all; or when the file cannot be
 *   read
 */
export function readHeaders(file: string): Readonly<Record<string, string>> {
  const headers = new Map<string, string>();
  const lines = readFileSync(file, 'utf8').split(/\r?\n/);
  for (const [index, written] of lines.entries()) {
    const text = written.trim();
    if (text === '' || text.startsWith('#')) continue;
    const [, name, value] = line.exec(text) ?? [];
    if (name === undefined || value === undefined) {
      throw new Error(`${file}:${index + 1}: expected add_header Name "value" always;`);
    }
    const isRepeated = [...headers.keys()].some(
      (other) => other.toLowerCase() === name.toLowerCase(),
    );
    if (isRepeated) throw new Error(`${file}:${index + 1}: ${name} is there already`);
    headers.set(name, value);
  }
  if (headers.size === 0) throw new Error(`${file}: no header`);
  return Object.fromEntries(headers);
}
