import type { Reporter, TestModule } from 'vitest/node';

interface Stage {
  readonly began: number;
  ended: number;
  files: number;
  passed: number;
  failed: number;
  skipped: number;
}

/** Says at the end of a test run how long each of its projects took, and which tests did not run at all. */
export class StageTimes implements Reporter {
  readonly #stages = new Map<string, Stage>();

  onTestModuleQueued({ project: { name } }: TestModule): void {
    if (!this.#stages.has(name)) {
      const now = performance.now();
      this.#stages.set(name, {
        began: now,
        ended: now,
        files: 0,
        passed: 0,
        failed: 0,
        skipped: 0,
      });
    }
  }

  onTestModuleEnd({ project: { name }, children }: TestModule): void {
    const stage = this.#stages.get(name);
    if (stage === undefined) return;
    stage.ended = performance.now();
    stage.files += 1;
    for (const test of children.allTests()) {
      const { state } = test.result();
      if (state !== 'pending') stage[state] += 1;
    }
  }

  onTestRunEnd(): void {
    process.stdout.write('\n');
    for (const [name, { began, ended, files, passed, failed, skipped }] of this.#stages) {
      const seconds = ((ended - began) / 1000).toFixed(1).padStart(6);
      const tests = [
        `${passed} passed`,
        ...(failed > 0 ? [`${failed} FAILED`] : []),
        ...(skipped > 0 ? [`${skipped} DID NOT RUN`] : []),
      ];
      process.stdout.write(
        `  ${name.padEnd(28)} ${seconds} s  ${files} files, ${tests.join(', ')}\n`,
      );
    }
  }
}
