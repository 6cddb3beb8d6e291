import type { CollectionSlug, Payload, SanitizedCollectionConfig, Where } from 'payload';
import { LOCALES, type Locale } from '../../platform/locales';
import { KEPT_BY_LAW, KEPT_FOR_NOW, personalKinds, type KeptByLaw } from '../inboxKinds';
import { addressFields } from './addressFields';
import { findMails, type PersonalMail } from './findMails';
import { partAbout } from './partAbout';
import { plainEmail } from './plainEmail';
import { otherLanguage } from '../../platform/otherLanguage';

type Stored = Readonly<Record<string, unknown>> & {
  id: number;
  /** What has none has the time of `requestedAt`, in ms. */
  createdAt?: string;
  requestedAt?: unknown;
  reference?: string;
};
/** What has no reference is known by its number. */
type Doc = Stored & { createdAt: string; reference: string };

/** A document in which an address stands. */
export interface PersonalEntry {
  kind: SanitizedCollectionConfig;
  /** What it says of the person: all of it where they sent it themselves. */
  doc: Doc;
  /** It stays although the person wants it deleted: by law, or because it is still under way. */
  kept: 'law' | 'now' | null;
  /**
   * What deletes the person from a document of somebody else, which names them: values of its fields. Null where the document is the
   * person's own.
   */
  blanked: Readonly<Record<string, unknown>> | null;
}

/** All that is here of whoever has an address. */
export interface PersonalData {
  entries: PersonalEntry[];
  /** Mails to the address or about it, where mails are kept. */
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
    // The search knows wildcards (`_`), and no difference of large and small letters: what it finds is compared.
    where: { or: paths.map((path): Where => ({ [path]: { like: email } })) },
    sort: 'id',
    depth: 1,
    // Names of what they refer to, such as a subject; where one has none, that of the other language.
    locale: language,
    fallbackLocale: otherLanguage(language),
    pagination: false,
    overrideAccess: true,
  });
  const keptByLaw = kind.custom[KEPT_BY_LAW] as KeptByLaw | undefined;
  const keptForNow = kind.custom[KEPT_FOR_NOW] as KeptByLaw | undefined;
  return (docs as unknown as Stored[]).flatMap((stored) => {
    const part = partAbout(email, stored, fields);
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
 * Everything that is kept of whoever has an e-mail address, of all kinds.
 * @param payload the CMS
 * @param address as somebody typed it
 * @param language of whoever reads it
 */
export async function findPersonalData(
  payload: Payload,
  address: string,
  language: Locale = LOCALES[0],
): Promise<PersonalData> {
  const email = plainEmail(address);
  const entries: PersonalEntry[] = [];
  const kinds = personalKinds(payload);
  for (const kind of kinds) entries.push(...(await entriesOf(payload, kind, email, language)));
  const slugs = new Set(kinds.map(({ slug }) => slug));
  return { entries, mails: await findMails(payload, email, { entries, kinds: slugs }) };
}
