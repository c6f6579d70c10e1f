import * as v from 'valibot';
import {
  contractTime,
  fresh,
  issued,
  type ProviderState,
  saved,
  state,
  text,
} from './contractMuseum.ts';

const template = 'SMS_T_BUYCODE';
const minute = 60_000;
const asker = { mobile: text, token: v.optional(v.string(), '') };

/** What the museum tells everybody, and what it sends to phones. */
export const messageStates: Readonly<Record<string, ProviderState>> = {
  'no maintenance': state(v.object({}), (_params, reset) => {
    fresh(reset);
  }),
  'maintenance is announced': state(
    v.object({ html: v.optional(text, '<p>系统维护</p>') }),
    ({ html }, reset) => {
      fresh(reset, { maintenance: html });
    },
  ),
  'a code was sent': state(v.object({ ...asker, code: text }), ({ code, ...params }, reset) => {
    fresh(reset).codes.send(params, template, contractTime, code);
  }),
  'too many codes were sent': state(v.object(asker), (params, reset) => {
    const { codes } = fresh(reset);
    for (const minutes of [50, 40, 30, 20, 10]) {
      codes.send(params, template, contractTime - minutes * minute);
    }
  }),
  'a code was checked': state(
    v.object({ ...asker, orderNo: v.exactOptional(text), code: v.optional(text, '000000') }),
    ({ orderNo, code, ...params }, reset) => {
      const core = fresh(reset);
      core.codes.send(params, template, contractTime, code);
      core.codes.check(params, template, code, contractTime);
      if (orderNo !== undefined) issued(core, saved(core, { ...params, orderNo }));
    },
  ),
};
