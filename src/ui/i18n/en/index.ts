import type { Translation } from '../i18n-types.ts';
import { failures } from './failures.js';
import { home } from './home.js';
import { shell } from './shell.js';

const en = { failures, home, shell } satisfies Translation;

// The generator of i18n-types.ts reads the default export of each dictionary.
export default en;
