import { normalizeEmail } from '@group/rules/people/normalizeEmail';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { storedPhone } from '../intake/fields/storedPhone';
import type { ConsentProof } from '../intake/consents/consentProof';
import type { IntakeContext } from '../intake/intake';
import type { VisitSource } from '../intake/visitSource';
import { query } from '../platform/database/query';
import { tableOf } from '../platform/database/tableOf';
import { findPageByUri } from './findPageByUri';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Longest time between two entries for the later one to count as a duplicate. */
export const DUPLICATE_WINDOW_MS = 14 * DAY_MS;

interface Sender {
  collection: CollectionSlug;
  /**
   * What the entry is about: a subject, project or job. Only entries with the same topic can be duplicates of each
   * other.
   */
  topic: string;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  /** URL of the page from which the form was sent, if the payload contains it. */
  uri?: string | null | undefined;
}

/**
 * Which contact details an entry shares with an earlier one. Only a shared e-mail address suggests the same person,
 * because several people may share a phone.
 */
export type SameContact = 'both' | 'email' | 'phone';

/** Values of the `inboxFields()` in a new document. */
export interface InboxEntry extends Partial<ConsentProof> {
  status: 'new';
  source: VisitSource & { uri: string | null; page: number | null };
  duplicateOf: number | null;
  duplicateBy: SameContact | null;
  emailTrace: string | null;
  phoneTrace: string | null;
}

/**
 * Computes the inbox fields of a new entry: the page it came from, the consents, and the earlier entry with the same
 * e-mail or phone. Duplicates are stored too; they only get a reference to the earlier entry.
 * @param req request of the transaction that stores the entry
 * @param context context of the intake
 * @param sender sender and topic of the entry
 */
export async function inboxEntry(
  req: PayloadRequest,
  { source, consent }: Pick<IntakeContext, 'source' | 'consent'>,
  { collection, topic, email, phone, uri }: Sender,
): Promise<InboxEntry> {
  const emailTrace = email ? `${topic}|${normalizeEmail(email)}` : null;
  const phoneTrace = phone ? `${topic}|${storedPhone(phone)}` : null;
  const page = await findPageByUri(req, uri);
  return {
    status: 'new',
    source: { uri: uri || null, page: page?.id ?? null, ...source },
    ...consent,
    ...(await findEarlier(req, collection, { emailTrace, phoneTrace })),
    emailTrace,
    phoneTrace,
  };
}

export interface ContactTraces {
  emailTrace: string | null;
  phoneTrace: string | null;
}

/**
 * Returns the contact traces of an entry, with null for missing ones. A trace combines the topic with the normalized
 * e-mail address or phone number.
 */
export const contactTraces = ({
  emailTrace = null,
  phoneTrace = null,
}: Partial<ContactTraces>): ContactTraces => ({
  emailTrace,
  phoneTrace,
});

interface Row {
  id: number | string;
  email_trace: string | null;
  phone_trace: string | null;
}

/** Returns which contact details two entries share, or null if they share none. */
export function sameContact(one: ContactTraces, other: ContactTraces): SameContact | null {
  const sameEmail = one.emailTrace !== null && one.emailTrace === other.emailTrace;
  const samePhone = one.phoneTrace !== null && one.phoneTrace === other.phoneTrace;
  if (sameEmail) return samePhone ? 'both' : 'email';
  return samePhone ? 'phone' : null;
}

/**
 * Finds the earliest entry with the same e-mail address, otherwise the earliest with the same phone. If that entry was
 * merged, returns the entry it was merged into.
 */
async function findEarlier(
  req: PayloadRequest,
  collection: CollectionSlug,
  { emailTrace, phoneTrace }: ContactTraces,
): Promise<Pick<InboxEntry, 'duplicateOf' | 'duplicateBy'>> {
  const none = { duplicateOf: null, duplicateBy: null };
  if (emailTrace === null && phoneTrace === null) return none;
  const since = new Date(Date.now() - DUPLICATE_WINDOW_MS).toISOString();
  const table = tableOf(req.payload, collection);
  const [earlier] = await query<Row>(
    req,
    sql`SELECT own.id, own.email_trace, own.phone_trace FROM ${table} AS found
        JOIN ${table} AS own
          ON own.id = CASE WHEN found.merged_at IS NULL THEN found.id ELSE found.duplicate_of_id END
        WHERE (found.email_trace = ${emailTrace} OR found.phone_trace = ${phoneTrace})
          AND (own.email_trace = ${emailTrace} OR own.phone_trace = ${phoneTrace})
          AND found.created_at > ${since}
        ORDER BY CASE WHEN found.email_trace = ${emailTrace} THEN 0 ELSE 1 END, found.id LIMIT 1`,
  );
  if (!earlier) return none;
  const duplicateBy = sameContact(
    { emailTrace, phoneTrace },
    { emailTrace: earlier.email_trace, phoneTrace: earlier.phone_trace },
  );
  return duplicateBy ? { duplicateOf: Number(earlier.id), duplicateBy } : none;
}
