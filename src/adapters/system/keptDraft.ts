import * as v from 'valibot';
import type { TypedDraft } from '../../domain/model/OrderDraft.ts';
import type { FormMoments } from '../../ports/DraftKeeper.ts';

const version = 1;

const moment = v.optional(v.nullable(v.number()), null);

const TypedSchema = v.object({
  contactMobile: v.string(),
  code: v.optional(v.string(), ''),
  visitors: v.array(
    v.object({
      key: v.string(),
      ticketKey: v.string(),
      name: v.string(),
      certificateType: v.string(),
      certificateNo: v.string(),
      mobile: v.string(),
      specialCertificateNo: v.string(),
      children: v.array(
        v.object({
          key: v.string(),
          name: v.string(),
          certificateType: v.string(),
          certificateNo: v.string(),
        }),
      ),
    }),
  ),
});

const KeptSchema = v.object({
  version: v.literal(version),
  /** Whose draft it is: the visitor's mark. */
  of: v.string(),
  ...TypedSchema.entries,
  codeAskedAt: moment,
  unansweredSince: moment,
});

/** What of a form survives a reload; null for what was typed while only moments were kept. */
export interface FormState {
  readonly typed: TypedDraft | null;
  readonly moments: FormMoments;
}

/** A form of which nothing is kept. */
export const noFormState: FormState = {
  typed: null,
  moments: { codeAskedAt: null, unansweredSince: null },
};

/** A form as it lies in a history entry. */
export type KeptDraft = v.InferInput<typeof KeptSchema>;

/** What is kept of a form. */
export function keptDraft({ typed, moments }: FormState, of: string): KeptDraft {
  return {
    version,
    of,
    contactMobile: typed?.contactMobile ?? '',
    code: typed?.code ?? '',
    visitors: (typed?.visitors ?? []).map((visitor) => ({
      ...visitor,
      children: [...visitor.children],
    })),
    ...moments,
  };
}

/** Reads a form back; null when it is none, another version's or another visitor's. */
export function formStateOf(kept: unknown, of: string): FormState | null {
  const result = v.safeParse(KeptSchema, kept);
  if (!result.success || result.output.of !== of) return null;
  const { visitors, contactMobile, code, codeAskedAt, unansweredSince } = result.output;
  return {
    typed: { visitors, contactMobile, code },
    moments: { codeAskedAt, unansweredSince },
  };
}
