import type { BaseTranslation } from '../../i18n-types.ts';
import { cancellation } from './cancellation.js';
import { query } from './query.js';
import { rebooking } from './rebooking.js';
import { refund } from './refund.js';
import { replenishment } from './replenishment.js';
import { shipping } from './shipping.js';

/** What is said once a visit is bought: showing, giving back, moving, topping up and finding it. */
const afterSale = {
  cancellation,
  query,
  rebooking,
  refund,
  replenishment,
  shipping,
} satisfies BaseTranslation;

// The generator of i18n-types.ts reads the default export of each dictionary.
export default afterSale;
