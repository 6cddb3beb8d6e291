import type { CollectionSlug, Payload, SanitizedCollectionConfig, Where } from 'payload';
import { LOCALES, type Locale } from '../../platform/locales/locales';
import { LEGAL_HOLD, DELETION_BLOCKED, personalDataCollections, type LegalHold } from '../inboxCollections';
import { addressFields } from './addressFields';
import { findMails, type PersonalMail } from './findMails';
import { extractPersonalData } from './extractPersonalData';
import { normalizeEmail } from '@group/rules/people/normalizeEmail';
import { otherLanguage } from '../../platform/locales/otherLanguage';

type Stored = Readonly<Record<string, unknown>> & {
  id: number;
  /** Kinds without it have `requestedAt`, in ms. */
  createdAt?: string;
  requestedAt?: unknown;
  reference?: string;
};
/** Kinds without a reference use their id. */
type Doc = Stored & { createdAt: string; reference: string };

/** A document that contains the address. */
export interface PersonalEntry {
  kind: SanitizedCollectionConfig;
  /** Data about the person: the whole document if they sent it. */
  doc: Doc;
  /** Reason why it remains: required by law, or still in process. */
  kept: 'law' | 'now' | null;
  /** Field values that remove the person from another sender's document. Null for the person's own document. */
  blanked: Readonly<Record<string, unknown>> | null;
}

/** All data found for an address. */
export interface PersonalData {
  entries: PersonalEntry[];
  /** Mails to or about the address, where mails are stored. */
  mails: PersonalMail[];
}

async function entriesOf(
  payload: Payload,
  kind: SanitizedCollectionConfig,
  email: string,
  language: Locale,
): Promise<PersonalEntry[]> {
  const fields = addressFields(kind.flattenedFields);
  const paths = [...fields.sender, ...fields.named, ...fields.answers.map((name) => `${name}.value`)];
  if (paths.length === 0) return [];
  const { docs } = await payload.find({
    collection: kind.slug as CollectionSlug,
    // The query treats `_` as a wildcard and ignores case, so results are compared again.
    where: { or: paths.map((path): Where => ({ [path]: { like: email } })) },
    sort: 'id',
    depth: 1,
    // Language of related names, such as a subject, with a fallback to the other language.
    locale: language,
    fallbackLocale: otherLanguage(language),
    pagination: false,
    overrideAccess: true,
  });
  const keptByLaw = kind.custom[LEGAL_HOLD] as LegalHold | undefined;
  const keptForNow = kind.custom[DELETION_BLOCKED] as LegalHold | undefined;
  return (docs as unknown as Stored[]).flatMap((stored) => {
    const part = extractPersonalData(email, stored, fields);
    if (!part) return [];
    const { id, reference = `#${id}` } = stored;
    const createdAt = stored.createdAt ?? new Date(Number(stored.requestedAt)).toISOString();
    return {
      kind,
      doc: { ...part.data, id, createdAt, reference },
      kept: keptByLaw?.(stored) ? 'law' : keptForNow?.(stored) ? 'now' : null,
      blanked: part.blanked,
    };
  });
}

/**
 * Finds all data of an e-mail address in all collections.
 * @param payload the CMS
 * @param address as typed
 * @param language language of the reader
 */
export async function findPersonalData(
  payload: Payload,
  address: string,
  language: Locale = LOCALES[0],
): Promise<PersonalData> {
  const email = normalizeEmail(address);
  const entries: PersonalEntry[] = [];
  const kinds = personalDataCollections(payload);
  for (const kind of kinds) entries.push(...(await entriesOf(payload, kind, email, language)));
  const slugs = new Set(kinds.map(({ slug }) => slug));
  return { entries, mails: await findMails(payload, email, { entries, kinds: slugs }) };
}
