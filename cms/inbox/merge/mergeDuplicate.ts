import type { CollectionSlug, PayloadHandler, PayloadRequest } from 'payload';
import { hasRole } from '../../platform/access/roles';
import { writeAudit } from '../../platform/audit/writeAudit';
import { inTransaction } from '../../platform/database/inTransaction';
import { lockRows } from '../../platform/database/lockRows';
import { lockUntilCommit } from '../../platform/database/lockUntilCommit';
import { sameContact, contactTraces, type SameContact } from '../inboxEntry';
import { KEEP_NOTE_AUTHORS } from '../setNoteAuthors';
import { isMergeable } from './isMergeable';
import { mergeLock } from './mergeLock';
import { adminLanguage } from '../../platform/locales/adminLanguage';

interface Note {
  id?: string | null;
  text: string;
  author?: number | null;
  at?: string | null;
}

interface Entry {
  id: number;
  reference: string;
  status: string;
  duplicateOf?: number | null;
  duplicateBy?: SameContact | 'identity' | null;
  mergedAt?: string | null;
  assignee?: number | null;
  notes?: Note[] | null;
  emailTrace?: string | null;
  phoneTrace?: string | null;
}

/** Maximum number of merges to follow from one entry to the next. */
const MAX_CHAIN = 20;

const NOTE = {
  he: (reference: string) => `אוחדה לכאן פנייה כפולה: ${reference}`,
  en: (reference: string) => `A duplicate was merged into this message: ${reference}`,
};

const refuse = (status: number, error: string): Response => Response.json({ error }, { status });

/**
 * Handles `POST /api/{collection}/{id}/merge`, which merges an entry into the earlier entry it duplicates.
 * - The later entry becomes "done", unless it is spam.
 * - The earlier entry gets a note, and takes over the later entry's notes, replies and other duplicates.
 * - If both have the same status, the earlier entry keeps it; otherwise it becomes "in progress". The status of spam is
 * ignored.
 * - If the earlier entry has no assignee, it gets the later entry's.
 * Data that visitors sent is not changed. Responds with 409 if there is no earlier entry or the entry has already been
 * merged.
 * @param slug the collection
 */
export function mergeDuplicate(slug: CollectionSlug): PayloadHandler {
  return async (req) => {
    const { payload, user, routeParams } = req;
    if (!hasRole(user, 'administrator', 'staff')) return refuse(403, 'Forbidden');
    const id = Number(routeParams?.id);
    if (!Number.isSafeInteger(id)) return refuse(404, 'Not found');
    return inTransaction(payload, async (inside) => {
      inside.user = user;
      inside.i18n = req.i18n;
      // The headers contain the id of the browser tab, so that the user's other tabs notice this change.
      inside.headers = req.headers;
      await lockUntilCommit(inside, mergeLock(slug));
      // Locks both entries. Otherwise a concurrent deletion would orphan the moved replies, and a concurrent save would
      // be overwritten.
      const seen = await readPair(inside, slug, id);
      await lockRows(inside, slug, [id, seen?.first?.id ?? id]);
      const pair = await readPair(inside, slug, id);
      if (!pair) return refuse(404, 'Not found');
      const { later, first } = pair;
      if (!first || first.id !== seen?.first?.id || later.mergedAt)
        return refuse(409, 'There is no earlier message to merge it into');
      await merge(inside, slug, later, first);
      return Response.json({ mergedInto: first.id });
    });
  };
}

async function read(req: PayloadRequest, slug: CollectionSlug, id: number): Promise<Entry | null> {
  const found = await req.payload.findByID({ collection: slug, id, depth: 0, req, disableErrors: true });
  return found as unknown as Entry | null;
}

/** Reads an entry together with the earlier entry that it duplicates. */
async function readPair(
  req: PayloadRequest,
  slug: CollectionSlug,
  id: number,
): Promise<{ later: Entry; first: Entry | null } | null> {
  const later = await read(req, slug, id);
  if (!later) return null;
  const { duplicateOf, duplicateBy } = later;
  const isTrue = duplicateOf && isMergeable(duplicateBy);
  return { later, first: isTrue ? await readFirst(req, slug, duplicateOf) : null };
}

/** Reads an entry. If it was merged, follows the merges and returns the final target. */
async function readFirst(req: PayloadRequest, slug: CollectionSlug, id: number): Promise<Entry | null> {
  let entry = await read(req, slug, id);
  for (let step = 0; entry?.mergedAt && entry.duplicateOf && step < MAX_CHAIN; step += 1)
    entry = await read(req, slug, entry.duplicateOf);
  return entry?.mergedAt ? null : entry;
}

async function merge(req: PayloadRequest, slug: CollectionSlug, later: Entry, first: Entry): Promise<void> {
  const { payload } = req;
  const language = adminLanguage(req.i18n);
  // The cast is needed because all inbox collections have these fields, but the union type of all collections does not.
  const update = (id: number, data: Partial<Entry>, context = {}) =>
    payload.update({ collection: slug, id, data: data as never, depth: 0, req, context });
  await update(later.id, {
    ...(later.status !== 'spam' && { status: 'done' }),
    mergedAt: new Date().toISOString(),
    duplicateOf: first.id,
  });
  const moved = (later.notes ?? []).map(({ text, author, at }) => ({ text, author, at }));
  // Nobody handled an entry marked as spam, so its status does not affect the result.
  const worked = [first, later].map(({ status }) => status).filter((status) => status !== 'spam');
  const [one = 'inProgress', ...more] = new Set(worked);
  const mergedStatus = more.length === 0 ? one : 'inProgress';
  await update(
    first.id,
    {
      notes: [...(first.notes ?? []), ...moved, { text: NOTE[language](later.reference) }],
      ...(worked.length > 0 && { status: mergedStatus }),
      assignee: first.assignee ?? later.assignee ?? null,
    },
    { [KEEP_NOTE_AUTHORS]: true },
  );
  const others = await payload.find({
    collection: slug,
    where: { duplicateOf: { equals: later.id } },
    depth: 0,
    pagination: false,
    req,
  });
  for (const other of others.docs as unknown as Entry[]) {
    // The other duplicate may share different contact details with the first entry, or none at all.
    const same =
      other.duplicateBy === 'identity' ? 'identity' : sameContact(contactTraces(other), contactTraces(first));
    await payload.db.updateOne({
      collection: slug,
      id: other.id,
      data: { duplicateOf: same && first.id, duplicateBy: same },
      req,
      returning: false,
    });
  }
  const replies = await payload.find({
    collection: 'replies',
    where: { and: [{ ownerCollection: { equals: slug } }, { ownerId: { equals: String(later.id) } }] },
    depth: 0,
    pagination: false,
    req,
  });
  for (const { id } of replies.docs)
    await payload.db.updateOne({
      collection: 'replies',
      id,
      data: { ownerId: String(first.id) },
      req,
      returning: false,
    });
  await writeAudit(req, {
    action: 'entriesMerged',
    subject: { kind: slug, id: first.id, reference: `${first.reference}, ${later.reference}` },
  });
}
