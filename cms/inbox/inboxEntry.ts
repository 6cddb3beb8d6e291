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
/** Maximum time between an entry and its duplicate. */
export const DUPLICATE_WINDOW_MS = 14 * DAY_MS;

interface Sender {
  collection: CollectionSlug;
  /** Subject, project or job. Only entries with the same topic can be duplicates. */
  topic: string;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  /** Page that sent the form, if the payload names one. */
  uri?: string | null | undefined;
}

/** Contact that an entry shares with an earlier one. A duplicate needs a shared e-mail; people may share a phone. */
export type SameContact = 'both' | 'email' | 'phone';

/** Values of `inboxFields()` for a new document. */
export interface InboxEntry extends Partial<ConsentProof> {
  status: 'new';
  source: VisitSource & { uri: string | null; page: number | null };
  duplicateOf: number | null;
  duplicateBy: SameContact | null;
  emailTrace: string | null;
  phoneTrace: string | null;
}

/**
 * Computes the inbox fields of a new entry: its page, consents, and an earlier entry with the same e-mail or phone. A duplicate
 * is stored too.
 * @param req request of the transaction that stores it
 * @param context context of the intake
 * @param sender sender and topic
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

export interface ContactHashes {
  emailTrace: string | null;
  phoneTrace: string | null;
}

/** Contact hashes of an entry; retention deletes them. */
export const contactHashes = ({
  emailTrace = null,
  phoneTrace = null,
}: Partial<ContactHashes>): ContactHashes => ({
  emailTrace,
  phoneTrace,
});

interface Row {
  id: number | string;
  email_trace: string | null;
  phone_trace: string | null;
}

/** Compares the senders of two entries; null when they share no contact. */
export function sameContact(one: ContactHashes, other: ContactHashes): SameContact | null {
  const sameEmail = one.emailTrace !== null && one.emailTrace === other.emailTrace;
  const samePhone = one.phoneTrace !== null && one.phoneTrace === other.phoneTrace;
  if (sameEmail) return samePhone ? 'both' : 'email';
  return samePhone ? 'phone' : null;
}

/** Finds the first entry with the same e-mail, else with the same phone. For a merged entry it returns the target. */
async function findEarlier(
  req: PayloadRequest,
  collection: CollectionSlug,
  { emailTrace, phoneTrace }: ContactHashes,
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
