import { createServer } from 'node:net';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { launchChromium } from '../../test/support/chromium.ts';

const categories = ['performance', 'accessibility', 'best-practices'] as const;

/** What Lighthouse says of a page on a phone. */
export interface LighthouseVerdict {
  /** 0 to 100 each. */
  readonly scores: Readonly<Record<(typeof categories)[number], number>>;
  /** What cost points, a line each. */
  readonly shortfalls: readonly string[];
}

type Outcome = RunnerResult['lhr'];

/** A port that nobody listens at. */
function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => found(port));
    });
  });
}

/**
 * Lighthouse's own verdict on a page, with its settings for phones, in the browser of the tests.
 *
 * @param publicKeyHash of the server's certificate, which the browser is to believe
 * @throws Error when it came to none
 */
export async function lighthouseVerdict(
  url: string,
  publicKeyHash: string,
): Promise<LighthouseVerdict> {
  const port = await freePort();
  const browser = await launchChromium(false, [
    `--remote-debugging-port=${port}`,
    `--ignore-certificate-errors-spki-list=${publicKeyHash}`,
  ]);
  try {
    const result = await lighthouse(url, {
      port,
      onlyCategories: [...categories],
      logLevel: 'error',
      output: 'json',
    });
    if (result === undefined) throw new Error('Lighthouse came to nothing');
    return verdictOf(result.lhr);
  } finally {
    await browser.close();
  }
}

function verdictOf({ audits, categories: judged, runtimeError }: Outcome): LighthouseVerdict {
  const shortfalls: string[] = [];
  const scoreOf = (name: string): number => {
    const { score = null, auditRefs = [] } = judged[name] ?? {};
    if (score === null) throw new Error(`Lighthouse, ${name}: ${runtimeError?.message}`);
    for (const { id, weight } of auditRefs) {
      const audit = audits[id];
      const part = audit?.score ?? 1;
      if (weight === 0 || part === 1) continue;
      shortfalls.push(`${name}: ${audit?.title} ${audit?.displayValue ?? ''}`.trimEnd());
    }
    return Math.round(score * 100);
  };
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
    },
    shortfalls,
  };
}
