import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The programs that the second engine takes, by their paths. */
export interface WebKit {
  /** The W3C WebDriver server of WebKitGTK. */
  readonly driver: string;
  /** The browser that it drives. */
  readonly browser: string;
  /** The screen without a monitor. */
  readonly screen: string;
}

/** What a run without WebKit says, so that nobody believes it was there. */
export const webKitIsAbsent =
  'WebKit is not installed: apt-get install --no-install-recommends webkit2gtk-driver xvfb; the journeys in a second engine did NOT run';

/** WebKitGTK as Debian's `webkit2gtk-driver` and `xvfb` install it, or null where a part of it is missing. */
export function findWebKit(): WebKit | null {
  const driver = onPath('WebKitWebDriver');
  const screen = onPath('Xvfb');
  const browser = findBrowser();
  return driver === null || screen === null || browser === null
    ? null
    : { driver, screen, browser };
}

function onPath(program: string): string | null {
  const places = (process.env['PATH'] ?? '').split(':').filter((folder) => folder !== '');
  return places.map((folder) => join(folder, program)).find((path) => existsSync(path)) ?? null;
}

/** The library's folder bears the machine's architecture and the version of the interface. */
function findBrowser(): string | null {
  const below = (folder: string, named: RegExp): readonly string[] =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => named.test(name))
          .map((name) => join(folder, name))
      : [];
  return (
    below('/usr/lib', /-linux-gnu/)
      .flatMap((folder) => below(folder, /^webkit2?gtk-/))
      .map((folder) => join(folder, 'MiniBrowser'))
      .find((path) => existsSync(path)) ?? null
  );
}
