import * as constants from '../../domain/model/constants.ts';
import { read, systemConfig } from './call.ts';

// What home asks before anything is chosen, apart from all other paths: this is read before the museum is asked.

export const standbyDays = read(
  '/api/integration/wechatmini/staggered-reservation-daily/range/standby/list',
);
export const staggeredConfig = read('/bms/staggered-reservation-config/info');
export const slots = read('/trip/staggered-reservation-daily/list');
export const homeTemplate = read('/trip/quick/template/info-by-typeCode');
export const purchaseLimit = systemConfig(constants.maximumPurchaseQuantity);
export const preSaleDays = systemConfig('PRE_SALE_DAYS');
