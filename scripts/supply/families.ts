/** The most families of packages that may come with the app (Q-SEC-12). */
export const mostFamilies = 12;

/** Packages that belong together, and why the app is better with them than with code of its own. */
export interface Family {
  readonly packages: readonly string[];
  readonly reason: string;
}

/** Every dependency of the app. A package without a reason here fails the check. */
export const families: readonly Family[] = [
  {
    packages: ['react', 'react-dom'],
    reason: 'the screens; asked for by the product’s owner',
  },
  {
    packages: ['mobx', 'mobx-react-lite'],
    reason: 'view models that screens follow field by field; asked for by the product’s owner',
  },
  {
    packages: ['inversify', 'reflect-metadata'],
    reason: 'swaps the adapters behind the ports on one page; asked for by the product’s owner',
  },
  {
    packages: ['wouter'],
    reason: 'routes over an address bar of our own, in 2 kB; asked for by the product’s owner',
  },
  {
    packages: ['typesafe-i18n'],
    reason:
      'two languages whose keys and parameters the compiler checks; asked for by the product’s owner',
  },
  {
    packages: ['qrcode.react'],
    reason:
      'draws the codes that the gate reads, without a canvas; asked for by the product’s owner',
  },
  {
    packages: ['dayjs'],
    reason:
      'months and written times, behind one file and the first screen; asked for by the product’s owner',
  },
  {
    packages: ['dompurify'],
    reason:
      'the one HTML sanitiser; what browsers make of broken HTML is not to be guessed by our own code',
  },
  {
    packages: ['valibot'],
    reason: 'says of every answer what it is, in 2 kB and under a policy without eval',
  },
  {
    packages: ['lossless-json'],
    reason: 'reads identifiers beyond 2^53 digit by digit; loaded when the first one comes',
  },
  {
    packages: ['react-stately', '@internationalized/date'],
    reason:
      'the calendar’s state and its days without a zone, usable by keyboard and screen reader; loaded by More',
  },
];

/** The licences that may come with the app: each allows it, and none asks for its source. */
export const allowedLicences: readonly string[] = [
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'Unlicense',
  // A choice of two; this project takes the second.
  '(MPL-2.0 OR Apache-2.0)',
];

/** The packages that want to run something when they are installed. None of them may. */
export const withInstallScript: readonly string[] = ['esbuild'];
