import { FixedLanguage } from '../../../src/adapters/inMemory/FixedLanguage.ts';
import { ScriptedPaymentBridge } from '../../../src/adapters/inMemory/ScriptedPaymentBridge.ts';
import { SafeSessionStore } from '../../../src/adapters/sessionStorage/SafeSessionStore.ts';
import { SessionVisitor } from '../../../src/adapters/sessionStorage/SessionVisitor.ts';
import { BrowserClock } from '../../../src/adapters/system/BrowserClock.ts';
import { DomPurifySanitiser } from '../../../src/adapters/system/DomPurifySanitiser.ts';
import { takeEntry } from '../../../src/adapters/system/EntryAddress.ts';
import { HashAddressBar } from '../../../src/adapters/system/HashAddressBar.ts';
import { HistoryDraftKeeper } from '../../../src/adapters/system/HistoryDraftKeeper.ts';
import { LazyTicketPictures } from '../../../src/adapters/system/LazyTicketPictures.ts';
import { bankForm } from '../../../src/adapters/weChat/bankForm.ts';
import { WeChatPaymentBridge } from '../../../src/adapters/weChat/WeChatPaymentBridge.ts';
import { orderNo } from '../../../src/domain/model/Identifiers.ts';
import type { Language } from '../../../src/domain/model/Language.ts';
import type { TicketFace } from '../../../src/ports/TicketPictures.ts';
import { showModally } from '../../../src/ui/components/showModally.ts';
import { wrongInSafeHtml } from '../../support/hostile/wrongInSafeHtml.ts';

const session = new SafeSessionStore(() => window.sessionStorage);
takeEntry(window.location, window.history, session);

const visitor = new SessionVisitor(session);
const clock = new BrowserClock();
const bar = new HashAddressBar(window, () => '');
const sanitiser = new DomPurifySanitiser(window);
const drafts = new HistoryDraftKeeper({
  history: window.history,
  location: window.location,
  clock,
  token: () => visitor.token(),
});
const weChat = new WeChatPaymentBridge({
  window,
  clock,
  bankHosts: ['bank.example'],
  miniProgramPayPath: null,
});

/** Leaves for a bank's page where there is one. */
const leaveFor = (page: ReturnType<typeof weChat.bankPage>) => {
  if (!page.ok) return page;
  page.value.leave();
  return { ok: true, value: 'leaving' } as const;
};
const controlled: unknown[] = [];
const returns: string[] = [];

const scripted = (language: Language): ScriptedPaymentBridge =>
  new ScriptedPaymentBridge({
    document,
    control: (path, body) => {
      controlled.push({ path, body });
    },
    language: new FixedLanguage(language),
    bankHosts: ['bank.example'],
    comeBack: (address) => returns.push(address),
  });

const request = (order: string) => ({
  appId: 'wx0',
  timeStamp: '1764205200',
  nonceStr: 'n0nce',
  package: `prepay_id=prepay_${orderNo(order)}`,
  signType: 'RSA',
  paySign: 'SIGN',
});

/** What the tests ask of this page, by name and with plain values, since they reach it through a debugger. */
const page = {
  controlled,
  returns,
  bar,
  drafts,
  organisationId: () => visitor.organisationId(),
  token: () => visitor.token(),

  /** Shows HTML the way a screen does, and gives back what became of it. */
  async show(html: string): Promise<string> {
    const place = document.createElement('div');
    document.body.append(place);
    Reflect.set(place, 'innerHTML', await sanitiser.sanitise(html));
    return place.innerHTML;
  },

  /**
   * What may not stand in a page and does once texts were shown: in this page, or in one in which nothing is loaded.
   * It is looked at as the page has read it, for reading anew is what makes hostile HTML of harmless. A text that the
   * sanitiser refuses is not shown.
   */
  async wrongIn(texts: readonly string[], where: 'here' | 'apart') {
    const home = where === 'here' ? document : document.implementation.createHTMLDocument();
    const wrong: string[] = [];
    const refused: string[] = [];
    for (const html of texts) {
      const place = home.createElement('div');
      home.body.append(place);
      const safe = await sanitiser.sanitise(html).catch(() => null);
      if (safe === null) {
        refused.push(html);
        continue;
      }
      Reflect.set(place, 'innerHTML', safe);
      const found = wrongInSafeHtml(place, window.location.origin);
      wrong.push(...found.map((what) => `${what} of ${html}`));
    }
    return { wrong, refused };
  },

  /** The address and the fields of a bank's form, or null when it is refused. */
  formIn(html: string): { readonly action: string | null; readonly fields: string[] } | null {
    const form = bankForm(html, ['bank.example'], document);
    if (form === null) return null;
    const fields = [...form.children].map((field) => field.outerHTML);
    return { action: form.getAttribute('action'), fields };
  },

  /** What has the focus while a dialog is open, and once it is closed again; its opener is a button. */
  focusAroundDialog(): readonly (string | undefined)[] {
    const opener = document.createElement('button');
    const dialog = document.createElement('dialog');
    const heading = document.createElement('h2');
    heading.tabIndex = -1;
    dialog.append(heading);
    document.body.append(opener, dialog);
    opener.focus();
    const close = showModally(dialog);
    const inside = document.activeElement?.nodeName;
    close?.();
    dialog.remove();
    return [inside, document.activeElement?.nodeName];
  },

  draw: (face: TicketFace) => new LazyTicketPictures(document).draw(face),

  leaveForBank: (html: string) => leaveFor(weChat.bankPage(html)),
  pay: (order: string, language: Language) => scripted(language).requestPayment(request(order)),
  payAtBank: (html: string, language: Language) => leaveFor(scripted(language).bankPage(html)),
};

declare global {
  interface Window {
    adapters: typeof page;
  }
}

window.adapters = page;
