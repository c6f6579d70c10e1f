import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';

const program = join(
  import.meta.dirname,
  '../../node_modules/@pact-foundation/pact-cli/bin/pact-verifier.js',
);

const ReportSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    interactionResults: v.array(v.object({ description: v.string(), result: v.string() })),
  }),
);

/** What the `pact-verifier` command found. */
export interface PactVerifierRun {
  readonly exitCode: number;
  /** Descriptions of the interactions that the museum keeps, in the order in which they were played. */
  readonly kept: readonly string[];
  /** Descriptions of those that it breaks. */
  readonly broken: readonly string[];
  readonly output: string;
}

/** Where the museum and its state endpoint listen. */
export interface PactVerifierSettings {
  readonly pactFile: string;
  readonly url: string;
  /** `url` with `/_pact/provider-states` when absent. */
  readonly statesUrl?: string;
}

/**
 * Plays an agreement with the `pact-verifier` command, which knows nothing of this project and is what a backend team
 * without Node uses (Q-PACT-3).
 */
export async function runPactVerifier(settings: PactVerifierSettings): Promise<PactVerifierRun> {
  const { pactFile, url } = settings;
  const { hostname, port } = new URL(url);
  const folder = mkdtempSync(join(tmpdir(), 'pact-verifier-'));
  const report = join(folder, 'report.json');
  const parameters = [
    ...['--file', pactFile, '--provider-name', 'museum-api'],
    ...['--hostname', hostname, '--port', port],
    ...['--state-change-url', settings.statesUrl ?? `${url}/_pact/provider-states`],
    ...['--no-colour', '--json', report],
  ];
  try {
    const { exitCode, output } = await run(parameters);
    const { interactionResults } = v.parse(ReportSchema, readFileSync(report, 'utf8'));
    const described = (isKept: boolean) =>
      interactionResults
        .filter(({ result }) => (result === 'OK') === isKept)
        .map(({ description }) => description);
    return { exitCode, kept: described(true), broken: described(false), output };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(parameters: readonly string[]): Promise<{ exitCode: number; output: string }> {
  const options = {
    maxBuffer: 256 * 1024 * 1024,
    env: { ...process.env, PACT_DO_NOT_TRACK: 'true' },
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...parameters], options, (error, stdout, stderr) => {
      const exitCode = error === null ? 0 : Number(error.code);
      resolve({ exitCode, output: stdout + stderr });
    });
  });
}
