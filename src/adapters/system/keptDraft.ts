import * as v from 'valibot';
import type { TypedDraft } from '../../domain/model/OrderDraft.ts';

const version = 1;

const DraftSchema = v.object({
  version: v.literal(version),
  /** Whose draft it is, see {@link visitorMark}. */
  of: v.string(),
  contactMobile: v.string(),
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

/** A draft as it lies in a history entry. */
export type KeptDraft = v.InferInput<typeof DraftSchema>;

/** What is kept of a draft. */
export function keptDraft({ visitors, contactMobile }: TypedDraft, of: string): KeptDraft {
  return {
    version,
    of,
    contactMobile,
    visitors: visitors.map((visitor) => ({ ...visitor, children: [...visitor.children] })),
  };
}

/** Reads a draft back; null when it is none, another version's or another visitor's. */
export function typedDraftOf(kept: unknown, of: string): TypedDraft | null {
  const result = v.safeParse(DraftSchema, kept);
  if (!result.success || result.output.of !== of) return null;
  const { visitors, contactMobile } = result.output;
  return { visitors, contactMobile };
}

/**
 * Tells one visitor's drafts from another's without naming the token, which no history entry may hold (Q-SEC-3): 32
 * bits of it (FNV-1a) lead back to nothing.
 */
export function visitorMark(token: string | null): string {
  if (token === null) return '';
  let mark = 0x811c9dc5;
  for (let index = 0; index < token.length; index += 1) {
    mark = Math.imul(mark ^ token.charCodeAt(index), 0x01000193);
  }
  return (mark >>> 0).toString(36);
}
