import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeFloorHeaders } from '../../scripts/bench/floors.ts';
import { readHeaders, shippedHeaders } from '../../scripts/readHeaders.ts';

it('floors are served with the headers of the app, but may carry their few rules in the page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'floors-'));
  try {
    const file = join(folder, 'headers.conf');
    writeFloorHeaders(file);
    const { 'Content-Security-Policy': policy, ...others } = readHeaders(file);
    const { 'Content-Security-Policy': shipped, ...shippedOthers } = readHeaders(shippedHeaders);
    expect(others).toEqual(shippedOthers);
    const rules = (written = '') => written.split('; ');
    expect(rules(policy).filter((rule) => !rules(shipped).includes(rule))).toEqual([
      "style-src 'unsafe-inline'",
    ]);
    expect(rules(policy)).toHaveLength(rules(shipped).length);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
