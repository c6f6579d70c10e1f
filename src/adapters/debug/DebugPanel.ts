import type { Language } from '../../domain/model/Language.ts';
import styles from './DebugConsole.module.css';
import { type DebugLog, type Entry, type EntryKind, entryKinds } from './DebugLog.ts';
import { words } from './words.ts';

/** The console on the page: begins as a small button at the edge, and is text through and through. */
export class DebugPanel {
  readonly #document: Document;
  readonly #words: (typeof words)[Language];
  readonly #log: DebugLog;
  readonly #panel: HTMLElement;
  readonly #list: HTMLElement;
  readonly #status: HTMLElement;
  readonly #opener: HTMLButtonElement;
  readonly #filters: HTMLElement;
  #kind: EntryKind | null = null;

  constructor(window: Window, language: Language, log: DebugLog) {
    this.#document = window.document;
    this.#words = words[language];
    this.#log = log;
    const { title, entries, open, clear, copy, minimise, close } = this.#words;
    this.#opener = this.#button('›_', () => this.#turn(true), styles['opener']);
    this.#opener.setAttribute('aria-label', open);
    this.#filters = this.#element('div', styles['buttons']);
    this.#list = this.#element('ol', styles['entries']);
    this.#list.setAttribute('aria-label', entries);
    // Keys must be able to scroll it.
    this.#list.tabIndex = 0;
    this.#status = this.#element('p', styles['status']);
    this.#status.setAttribute('role', 'status');
    const actions = this.#element('div', styles['buttons']);
    actions.append(
      this.#button(clear, () => this.#clear()),
      this.#button(copy, () => void this.#copy(window)),
      this.#button(minimise, () => this.#turn(false)),
      this.#button(close, () => this.#remove()),
    );
    this.#panel = this.#element('section', styles['panel']);
    this.#panel.setAttribute('aria-label', title);
    this.#panel.append(this.#filters, this.#list, this.#status, actions);
    this.#turn(false);
    this.#choose(null);
    this.#document.body.append(this.#opener, this.#panel);
  }

  /** Shows a new entry below the others, where its kind is to be seen. */
  show(entry: Entry): void {
    if (this.#kind !== null && entry.kind !== this.#kind) return;
    const { scrollHeight, scrollTop, clientHeight } = this.#list;
    const wasAtEnd = scrollHeight - scrollTop - clientHeight < 40;
    const line = this.#element('li', styles[entry.kind]);
    line.textContent = `${entry.at} ${this.#words.kinds[entry.kind]} ${entry.text}`;
    this.#list.append(line);
    if (this.#list.childElementCount > this.#log.entries.length) this.#list.firstChild?.remove();
    if (wasAtEnd) this.#list.scrollTop = this.#list.scrollHeight;
  }

  #turn(isOpen: boolean): void {
    const hadFocus = this.#panel.contains(this.#document.activeElement);
    this.#panel.hidden = !isOpen;
    this.#opener.hidden = isOpen;
    if (isOpen) this.#list.focus();
    else if (hadFocus) this.#opener.focus();
  }

  #choose(kind: EntryKind | null): void {
    this.#kind = kind;
    const { all, kinds } = this.#words;
    const choices = [null, ...entryKinds].map((each) => {
      const name = each === null ? all : kinds[each];
      const button = this.#button(name, () => this.#choose(each));
      button.setAttribute('aria-pressed', String(each === kind));
      return button;
    });
    const hadFocus = this.#filters.contains(this.#document.activeElement);
    this.#filters.replaceChildren(...choices);
    if (hadFocus) choices[kind === null ? 0 : entryKinds.indexOf(kind) + 1]?.focus();
    this.#list.replaceChildren();
    for (const entry of this.#log.entries) this.show(entry);
  }

  #clear(): void {
    this.#log.clear();
    this.#list.replaceChildren();
  }

  async #copy(window: Window): Promise<void> {
    const text = [...this.#list.children].map((line) => line.textContent).join('\n');
    try {
      await window.navigator.clipboard.writeText(text);
      this.#status.textContent = this.#words.copied;
    } catch {
      window.getSelection()?.selectAllChildren(this.#list);
      this.#status.textContent = this.#words.notCopied;
    }
  }

  /** Until the page is opened anew; the log goes on, unseen. */
  #remove(): void {
    this.#panel.remove();
    this.#opener.remove();
  }

  #element(name: string, className?: string): HTMLElement {
    const element = this.#document.createElement(name);
    if (className !== undefined) element.className = className;
    return element;
  }

  #button(text: string, onClick: () => void, className = styles['button']): HTMLButtonElement {
    const button = this.#document.createElement('button');
    button.type = 'button';
    if (className !== undefined) button.className = className;
    button.textContent = text;
    button.addEventListener('click', onClick);
    return button;
  }
}
