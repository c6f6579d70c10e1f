import * as v from 'valibot';

/** Data of `system-maintenance-notice`: HTML; null where there is nothing to read in it. */
export const maintenanceNoticeData = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((html) => (html.trim() === '' ? null : html)),
);
