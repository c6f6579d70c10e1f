import type { Language } from '../../../src/domain/model/Language.ts';
import { days, openingTime, people, type Visitor } from '../Visitor.ts';
import type { TicketName } from '../visitorWords.ts';
import { appWords } from './appWords.ts';
import { dialogReads } from './cardActions.ts';
import {
  comeAnew,
  offline,
  reads,
  type ScreenState,
  type SessionText,
  type StateKind,
} from './ScreenState.ts';

const saving = '/api/integration/save-fast-order';
const kinds = '/trip/goods/goods-ticket-kind/get-ticket-kind-by-rule';

const words = (language: Language) => appWords(language).orderForm;

/** A text with anything in the places that it leaves to be filled in. */
const filled = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\{.*?\}+/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*'),
  );

type Tickets = readonly (readonly [TicketName, number])[];
const kept = new Map<string, SessionText>();

/** A tab in which these tickets were chosen on home, for 12:00 today: chosen once, kept for the states to come. */
const chosen =
  (tickets: Tickets): NonNullable<ScreenState['session']> =>
  async (visitor, language) => {
    const key = `${language} ${tickets.join(' ')}`;
    const before = kept.get(key);
    if (before !== undefined) return before;
    const { page, app, museum } = visitor;
    await museum.reset(openingTime);
    await comeAnew(page, `${app.url}/#/index`);
    await visitor.chooseSlot('12:00');
    for (const [name, times] of tickets) await visitor.addTicket(name, times);
    await visitor.placeOrder();
    await visitor.sees('orderForm');
    const session = await page.evaluate((): Record<string, string> => ({ ...sessionStorage }));
    kept.set(key, session);
    return session;
  };

const alone: Tickets = [['adult', 1]];

const form = (
  name: string,
  kind: StateKind,
  reach: ScreenState['reach'],
  { tickets = alone, ...more }: Partial<ScreenState> & { readonly tickets?: Tickets } = {},
): ScreenState => ({
  screen: 'orderForm',
  name,
  kind,
  session: chosen(tickets),
  path: '/#/orderconfirm',
  reach: async (visitor, language) => {
    await visitor.sees('orderForm');
    await reach(visitor, language);
  },
  ...more,
});

/** Fills in the form of one adult and sends it, and goes on to what comes of it. */
const orders =
  (then: ScreenState['reach']): ScreenState['reach'] =>
  async (visitor, language) => {
    await visitor.fillsInOrderForm();
    await visitor.buy();
    await then(visitor, language);
  };

const saved = (kind: string): Pick<ScreenState, 'faults'> => ({
  faults: [{ path: saving, kind, times: 'always' }],
});

const slotSoldOut = async (visitor: Visitor): Promise<void> => {
  const { id } = await visitor.museum.slot(days.today, '12:00');
  await visitor.app.control('/_museum/stock', { id, pool: 'ordinary', left: 0 });
};

const refusalOpens: ScreenState['reach'] = (visitor, language) =>
  dialogReads(visitor, words(language).stillThere);

/** Orders what has just been sold out, and is offered other slots. */
const isOfferedSlots: ScreenState['reach'] = async (visitor, language) => {
  await slotSoldOut(visitor);
  await orders(refusalOpens)(visitor, language);
  await dialogReads(visitor, words(language).otherDayHint);
};

const family: Tickets = [['family', 1]];
const mixed: Tickets = [
  ['adult', 2],
  ['concession', 1],
  ['family', 1],
  ['byId', 1],
  ['audioGuide', 1],
];
const byId: Tickets = [['byId', 2]];

const wholeForm: readonly ScreenState[] = [
  form('untouched', 'full', (visitor) => visitor.phoneField.waitFor()),
  form('everyTicket', 'full', (visitor, language) => reads(visitor, words(language).notRealName), {
    tickets: mixed,
  }),
  form(
    'filledIn',
    'full',
    async (visitor) => {
      await visitor.nameVisitor('family', people.mother);
      await visitor.bringChild('family', people.child);
      await visitor.givePhone();
    },
    { tickets: family },
  ),
  form(
    'removed',
    'full',
    async (visitor, language) => {
      await visitor.page
        .getByRole('button', { name: words(language).remove })
        .first()
        .click();
      await visitor.button(words(language).undo).waitFor();
    },
    { tickets: [['adult', 2]] },
  ),
  form('hinted', 'full', async (visitor, language) => {
    await visitor.documentField(visitor.visitor('adult')).fill('110105199006150005');
    await visitor.phoneField.fill('0571000');
    await reads(visitor, words(language).hintCheckDigit);
  }),
  form('problems', 'error', async (visitor) => {
    await visitor.buy();
    await reads(visitor, visitor.words.problems(3));
  }),
  form(
    'manyProblems',
    'error',
    async (visitor, language) => {
      await visitor.buy();
      await reads(visitor, filled(words(language).problemsMore));
    },
    { tickets: mixed },
  ),
];

const kindsById: readonly ScreenState[] = [
  form(
    'kindFound',
    'full',
    async (visitor, language) => {
      await visitor.nameVisitor('byId', people.mother);
      await visitor.nameVisitor('byId', people.child, 2);
      await reads(visitor, filled(words(language).kindOther));
    },
    { tickets: byId },
  ),
  form(
    'kindAsked',
    'loading',
    async (visitor, language) => {
      await visitor.nameVisitor('byId', people.child);
      await reads(visitor, words(language).kindAsking);
    },
    { tickets: byId, faults: [{ path: kinds, kind: 'delayBefore', times: 'always', ms: 600_000 }] },
  ),
  form(
    'kindFailed',
    'error',
    async (visitor, language) => {
      await visitor.nameVisitor('byId', people.child);
      await reads(visitor, words(language).kindFailed);
    },
    { tickets: byId, faults: [{ path: kinds, kind: 'businessError', times: 'always' }] },
  ),
];

const sent: readonly ScreenState[] = [
  form(
    'feeDetail',
    'modal',
    async (visitor, language) => {
      await visitor.press(words(language).feeDetail);
      await dialogReads(visitor, words(language).onlineTotal);
    },
    { tickets: family },
  ),
  form(
    'sending',
    'loading',
    orders((visitor, language) =>
      visitor.page.getByRole('button', { name: words(language).buying }).waitFor(),
    ),
    {
      faults: [{ path: saving, kind: 'delayBefore', times: 'always', ms: 600_000 }],
    },
  ),
  form('refused', 'modal', orders(refusalOpens), saved('businessError')),
  form('soldOut', 'modal', isOfferedSlots),
  form('soldOutRead', 'error', async (visitor, language) => {
    await isOfferedSlots(visitor, language);
    await visitor.press(words(language).gotIt);
    await reads(visitor, words(language).otherSlots);
  }),
  form(
    'lost',
    'error',
    orders(async (visitor, language) => {
      await reads(visitor, words(language).unconfirmed);
      await visitor.press(words(language).lookAgain);
      await reads(visitor, words(language).mayTryAgain);
    }),
    saved('dropRequest'),
  ),
  form('offline', 'offline', async (visitor, language) => {
    await visitor.app.control('/_museum/faults', { plan: [offline] });
    await orders((_visitor, inLanguage) =>
      dialogReads(visitor, appWords(inLanguage).failures.network),
    )(visitor, language);
  }),
];

/** Comes to the form of a museum whose page says that it asks for everybody's mobile and for a code. */
const asksForMore =
  (then: ScreenState['reach']): ScreenState['reach'] =>
  async (visitor, language) => {
    const { page, app } = visitor;
    await page.route(`${app.url}/`, async (route) => {
      const response = await route.fetch();
      const asked = '{"asksForCode":true,"requiresVisitorMobile":true,"name"';
      await route.fulfill({ response, body: (await response.text()).replace('{"name"', asked) });
    });
    await page.reload({ waitUntil: 'commit' });
    await visitor.button(words(language).sendCode).waitFor();
    await then(visitor, language);
  };

const withMore = (
  name: string,
  kind: StateKind,
  then: ScreenState['reach'],
  more: Partial<ScreenState> = {},
): ScreenState =>
  form(name, kind, asksForMore(then), {
    ...more,
    leave: ({ page, app }) => page.unroute(`${app.url}/`),
  });

const sendsCode = async (visitor: Visitor, language: Language): Promise<void> => {
  await visitor.givePhone();
  await visitor.press(words(language).sendCode);
};

/** The begin of the museum's own words on whom to ask. */
const contact = { Simplified_Chinese: /客服/, English: /Visitor services/ } as const;

const asking: readonly ScreenState[] = [
  withMore('askedForMore', 'error', async (visitor, language) => {
    await visitor.buy();
    await reads(visitor, words(language).codeMissing);
  }),
  withMore('codeSent', 'full', async (visitor, language) => {
    await sendsCode(visitor, language);
    await reads(visitor, filled(words(language).codeIn));
  }),
  withMore(
    'codeNotSent',
    'error',
    async (visitor, language) => {
      await sendsCode(visitor, language);
      await visitor.page.getByRole('main').getByText(contact[language]).waitFor();
    },
    { faults: [{ path: '/sms/message-send/sendCode', kind: 'businessError', times: 'always' }] },
  ),
];

/** Every face of the order form. */
export const orderFormStates: readonly ScreenState[] = [
  ...wholeForm,
  ...kindsById,
  ...asking,
  ...sent,
];
