import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { normalizePhone } from '../intake/fields/phoneField';
import type { IntakeContext } from '../intake/intake';
import type { VisitSource } from '../intake/visitSource';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long after the first one another counts as its duplicate. */
export const DUPLICATE_WINDOW_MS = 14 * DAY_MS;

interface Sender {
  collection: CollectionSlug;
  /** What it is about: two documents are duplicates only if they agree in it (a subject, a project, a job). */
  topic: string;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  /** Page that it was sent from, where the payload names one. */
  uri?: string | null | undefined;
}

/** The part of a document that `inboxFields()` holds. */
export interface InboxEntry {
  status: 'new';
  source: VisitSource & { uri: string | null };
  duplicateOf: number | null;
  emailTrace: string | null;
  phoneTrace: string | null;
}

/**
 * What the inbox notes of a new document: where it came from, and which earlier one it repeats. Duplicates are stored like others.
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
  return {
    status: 'new',
    source: { uri: uri || null, ...source },
    duplicateOf: await findFirst(req, collection, { emailTrace, phoneTrace }),
    emailTrace,
    phoneTrace,
  };
}

async function findFirst(
  req: PayloadRequest,
  collection: CollectionSlug,
  traces: Record<string, string | null>,
): Promise<number | null> {
  const same = Object.entries(traces).flatMap(([name, value]): Where[] =>
    value === null ? [] : [{ [name]: { equals: value } }],
  );
  if (same.length === 0) return null;
  const since = new Date(Date.now() - DUPLICATE_WINDOW_MS).toISOString();
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection,
    req,
    where: { and: [{ or: same }, { createdAt: { greater_than: since } }] },
    sort: 'id',
    limit: 1,
    pagination: false,
    select: {},
  });
  return docs[0]?.id ?? null;
}
