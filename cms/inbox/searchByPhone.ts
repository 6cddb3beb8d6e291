import { normalizePhone } from '@group/rules/people/normalizePhone';
import { foldDigits } from '@group/rules/text/foldDigits';
import { withoutTrunkZero } from '@group/rules/people/withoutTrunkZero';
import { removeAllInvisible } from '@group/rules/text/removeInvisible';
import type { CollectionBeforeOperationHook, Where } from 'payload';

/**
 * Matches at least four digits with common separators. A leading space is allowed, because URL decoding turns a plus
 * into a space.
 */
const PHONE_LIKE = /^[\s+(]*(?:\d[\s().\-\u05be\u2010-\u2015]*){4,}$/;

/** Converts a full or partial phone number to the form that the inbox stores. Returns null for any other text. */
export function normalizePhoneSearch(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const plain = foldDigits(removeAllInvisible(text));
  if (!PHONE_LIKE.test(plain)) return null;
  const international = withoutTrunkZero(plain.replace(/^\s+/, '+'));
  const digits = international.replace(/\D/g, '').replace(/^00(?=[1-9])/, '');
  return normalizePhone(digits.replace(/^972/, '+972'));
}

/**
 * Extends each search for a phone number so that it also matches the stored form. The text as typed is still searched.
 */
function addStoredForm(where: Where, fields: ReadonlySet<string>): Where {
  const parts = Object.entries(where).map(([key, value]): Where => {
    if (/^(and|or)$/i.test(key) && Array.isArray(value))
      return { [key]: value.map((part) => addStoredForm(part, fields)) };
    const condition = { [key]: value } as Where;
    const stored = fields.has(key) && value && 'like' in value ? normalizePhoneSearch(value.like) : null;
    return stored === null || stored === (value as { like: unknown }).like
      ? condition
      : { or: [condition, { [key]: { ...value, like: stored } }] };
  });
  return parts.length === 1 ? (parts[0] ?? {}) : parts.length === 0 ? where : { and: parts };
}

/**
 * Lets staff search for a phone number in any notation. The inbox stores ten digits or E.164 (`phoneField`), but caller
 * IDs and mails contain dashes, spaces or +972. Applies to the list, the export and REST.
 * @param searchable fields that the list's search covers
 */
export function searchByPhone(searchable: readonly string[] = []): CollectionBeforeOperationHook {
  const fields = new Set(searchable.filter((name) => /phone$/i.test(name)));
  return ({ args, operation }) => {
    const { where } = args as { where?: Where };
    return operation === 'read' && where ? { ...args, where: addStoredForm(where, fields) } : args;
  };
}
