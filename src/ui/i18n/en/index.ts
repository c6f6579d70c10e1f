import type { Translation } from '../i18n-types.ts';
import { failures } from './failures.js';
import { home } from './home.js';
import { orderForm } from './orderForm.js';
import { orders } from './orders.js';
import { payment } from './payment.js';
import { shell } from './shell.js';

const en = { failures, home, orderForm, orders, payment, shell } satisfies Translation;

// The generator of i18n-types.ts reads the default export of each dictionary.
export default en;
