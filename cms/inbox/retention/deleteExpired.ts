import { APIError, type CollectionSlug, type Payload, type Where } from 'payload';
import { writeAudit } from '../../platform/audit/writeAudit';
import { retentionDays } from '../../platform/retention/expiresAfter';

const DAY_MS = 24 * 60 * 60 * 1000;
const BATCH_SIZE = 50;
const CONFLICT = 409;

const hasField = (payload: Payload, slug: CollectionSlug, name: string): boolean =>
  payload.collections[slug].config.flattenedFields.some((field) => field.name === name);

/** Matches expired documents. The deletion date that staff set decides; without one, the age decides. */
function expired(payload: Payload, slug: CollectionSlug, days: number, now: number): Where {
  const tooOld = { createdAt: { less_than: new Date(now - days * DAY_MS).toISOString() } };
  if (!hasField(payload, slug, 'deleteAfter')) return tooOld;
  return {
    or: [
      { deleteAfter: { less_than: new Date(now).toISOString() } },
      { and: [{ deleteAfter: { exists: false } }, tooOld] },
    ],
  };
}

/**
 * Deletes one document. If the deletion is refused because a process such as a refund is still running, the next run
 * tries again.
 */
async function deleteOne(payload: Payload, slug: CollectionSlug, id: number): Promise<boolean> {
  try {
    await payload.delete({ collection: slug, id, depth: 0 });
    return true;
  } catch (error) {
    if (error instanceof APIError && error.status === CONFLICT) return false;
    throw error;
  }
}

/**
 * Deletes documents and records the deletion in the audit log. Deleting audit entries is not itself recorded.
 * @returns ids of the documents that could not be deleted
 */
async function deleteAll(
  payload: Payload,
  slug: CollectionSlug,
  docs: readonly { id: number; reference?: string }[],
): Promise<number[]> {
  if (slug === 'auditLog') {
    // Deletes directly in the database, because access rules forbid deleting audit entries. This is safe, since they
    // have no dependents.
    await payload.db.deleteMany({ collection: slug, where: { id: { in: docs.map(({ id }) => id) } } });
    return [];
  }
  const kept: number[] = [];
  for (const { id } of docs) if (!(await deleteOne(payload, slug, id))) kept.push(id);
  const gone = docs.filter(({ id }) => !kept.includes(id));
  if (gone.length === 0) return kept;
  const references = gone.flatMap(({ reference }) => reference ?? []).join(', ');
  await writeAudit(
    { payload },
    { action: 'retentionDeleted', subject: { kind: slug, reference: references || String(gone.length) } },
  );
  return kept;
}

/**
 * Deletes expired documents and their dependents (`deleteDependents`). Works in small batches, so that locks are held
 * only briefly.
 * @param payload the CMS
 * @param now current time in ms
 * @returns number of deleted documents by collection
 */
export async function deleteExpired(
  payload: Payload,
  now = Date.now(),
): Promise<Partial<Record<CollectionSlug, number>>> {
  const settings: Partial<Record<CollectionSlug, number | null>> = await payload.findGlobal({
    slug: 'retention',
    depth: 0,
  });
  const deleted: Partial<Record<CollectionSlug, number>> = {};
  for (const collection of payload.config.collections) {
    const days = retentionDays(collection);
    if (days === undefined) continue;
    const slug = collection.slug as CollectionSlug;
    const where = expired(payload, slug, settings[slug] ?? days, now);
    const kept: number[] = [];
    for (;;) {
      const { docs } = await payload.db.find<{ id: number; reference?: string }>({
        collection: slug,
        where: kept.length > 0 ? { and: [where, { id: { not_in: kept } }] } : where,
        limit: BATCH_SIZE,
        pagination: false,
        select: hasField(payload, slug, 'reference') ? { reference: true } : {},
      });
      if (docs.length === 0) break;
      const stay = await deleteAll(payload, slug, docs);
      kept.push(...stay);
      deleted[slug] = (deleted[slug] ?? 0) + docs.length - stay.length;
    }
  }
  return deleted;
}
