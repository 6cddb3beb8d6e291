import { normalizePhone } from '@group/rules/people/normalizePhone';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionSlug, PayloadRequest } from 'payload';
import type { IntakeContext } from '../intake/intake';
import type { VisitSource } from '../intake/visitSource';
import { query } from '../platform/database/query';
import { tableOf } from '../platform/database/tableOf';
import { pageOfUri } from './pageOfUri';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long after the first one another may count as its duplicate. */
export const DUPLICATE_WINDOW_MS = 14 * DAY_MS;

interface Sender {
  collection: CollectionSlug;
  /** What it is about: two documents belong together only if they agree in it (a subject, a project, a job). */
  topic: string;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  /** Page that it was sent from, where the payload names one. */
  uri?: string | null | undefined;
}

/** What a document has in common with an earlier one: only a shared e-mail makes it a duplicate; a phone may belong to several people. */
export type SameContact = 'both' | 'email' | 'phone';

/** The part of a document that `inboxFields()` holds. */
export interface InboxEntry {
  status: 'new';
  source: VisitSource & { uri: string | null; page: number | null };
  duplicateOf: number | null;
  duplicateBy: SameContact | null;
  emailTrace: string | null;
  phoneTrace: string | null;
}

/**
 * What the inbox notes of a new document: the page it came from, and an earlier one with the same e-mail or phone. It is stored all
 * the same.
 * @param req the request of the transaction that stores it
 * @param context of the intake
 * @param sender who it is from and what it is about
 */
export async function inboxEntry(
  req: PayloadRequest,
  { source }: Pick<IntakeContext, 'source'>,
  { collection, topic, email, phone, uri }: Sender,
): Promise<InboxEntry> {
  const emailTrace = email ? `${topic}|${email.trim().toLowerCase()}` : null;
  const phoneTrace = phone ? `${topic}|${normalizePhone(phone)}` : null;
  const page = await pageOfUri(req, uri);
  return {
    status: 'new',
    source: { uri: uri || null, page: page?.id ?? null, ...source },
    ...(await findEarlier(req, collection, { emailTrace, phoneTrace })),
    emailTrace,
    phoneTrace,
  };
}

export interface Traces {
  emailTrace: string | null;
  phoneTrace: string | null;
}

/** The traces of a document; retention takes them away. */
export const tracesOf = ({ emailTrace = null, phoneTrace = null }: Partial<Traces>): Traces => ({
  emailTrace,
  phoneTrace,
});

interface Row {
  id: number | string;
  email_trace: string | null;
  phone_trace: string | null;
}

/** What two documents have in common of their senders; null where that is nothing. */
export function sameContact(one: Traces, other: Traces): SameContact | null {
  const sameEmail = one.emailTrace !== null && one.emailTrace === other.emailTrace;
  const samePhone = one.phoneTrace !== null && one.phoneTrace === other.phoneTrace;
  if (sameEmail) return samePhone ? 'both' : 'email';
  return samePhone ? 'phone' : null;
}

/** The first document with the same e-mail, else the first with the same phone; of one that was merged, the one that it was merged into. */
async function findEarlier(
  req: PayloadRequest,
  collection: CollectionSlug,
  { emailTrace, phoneTrace }: Traces,
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
