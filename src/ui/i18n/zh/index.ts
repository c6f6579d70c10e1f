import type { BaseTranslation } from '../i18n-types.ts';
// The generator compiles these files for Node as they stand, so they name each other as the compiled files are named.
import { failures } from './failures.js';
import { home } from './home.js';
import { shell } from './shell.js';

const zh = { failures, home, shell } satisfies BaseTranslation;

// The generator of i18n-types.ts reads the default export of each dictionary.
export default zh;
