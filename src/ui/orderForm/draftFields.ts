import type { DraftField } from '../../domain/model/DraftPerson.ts';

/** A field as one text, for comparing. */
export function fieldId({ name, visitorKey = '', childKey = '' }: DraftField): string {
  return [name, visitorKey, childKey].join(' ');
}
