import { type DraftHint, hintAt } from '../../domain/model/DraftHint.ts';
import type { DraftField } from '../../domain/model/DraftPerson.ts';
import {
  checkedValue,
  type DraftProblem,
  type FormRules,
  problemsOf,
} from '../../domain/model/DraftProblem.ts';
import type { OrderDraft } from '../../domain/model/OrderDraft.ts';
import { isAlike } from '../isAlike.ts';
import { makeAutoObservable } from '../makeAutoObservable.ts';
import { fieldId } from './draftFields.ts';

type Kind = DraftProblem['kind'];

/** A problem that the museum found, with the value that it is about: another value has it no more. */
interface Ruling {
  readonly problem: DraftProblem;
  readonly value: string;
}

/** What a field may say before the form is submitted: that what stands in it can't be right. */
const toldEarly: readonly Kind[] = [
  'certificateSymbol',
  'certificateNotId',
  'certificateIsId',
  'mobileNotMobile',
  'contactNotMobile',
];

/** What is wrong with the form as it is shown, what is said beside its fields, and which of them has the focus. */
export class FormProblemsModel {
  /** Whether problems were found on submitting, so that they are listed above the form. */
  hasTried = false;
  /** Which field is to take the focus; each new token is one request. */
  focus: { readonly field: string; readonly token: number } | null = null;
  /** Which problem each field shows: it goes as soon as the field has another one, or none. */
  flagged: ReadonlyMap<string, Kind> = new Map();
  /** The field in which an input method composes: nothing is said about what is half typed. */
  composing: string | null = null;
  rulings: readonly Ruling[] = [];

  readonly #draft: () => OrderDraft | null;
  readonly #rules: FormRules;
  #lastToken = 0;

  /** @param draft the form as it stands, observable */
  constructor(draft: () => OrderDraft | null, rules: FormRules) {
    this.#draft = draft;
    this.#rules = rules;
    makeAutoObservable(this, {
      // The same ones as long as they say the same: a form is typed into letter by letter.
      problems: isAlike,
    });
  }

  /** The problems to be shown, at most one a field, in the order of §5; then what the museum found. */
  get problems(): readonly DraftProblem[] {
    return this.#standing.filter(({ kind, field }) => this.flagged.get(fieldId(field)) === kind);
  }

  /** The problem shown at a field. */
  problemAt(field: DraftField): DraftProblem | undefined {
    const id = fieldId(field);
    return this.problems.find((problem) => fieldId(problem.field) === id);
  }

  /** What helps at a field; never while an input method composes there, nor beside a problem. */
  hintAt(field: DraftField): DraftHint | null {
    const draft = this.#draft();
    if (draft === null || this.composing === fieldId(field)) return null;
    return this.problemAt(field) === undefined ? hintAt(draft, field) : null;
  }

  /** The focus token of a field. */
  focusAt(field: DraftField): number | undefined {
    return this.focus?.field === fieldId(field) ? this.focus.token : undefined;
  }

  /** Moves the focus to a field. */
  goTo(field: DraftField): void {
    this.#lastToken += 1;
    this.focus = { field: fieldId(field), token: this.#lastToken };
  }

  /** A field was left: what stands in it is judged by itself, what is missing is not missed yet. */
  commit(field: DraftField): void {
    const id = fieldId(field);
    if (this.composing === id) return;
    const problem = this.#standing.find((candidate) => fieldId(candidate.field) === id);
    if (problem === undefined || !toldEarly.includes(problem.kind)) return;
    this.flagged = new Map([...this.flagged, [id, problem.kind]]);
  }

  /** Shows one problem more, under the focus. */
  flag({ field, kind }: DraftProblem): void {
    this.flagged = new Map([...this.flagged, [fieldId(field), kind]]);
    this.goTo(field);
  }

  /** Shows what was found on submitting, the first one under the focus. */
  show(problems: readonly DraftProblem[]): void {
    const flagged = new Map<string, Kind>();
    for (const { field, kind } of problems) {
      if (!flagged.has(fieldId(field))) flagged.set(fieldId(field), kind);
    }
    this.flagged = flagged;
    this.hasTried = true;
    const [first] = problems;
    if (first !== undefined) this.goTo(first.field);
  }

  /** Shows what the museum found, for as long as what it is about stands in its field. */
  rule(problems: readonly DraftProblem[]): void {
    const draft = this.#draft();
    if (draft === null) return;
    this.rulings = problems.map((problem) => ({
      problem,
      value: checkedValue(draft, problem.field),
    }));
    this.show(problems);
  }

  /** Lets go of the marks that nothing stands behind any more; after every change. */
  settle(): void {
    if (this.flagged.size === 0) return;
    const standing = this.#standing;
    const stands = ([id, kind]: [string, Kind]) =>
      standing.some((problem) => problem.kind === kind && fieldId(problem.field) === id);
    this.flagged = new Map([...this.flagged].filter(stands));
  }

  startComposing(field: DraftField): void {
    this.composing = fieldId(field);
  }

  endComposing(): void {
    this.composing = null;
  }

  get #standing(): readonly DraftProblem[] {
    const draft = this.#draft();
    if (draft === null) return [];
    const ruled = this.rulings.filter(
      ({ problem, value }) => checkedValue(draft, problem.field) === value,
    );
    return [...problemsOf(draft, this.#rules), ...ruled.map(({ problem }) => problem)];
  }
}
