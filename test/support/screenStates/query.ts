import * as v from 'valibot';
import { expect } from 'vitest';
import type { Language } from '../../../src/domain/model/Language.ts';
import { queryWords } from '../queryWords.ts';
import { patiently, people, phone, type Visitor } from '../Visitor.ts';
import { appWords } from './appWords.ts';
import { dialogOf } from './cardActions.ts';
import {
  offline,
  type PlannedFault,
  reads,
  refused,
  type ScreenState,
  type StateKind,
  slow,
} from './ScreenState.ts';

const sending = '/sms/message-send/sendCode';
const checking = '/sms/message-send/checkCode';
const finding = '/api/query/order/info-by-orderNo-and-mobile';
/** An order that nobody on this phone has made. */
const otherOrder = '2026120109000000000007';
const museum = {
  providerState: { state: 'an order is issued', params: { orderNo: otherOrder } },
};

const CodesSchema = v.array(v.object({ code: v.string() }));

/** A face of the order query. */
const screen = (
  name: string,
  kind: StateKind,
  reach: ScreenState['reach'],
  ...faults: readonly PlannedFault[]
): ScreenState => ({
  screen: 'orderQuery',
  name,
  kind,
  museum,
  path: '/#/orderQuery',
  faults,
  reach,
});

const words = (language: Language) => appWords(language).afterSale.query;
const field = ({ page }: Visitor, name: string) => page.getByRole('textbox', { name, exact: true });

async function sendsCode(visitor: Visitor, language: Language, number: string): Promise<void> {
  const { number: ofNumber, phone: ofPhone, sendCode } = queryWords[language];
  await field(visitor, ofNumber).fill(number);
  await field(visitor, ofPhone).fill(phone);
  await visitor.press(sendCode);
}

/** Fills everything in and has it looked up. */
async function looksUp(visitor: Visitor, language: Language, number: string): Promise<void> {
  await sendsCode(visitor, language, number);
  await expect.poll(() => visitor.museum.count('code-sent'), patiently).toBe(1);
  const [sent] = v.parse(CodesSchema, await visitor.app.control('/_museum/codes'));
  const code = field(visitor, queryWords[language].code);
  await code.fill(sent?.code ?? '');
  await code.press('Enter');
}

/** A face of the query after it was sent, by document. */
const sent = (
  name: string,
  kind: StateKind,
  text: (language: Language) => string,
  ...faults: readonly PlannedFault[]
): ScreenState =>
  screen(
    name,
    kind,
    async (visitor, language) => {
      await looksUp(visitor, language, people.mother.document);
      await visitor.page.getByText(text(language)).first().waitFor();
    },
    ...faults,
  );

/** Every face of looking orders up. */
export const queryStates: readonly ScreenState[] = [
  screen('empty', 'empty', (visitor, language) => reads(visitor, words(language).intro)),
  screen('missing', 'error', async (visitor, language) => {
    await visitor.press(words(language).search);
    await reads(visitor, words(language).problems.numberMissing);
  }),
  screen('codeSent', 'full', async (visitor, language) => {
    await sendsCode(visitor, language, otherOrder);
    await reads(visitor, words(language).codeSent);
  }),
  screen(
    'codeNotSent',
    'error',
    async (visitor, language) => {
      await sendsCode(visitor, language, people.mother.document);
      await visitor.page.getByRole('main').getByRole('link', { name: /010/ }).first().waitFor();
    },
    refused(sending),
  ),
  screen('wrongCode', 'error', async (visitor, language) => {
    await sendsCode(visitor, language, people.mother.document);
    const code = field(visitor, queryWords[language].code);
    await code.fill('x');
    await code.press('Enter');
    await visitor.page.locator('[aria-invalid="true"]').waitFor();
  }),
  sent('searching', 'loading', (language) => words(language).searching, slow(finding)),
  screen('found', 'full', async (visitor, language) => {
    await looksUp(visitor, language, people.mother.document);
    await visitor.page.getByRole('article', { name: otherOrder }).waitFor();
  }),
  screen('none', 'empty', async (visitor, language) => {
    await looksUp(visitor, language, 'E7654321');
    await reads(visitor, words(language).noneTitle);
  }),
  sent('codeUnknown', 'offline', (language) => words(language).problems.codeUnknown, {
    ...offline,
    path: checking,
  }),
  sent('notRead', 'offline', (language) => words(language).notRead, { ...offline, path: finding }),
  sent('refused', 'error', (language) => words(language).refused, refused(finding)),
  {
    ...screen('foundInDialog', 'modal', async (visitor, language) => {
      await visitor.button(appWords(language).orders.find).last().click();
      await dialogOf(visitor).getByRole('textbox').nth(2).waitFor();
      await looksUp(visitor, language, otherOrder);
      await dialogOf(visitor).getByRole('article', { name: otherOrder }).waitFor();
    }),
    screen: 'orders',
    path: '/#/order',
  },
];
