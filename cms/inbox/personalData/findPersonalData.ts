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
  /** Collections without `createdAt` have `requestedAt`, in ms. */
  createdAt?: string;
  requestedAt?: unknown;
  reference?: string;
};
/** A stored document with its arrival time and reference number. Documents without a reference number use their id. */
type Doc = Stored & { createdAt: string; reference: string };

/** A stored document that contains the e-mail address searched for. */
export interface PersonalEntry {
  kind: SanitizedCollectionConfig;
  /** Data about the person: the whole document if they sent it, otherwise only the fields about them. */
  doc: Doc;
  /**
   * Why the document cannot be deleted: the law requires keeping it, or a process still needs it. Null if it can be
   * deleted.
   */
  kept: 'law' | 'now' | null;
  /**
   * New field values that remove the person from a document sent by someone else. Null if the person sent the document.
   */
  blanked: Readonly<Record<string, unknown>> | null;
}

/** All data found for an e-mail address. */
export interface PersonalData {
  entries: PersonalEntry[];
  /** Mails that were sent to the e-mail address or mention it. Empty if mails are not stored. */
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
    // The `like` query ignores case and treats `_` as a wildcard, so each result is compared exactly afterwards.
    where: { or: paths.map((path): Where => ({ [path]: { like: email } })) },
    sort: 'id',
    depth: 1,
    // Language of names from related documents, such as the subject. If a name is missing, the other language is used.
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
 * Finds all data stored under an e-mail address, in all collections.
 * @param payload the CMS
 * @param address the e-mail address as typed
 * @param language language in which related names are read
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
