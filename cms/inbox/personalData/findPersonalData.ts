import type { CollectionSlug, FlattenedField, Payload, SanitizedCollectionConfig, Where } from 'payload';
import { KEPT_BY_LAW, personalKinds, type KeptByLaw } from '../inboxKinds';
import { letterPartOf } from '../letter/inLetter';

type Stored = Readonly<Record<string, unknown>> & { id: number; createdAt: string; reference?: string };
/** What has no reference is known by its number. */
type Doc = Stored & { reference: string };

/** A document in which an address stands. */
export interface PersonalEntry {
  kind: SanitizedCollectionConfig;
  doc: Doc;
  /** It has to be kept although the person wants it deleted. */
  kept: boolean;
}

/** All that is here of whoever has an address. */
export interface PersonalData {
  entries: PersonalEntry[];
  /** Mails to the address or about it, where mails are kept. */
  mails: { id: number; to: string; subject: string; createdAt: string }[];
}

/** @returns an address as it is compared: without spaces around it, in small letters */
export const plainEmail = (email: string): string => email.trim().toLowerCase();

/** Where addresses stand in a kind: fields that are called so, and answers of forms. */
const addressPaths = (fields: readonly FlattenedField[]): string[] =>
  fields.flatMap((field) => {
    if (letterPartOf(field) === 'answers') return [`${field.name}.value`];
    const isText = field.type === 'text' || field.type === 'email';
    return isText && /email$/i.test(field.name) ? [field.name] : [];
  });

/** Whether a value, or one within it, is the address. */
function holds(value: unknown, email: string): boolean {
  if (typeof value === 'string') return plainEmail(value) === email;
  if (Array.isArray(value)) return value.some((one) => holds(one, email));
  return typeof value === 'object' && value !== null && Object.values(value).some((one) => holds(one, email));
}

async function entriesOf(
  payload: Payload,
  kind: SanitizedCollectionConfig,
  email: string,
): Promise<PersonalEntry[]> {
  const paths = addressPaths(kind.flattenedFields);
  if (paths.length === 0) return [];
  const { docs } = await payload.find({
    collection: kind.slug as CollectionSlug,
    // The search knows wildcards (`_`), and no difference of large and small letters: what it finds is compared.
    where: { or: paths.map((path): Where => ({ [path]: { like: email } })) },
    sort: 'id',
    depth: 1,
    pagination: false,
    overrideAccess: true,
  });
  const keptByLaw = kind.custom[KEPT_BY_LAW] as KeptByLaw | undefined;
  return (docs as unknown as Stored[])
    .filter((doc) => paths.some((path) => holds(doc[path.split('.')[0] ?? path], email)))
    .map((doc) => ({
      kind,
      doc: { ...doc, reference: doc.reference ?? `#${doc.id}` },
      kept: keptByLaw?.(doc) ?? false,
    }));
}

/**
 * Everything that is kept of whoever has an e-mail address, of all kinds.
 * @param payload the CMS
 * @param address as somebody typed it
 */
export async function findPersonalData(payload: Payload, address: string): Promise<PersonalData> {
  const email = plainEmail(address);
  const entries: PersonalEntry[] = [];
  for (const kind of personalKinds(payload)) entries.push(...(await entriesOf(payload, kind, email)));
  const { docs } = await payload.find({
    collection: 'mails',
    where: { or: ['to', 'replyTo', 'text'].map((path): Where => ({ [path]: { like: email } })) },
    sort: 'id',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  const names = ({ to, replyTo, text }: { to: string; replyTo?: string | null; text: string }): boolean =>
    plainEmail(to) === email ||
    plainEmail(replyTo ?? '') === email ||
    text
      .toLowerCase()
      .split(/[\s<>,;:()"']+/)
      .includes(email);
  return { entries, mails: docs.filter(names) };
}
