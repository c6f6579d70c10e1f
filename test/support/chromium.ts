import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/** A browser's program, and what must stand in its environment for it to start. */
interface Program {
  readonly path: string;
  readonly environment: Readonly<Record<string, string>>;
}

const root = join(import.meta.dirname, '../..');

/**
 * Starts a headless Chromium; the caller closes it.
 *
 * The program is the one of `CHROMIUM_PATH`, else the one in the npm package `@sparticuz/chromium` (Linux on x64), else
 * an installed Chrome or Chromium. The package goes first: it is the same everywhere, and being the shell without a
 * browser around it, it takes a third less of the processor. Flags are ours in each case: the package's own turn web
 * security off.
 *
 * @param keepsPages whether it puts pages away whole on leaving them and takes them back out, as phones do, which the
 *   package's shell can't and Playwright's own start forbids: an installed browser goes first then
 * @param flags more for its command line
 * @throws Error naming what to do where no browser can be had
 */
export async function launchChromium(
  keepsPages = false,
  flags: readonly string[] = [],
): Promise<Browser> {
  const program = (keepsPages ? wholeBrowser() : null) ?? findProgram();
  return chromium.launch({
    executablePath: program.path,
    headless: true,
    // No user namespace is to be had in most containers, and only our own pages are opened.
    chromiumSandbox: false,
    ...(keepsPages ? { ignoreDefaultArgs: ['--disable-back-forward-cache'] } : {}),
    args: [
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-domain-reliability',
      '--no-default-browser-check',
      '--no-first-run',
      '--no-pings',
      '--font-render-hinting=none',
      ...flags,
    ],
    env: { ...process.env, ...program.environment },
    timeout: 60_000,
  });
}

/**
 * Finds the browser's program, and unpacks the npm package's where that is the one. Call it once before several
 * processes call {@link launchChromium} at the same time.
 */
export function findProgram(): Program {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined && chosen !== '') {
    if (!existsSync(chosen)) {
      throw new Error(`CHROMIUM_PATH names no file: ${chosen}`);
    }
    return { path: chosen, environment: {} };
  }
  const program = (isPackaged ? packagedProgram() : null) ?? wholeBrowser();
  if (program === null) {
    throw new Error(
      'No Chrome or Chromium is installed. Install one, or let CHROMIUM_PATH name its program.',
    );
  }
  return program;
}

/** Whether a browser that keeps pages is to be had ({@link launchChromium}). */
export const canKeepPages = (): boolean => wholeBrowser() !== null;

/** The browser of `CHROMIUM_PATH` or an installed one; null where there is neither. */
function wholeBrowser(): Program | null {
  const chosen = process.env['CHROMIUM_PATH'];
  const path = [chosen ?? '', ...installedPrograms()].find((each) => existsSync(each));
  return path === undefined ? null : { path, environment: {} };
}

/** Whether the npm package has a program for this machine. */
const isPackaged = process.platform === 'linux' && process.arch === 'x64';

/** Where Chrome, Chromium and Edge are usually installed. */
function installedPrograms(): readonly string[] {
  switch (process.platform) {
    case 'darwin':
      return ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((name) =>
        ['/Applications', join(process.env['HOME'] ?? '', 'Applications')].map((folder) =>
          join(folder, `${name}.app/Contents/MacOS/${name}`),
        ),
      );
    case 'win32':
      return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) => {
        const folder = process.env[variable];
        return folder === undefined
          ? []
          : ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'].map(
              (path) => join(folder, path),
            );
      });
    default:
      return [
        '/usr/bin/google-chrome-stable',
        '/usr/bin/google-chrome',
        '/opt/google/chrome/chrome',
        '/usr/bin/chromium',
        '/usr/bin/chromium-browser',
        '/usr/lib/chromium/chromium',
        '/snap/bin/chromium',
      ];
  }
}

/** The npm package's Chromium, unpacked once into the cache below node_modules; null where it does not start. */
function packagedProgram(): Program | null {
  const home = join(root, 'node_modules/.cache/chromium', packageVersion());
  const path = join(home, 'chromium');
  if (!existsSync(path)) {
    unpack(home);
  }
  const environment: Record<string, string> = { FONTCONFIG_FILE: join(home, 'fonts.conf') };
  if (starts(path, environment)) return { path, environment };
  // A small image lacks libnss3 and what belongs to it; the package brings its own.
  const inherited = process.env['LD_LIBRARY_PATH'];
  const own = join(home, 'al2023/lib');
  environment['LD_LIBRARY_PATH'] = inherited ? `${own}:${inherited}` : own;
  return starts(path, environment) ? { path, environment } : null;
}

const starts = (path: string, environment: Readonly<Record<string, string>>): boolean =>
  spawnSync(path, ['--version'], { env: { ...process.env, ...environment } }).status === 0;

function packageVersion(): string {
  const manifest: unknown = JSON.parse(
    readFileSync(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8'),
  );
  if (
    typeof manifest === 'object' &&
    manifest !== null &&
    'version' in manifest &&
    typeof manifest.version === 'string'
  ) {
    return manifest.version;
  }
  throw new Error('@sparticuz/chromium names no version: run npm ci');
}

/**
 * The package unpacks into the folder for temporary files, takes whatever "chromium" it finds there for its own even
 * while another process still writes it, and unpacks its libraries only where it believes to be on Lambda. So it is
 * given a folder of its own and that belief, and the folder takes its final name when it is whole.
 */
function unpack(home: string): void {
  const staging = `${home}.${process.pid}`;
  mkdirSync(staging, { recursive: true });
  try {
    const outcome = spawnSync(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        "await (await import('@sparticuz/chromium')).default.executablePath()",
      ],
      {
        cwd: root,
        env: { ...process.env, TMPDIR: staging, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
        encoding: 'utf8',
      },
    );
    if (outcome.status !== 0) {
      throw new Error(`@sparticuz/chromium could not be unpacked: ${outcome.stderr}`);
    }
    writeFileSync(join(staging, 'fonts.conf'), fontConfiguration(home));
    renameSync(staging, home);
  } catch (cause) {
    rmSync(staging, { recursive: true, force: true });
    if (!existsSync(home)) {
      throw cause;
    }
  }
}

/** The machine's own fonts where it has any, and the package's, so that no image is without letters. */
function fontConfiguration(home: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${home}/fonts</dir>
  <cachedir>${home}/font-cache</cachedir>
</fontconfig>
`;
}
