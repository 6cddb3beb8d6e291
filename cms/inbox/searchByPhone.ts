import { normalizePhone } from '@group/rules/people/normalizePhone';
import type { CollectionBeforeOperationHook, Where } from 'payload';

/** Digits, at least four, with what people write between them, and a plus that an address may have made a space. */
const PHONE_LIKE =
  /^[\s+(\u200e\u200f]*(?:\d[\s().\-\u05be\u2010-\u2015\u200e\u200f\u202a-\u202e\u2066-\u2069]*){4,}$/;

/** A phone number, or a part of one, as the inbox stores it; null for what is none. */
export function phoneSearched(text: unknown): string | null {
  if (typeof text !== 'string' || !PHONE_LIKE.test(text)) return null;
  return normalizePhone(text.replace(/\D/g, '').replace(/^(00)?972/, '+972'));
}

/** A search in which a phone number is found however it is written; as it is written, too. */
function alsoAsStored(where: Where, fields: ReadonlySet<string>): Where {
  const parts = Object.entries(where).map(([key, value]): Where => {
    if (/^(and|or)$/i.test(key) && Array.isArray(value))
      return { [key]: value.map((part) => alsoAsStored(part, fields)) };
    const condition = { [key]: value } as Where;
    const stored = fields.has(key) && value && 'like' in value ? phoneSearched(value.like) : null;
    return stored === null || stored === (value as { like: unknown }).like
      ? condition
      : { or: [condition, { [key]: { ...value, like: stored } }] };
  });
  return parts.length === 1 ? (parts[0] ?? {}) : parts.length === 0 ? where : { and: parts };
}

/**
 * Lets staff search for a phone number as it stands before them: the inbox holds ten digits (`phoneField`), a caller's number or a mail has
 * dashes, spaces or +972. Holds for the list, for its export and for REST.
 * @param searchable the fields that the list's search looks in
 */
export function searchByPhone(searchable: readonly string[] = []): CollectionBeforeOperationHook {
  const fields = new Set(searchable.filter((name) => /phone$/i.test(name)));
  return ({ args, operation }) => {
    const { where } = args as { where?: Where };
    return operation === 'read' && where ? { ...args, where: alsoAsStored(where, fields) } : args;
  };
}
