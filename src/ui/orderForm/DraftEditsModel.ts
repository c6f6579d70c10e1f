import type { Configuration } from '../../domain/model/Configuration.ts';
import type { DraftField } from '../../domain/model/DraftPerson.ts';
import { checkedValue } from '../../domain/model/DraftProblem.ts';
import {
  type ChildDraft,
  type OrderDraft,
  type RemovedVisitor,
  removalOf,
  type VisitorChange,
  withChild,
  withChildStep,
  withContactForFirst,
  withContactOfFirst,
  withoutVisitor,
  withVisitor,
  withVisitorBack,
} from '../../domain/model/OrderDraft.ts';
import { totalCount } from '../../domain/model/Selection.ts';
import { truncated } from '../../domain/model/Text.ts';
import type { AnnouncementModel } from '../AnnouncementModel.ts';
import { makeAutoObservable } from '../makeAutoObservable.ts';
import type { Ways } from '../Ways.ts';
import type { FormProblemsModel } from './FormProblemsModel.ts';

/** The most characters of a name, whatever their script (CONF-14). */
export const longestName = 100;

interface Ports {
  readonly configuration: Pick<Configuration, 'requiresVisitorMobile'>;
  readonly announcements: AnnouncementModel;
  readonly ways: Pick<Ways, 'toHome'>;
}

/** What a {@link DraftEditsModel} asks of the form it is on. */
interface EditedForm {
  readonly draft: () => OrderDraft | null;
  readonly problems: FormProblemsModel;
  /** The draft is another from now on. */
  readonly change: (draft: OrderDraft) => void;
}

/** What a visitor of the form types, chooses, deletes and brings back (§2 order confirmation, §4 submit order). */
export class DraftEditsModel {
  /** The visitor deleted last, and the token of one request for the focus; until another is, or the order is sent. */
  removed: (RemovedVisitor & { readonly token: number }) | null = null;

  readonly #ports: Ports;
  readonly #form: EditedForm;
  #lastToken = 0;

  constructor({ configuration, announcements, ways }: Ports, form: EditedForm) {
    this.#ports = { configuration, announcements, ways };
    this.#form = form;
    makeAutoObservable(this);
  }

  /** Something was typed into a field, or chosen in it. */
  change({ name, visitorKey, childKey }: DraftField, value: string): void {
    if (name === 'contactMobile') this.changeContact(value);
    else if (name === 'code') this.changeCode(value);
    else if (visitorKey === undefined) return;
    else if (childKey === undefined) this.changeVisitor(visitorKey, { [name]: value });
    else this.changeChild(visitorKey, childKey, { [name]: value });
  }

  changeVisitor(key: string, change: VisitorChange): void {
    if (this.#draft !== null) this.#change(withVisitor(this.#draft, key, this.#shortened(change)));
  }

  changeChild(visitor: string, child: string, change: Partial<Omit<ChildDraft, 'key'>>): void {
    const draft = this.#draft;
    if (draft !== null) this.#change(withChild(draft, visitor, child, this.#shortened(change)));
  }

  stepChildren(visitor: string, step: 1 | -1): void {
    if (this.#draft !== null) this.#change(withChildStep(this.#draft, visitor, step));
  }

  /** Says that no more children can come along on a ticket (§5). */
  explainChildLimit(limit: number): void {
    this.#ports.announcements.alert((LL) => LL.orderForm.childLimit({ limit }));
  }

  changeContact(contactMobile: string): void {
    if (this.#draft !== null) this.#change({ ...this.#draft, contactMobile });
  }

  changeCode(code: string): void {
    if (this.#draft !== null) this.#change({ ...this.#draft, code });
  }

  /** An input method composes in a field: what stands there is half typed, and neither judged nor cut. */
  startComposing(field: DraftField): void {
    this.#form.problems.startComposing(field);
  }

  endComposing({ name, visitorKey, childKey }: DraftField): void {
    this.#form.problems.endComposing();
    if (name !== 'name' || this.#draft === null || visitorKey === undefined) return;
    const visitor = this.#draft.visitors.find(({ key }) => key === visitorKey);
    const child = visitor?.children.find(({ key }) => key === childKey);
    if (child !== undefined) this.changeChild(visitorKey, child.key, { name: child.name });
    else if (visitor !== undefined) this.changeVisitor(visitorKey, { name: visitor.name });
  }

  /** Whether the first visitor's mobile is one that the contact phone isn't yet. */
  get canTakeContactFromFirst(): boolean {
    return this.#wouldChange(withContactOfFirst);
  }

  /** Whether the contact phone is a mobile that the first visitor hasn't yet. */
  get canGiveContactToFirst(): boolean {
    return this.#wouldChange(withContactForFirst);
  }

  takeContactFromFirst(): void {
    if (this.#draft !== null) this.#change(withContactOfFirst(this.#draft));
    this.#ports.announcements.say((LL) => LL.orderForm.contactTaken());
  }

  giveContactToFirst(): void {
    if (this.#draft !== null) this.#change(withContactForFirst(this.#draft));
    this.#ports.announcements.say((LL) => LL.orderForm.contactGiven());
  }

  /** Deletes a visitor with one ticket (§4 submit order); without any ticket left the way leads home. */
  removeVisitor(key: string): void {
    const removal = this.#draft === null ? null : removalOf(this.#draft, key);
    if (this.#draft === null || removal === null) return;
    this.#lastToken += 1;
    this.removed = { ...removal, token: this.#lastToken };
    const changed = withoutVisitor(this.#draft, key);
    this.#change(changed);
    if (totalCount(changed.selection.tickets) === 0) this.#ports.ways.toHome();
    else this.#ports.announcements.say((LL) => LL.orderForm.visitorRemoved());
  }

  /** Brings the visitor deleted last back to where they were, with all that was typed. */
  undoRemoval(): void {
    const draft = this.#draft;
    const { removed } = this;
    if (draft === null || removed === null) return;
    this.removed = null;
    this.#change(withVisitorBack(draft, removed));
    this.#form.problems.goTo({ name: 'name', visitorKey: removed.visitor.key });
    this.#ports.announcements.say((LL) => LL.orderForm.visitorBack());
  }

  /** The visitor deleted last can't be brought back any more. */
  forget(): void {
    this.removed = null;
  }

  get #draft(): OrderDraft | null {
    return this.#form.draft();
  }

  #change(draft: OrderDraft): void {
    this.#form.change(draft);
  }

  #wouldChange(change: (draft: OrderDraft) => OrderDraft): boolean {
    const draft = this.#draft;
    if (draft === null || !this.#ports.configuration.requiresVisitorMobile) return false;
    const changed = change(draft);
    const first: DraftField = { name: 'mobile', visitorKey: draft.visitors[0]?.key ?? '' };
    return [first, { name: 'contactMobile' } as const].some(
      (field) => checkedValue(changed, field) !== checkedValue(draft, field),
    );
  }

  /** A change with its name, if it has one, cut to the longest there may be, never inside a character. */
  #shortened<Change extends { readonly name?: string }>(change: Change): Change {
    return change.name === undefined || this.#form.problems.composing !== null
      ? change
      : { ...change, name: truncated(change.name, longestName) };
  }
}
