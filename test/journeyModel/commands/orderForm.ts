import type { DraftField } from '../../../src/domain/model/DraftPerson.ts';
import type { OrderFormModel } from '../../../src/ui/orderForm/OrderFormModel.ts';
import { people, phones } from '../canaries.ts';
import type { World } from '../World.ts';
import { type Command, oneOf, screenBelow, screenOf } from './Command.ts';

const visitorsOf = (form: OrderFormModel) => form.draft?.visitors ?? [];

const editVisitor: Command = {
  name: 'editVisitor',
  act: ({ tab, pick }) => {
    const form = screenOf(tab, 'orderForm');
    const visitor = oneOf(form === null ? [] : visitorsOf(form), pick);
    const person = oneOf(people, Math.floor(pick / 4));
    if (form === null || visitor === undefined || person === undefined) return null;
    const certificateNo = pick % 7 === 0 ? '12' : person.document;
    form.edits.changeVisitor(visitor.key, { name: person.name, certificateNo });
    const field: DraftField = { name: 'certificateNo', visitorKey: visitor.key };
    form.commit(field);
    return `${person.name} ${certificateNo}`;
  },
};

/** Everything that is asked for, as a visitor fills it in who makes no mistake. */
const fillIn: Command = {
  name: 'editVisitor: everything',
  act: ({ tab, pick, world }) => {
    const form = screenOf(tab, 'orderForm');
    if (form === null || form.draft === null) return null;
    const isDone =
      form.draft.contactMobile !== '' && visitorsOf(form).every(({ name }) => name !== '');
    if (isDone) return null;
    for (const [place, { key }] of visitorsOf(form).entries()) {
      const person = oneOf(people, place + (pick % 2));
      if (person === undefined) continue;
      form.edits.changeVisitor(key, { name: person.name, certificateNo: person.document });
    }
    const phone = oneOf(phones, pick % 5 === 0 ? 1 : 0) ?? '';
    form.edits.changeContact(phone);
    const code = codeFor(world, phone);
    if (code !== null) form.edits.changeCode(code);
    return `${visitorsOf(form).length} visitors`;
  },
};

const deleteVisitor: Command = {
  name: 'deleteVisitor',
  act: ({ tab, pick }) => {
    const form = screenOf(tab, 'orderForm');
    const visitor = oneOf(form === null ? [] : visitorsOf(form), pick);
    if (form === null || visitor === undefined) return null;
    form.edits.removeVisitor(visitor.key);
    return visitor.name;
  },
};

const undoRemoval: Command = {
  name: 'undo deleteVisitor',
  act: ({ tab }) => {
    const form = screenOf(tab, 'orderForm');
    if (form === null || form.edits.removed === null) return null;
    form.edits.undoRemoval();
    return 'back';
  },
};

const sendSms: Command = {
  name: 'sendSms',
  act: ({ tab }) => {
    const form = screenOf(tab, 'orderForm');
    if (form === null || !form.asksForCode || form.code?.canSend !== true) return null;
    void form.code.send();
    return form.draft?.contactMobile ?? '';
  },
};

const typeCode: Command = {
  name: 'type the code',
  act: ({ tab, pick, world }) => {
    const form = screenOf(tab, 'orderForm');
    if (form === null || !form.asksForCode) return null;
    const sent = codeFor(world, form.draft?.contactMobile ?? '');
    const code = sent === null || pick % 6 === 0 ? '000000' : sent;
    form.edits.changeCode(code);
    return code;
  },
};

/** Sends the order, once more where the form says so. */
export const submit: Command = {
  name: 'submit',
  act: ({ tab }) => {
    const form = screenOf(tab, 'orderForm');
    if (form === null || form.isSubmitting || form.total === null) return null;
    // The button says *try again* then.
    tab.isLicensed = form.lost.canTryAgain;
    void form.submit();
    return tab.isLicensed ? 'try again' : `${form.count} tickets`;
  },
};

const lookForLost: Command = {
  name: 'look for the lost order',
  act: ({ tab, pick }) => {
    const form = screenOf(tab, 'orderForm');
    if (form === null || !form.lost.isOpen || form.lost.isLooking) return null;
    const candidate = oneOf(form.lost.candidates, pick);
    if (candidate !== undefined && pick % 2 === 0) {
      void form.lost.continueWith(candidate);
      return `this one is mine: ${candidate.orderNo}`;
    }
    void form.lost.checkAgain();
    return 'look again';
  },
};

const otherSlot: Command = {
  name: 'another slot after a refusal',
  act: ({ tab, pick }) => {
    const form = screenBelow(tab, 'orderForm');
    const others = form?.otherSlots ?? null;
    const slot = oneOf(others?.slots ?? [], pick);
    if (others === null || slot === undefined || others.isChanging) return null;
    void others.choose(slot);
    return slot.begin;
  },
};

const closeRefusal: Command = {
  name: 'read the refusal',
  act: ({ tab }) => {
    const form = screenBelow(tab, 'orderForm');
    if (form === null || form.refusal === null) return null;
    form.closeRefusal();
    return 'read';
  },
};

/** What can be done on the order form. */
export const orderFormCommands: readonly Command[] = [
  editVisitor,
  fillIn,
  deleteVisitor,
  undoRemoval,
  sendSms,
  typeCode,
  submit,
  submit,
  submit,
  lookForLost,
  otherSlot,
  closeRefusal,
];

/** The code that a phone was sent last; null when none is good. */
export function codeFor({ museum }: Pick<World, 'museum'>, phone: string): string | null {
  const codes: unknown = museum.control('/_museum/codes', {});
  const good: readonly { mobile: string; code: string }[] = Array.isArray(codes) ? codes : [];
  return good.find(({ mobile }) => mobile === phone)?.code ?? null;
}
