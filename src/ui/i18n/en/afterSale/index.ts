import type { NamespaceAfterSaleTranslation } from '../../i18n-types.ts';
import { actions } from './actions.js';
import { cancellation } from './cancellation.js';
import { keep } from './keep.js';
import { list } from './list.js';
import { payNow } from './payNow.js';
import { query } from './query.js';
import { rebooking } from './rebooking.js';
import { refund } from './refund.js';
import { replenishment } from './replenishment.js';
import { shipping } from './shipping.js';

/** What is said once a visit is bought: showing, giving back, moving, topping up and finding it. */
const afterSale = {
  actions,
  cancellation,
  keep,
  list,
  payNow,
  query,
  rebooking,
  refund,
  replenishment,
  shipping,
} satisfies NamespaceAfterSaleTranslation;

// The generator of i18n-types.ts reads the default export of each dictionary.
export default afterSale;
