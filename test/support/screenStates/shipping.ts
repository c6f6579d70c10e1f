import type { Language } from '../../../src/domain/model/Language.ts';
import { appWords } from './appWords.ts';
import { namesNothing } from './namesNothing.ts';
import {
  offline,
  type PlannedFault,
  reads,
  refused,
  type ScreenState,
  type StateKind,
  slow,
} from './ScreenState.ts';

const order = '/order/findshipping.do';
const lines = '/index/forward.do';
const billNo = '2026120109000000000009';
const link = `/#/smscode?sourcebill=${billNo}&sourcebillno=${billNo}&companysysid=1`;

const words = (language: Language) => appWords(language).afterSale.shipping;

/** A face of what the link of a text message opens. */
const linked = (
  name: string,
  kind: StateKind,
  text: (language: Language) => string,
  params: Readonly<Record<string, string>>,
  ...faults: readonly PlannedFault[]
): ScreenState => ({
  screen: 'smsCode',
  name,
  kind,
  museum: {
    providerState: {
      state: 'an SMS link names an issued order',
      params: { billNo, pickUpCode: '880011223344', ...params },
    },
  },
  path: link,
  faults,
  reach: (visitor, language) => reads(visitor, text(language)),
});

/** Every face of the screen that a text message leads to. */
export const shippingStates: readonly ScreenState[] = [
  linked('loading', 'loading', (language) => words(language).loading, {}, slow(order)),
  linked('unused', 'full', (language) => words(language).status.unused, {}),
  linked('used', 'full', (language) => words(language).status.used, { line: 'used' }),
  linked('refunded', 'full', (language) => words(language).status.refunded, { line: 'refunded' }),
  {
    ...linked('unpaid', 'empty', (language) => words(language).noCode, {}),
    museum: {
      providerState: { state: 'an SMS link names an unpaid order', params: { billNo } },
    },
  },
  linked('linesFailed', 'error', (language) => words(language).linesFailed, {}, refused(lines)),
  linked('refused', 'error', (language) => words(language).refused, {}, refused(order)),
  linked('offline', 'offline', (language) => words(language).failed, {}, offline),
  {
    screen: 'smsCode',
    name: 'noQuery',
    kind: 'empty',
    path: '/#/smscode',
    reach: namesNothing((language) => words(language).noQuery),
  },
];
