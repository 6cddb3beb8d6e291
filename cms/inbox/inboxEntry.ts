import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { normalizePhone } from '../intake/fields/phoneField';
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

interface Traces {
  emailTrace: string | null;
  phoneTrace: string | null;
}

interface Row {
  id: number;
  email_trace: string | null;
  phone_trace: string | null;
}

/** The first document with the same e-mail, else the first with the same phone. */
async function findEarlier(
  req: PayloadRequest,
  collection: CollectionSlug,
  { emailTrace, phoneTrace }: Traces,
): Promise<Pick<InboxEntry, 'duplicateOf' | 'duplicateBy'>> {
  const none = { duplicateOf: null, duplicateBy: null };
  if (emailTrace === null && phoneTrace === null) return none;
  const since = new Date(Date.now() - DUPLICATE_WINDOW_MS).toISOString();
  const [earlier] = await query<Row>(
    req,
    sql`SELECT id, email_trace, phone_trace FROM ${tableOf(req.payload, collection)}
        WHERE (email_trace = ${emailTrace} OR phone_trace = ${phoneTrace}) AND created_at > ${since}
        ORDER BY CASE WHEN email_trace = ${emailTrace} THEN 0 ELSE 1 END, id LIMIT 1`,
  );
  if (!earlier) return none;
  const sameEmail = emailTrace !== null && earlier.email_trace === emailTrace;
  const samePhone = phoneTrace !== null && earlier.phone_trace === phoneTrace;
  return {
    duplicateOf: Number(earlier.id),
    duplicateBy: sameEmail ? (samePhone ? 'both' : 'email') : 'phone',
  };
}
