import { APIError, type CollectionSlug, type Payload, type Where } from 'payload';
import { noteAudit } from '../../platform/audit/noteAudit';
import { retentionDaysOf } from '../../platform/expiresAfter';

const DAY_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 50;
const CONFLICT = 409;

const hasField = (payload: Payload, slug: CollectionSlug, name: string): boolean =>
  payload.collections[slug].config.flattenedFields.some((field) => field.name === name);

/** Documents of a kind whose time is over: by the day that staff set on the document, else by its age. */
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

/** Deletes a document, unless its kind refuses because it is still under way (a refund): the next run tries again. */
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
 * Deletes documents, and writes down that the CMS did; the log itself goes without a trace.
 * @returns those that were refused
 */
async function deleteAll(
  payload: Payload,
  slug: CollectionSlug,
  docs: readonly { id: number; reference?: string }[],
): Promise<number[]> {
  if (slug === 'auditLog') {
    // Nobody may delete an entry, and nothing belongs to it.
    await payload.db.deleteMany({ collection: slug, where: { id: { in: docs.map(({ id }) => id) } } });
    return [];
  }
  const kept: number[] = [];
  for (const { id } of docs) if (!(await deleteOne(payload, slug, id))) kept.push(id);
  const gone = docs.filter(({ id }) => !kept.includes(id));
  if (gone.length === 0) return kept;
  const references = gone.flatMap(({ reference }) => reference ?? []).join(', ');
  await noteAudit(
    { payload },
    { action: 'retentionDeleted', subject: { kind: slug, reference: references || String(gone.length) } },
  );
  return kept;
}

/**
 * Deletes what was kept long enough, with everything that belongs to it (`forgetTraces`), a few at a time so that nobody waits for the
 * database.
 * @param payload the CMS
 * @param now the time it goes by
 * @returns how many documents of each kind were deleted
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
    const days = retentionDaysOf(collection);
    if (days === undefined) continue;
    const slug = collection.slug as CollectionSlug;
    const where = expired(payload, slug, settings[slug] ?? days, now);
    const kept: number[] = [];
    for (;;) {
      const { docs } = await payload.db.find<{ id: number; reference?: string }>({
        collection: slug,
        where: kept.length > 0 ? { and: [where, { id: { not_in: kept } }] } : where,
        limit: AT_ONCE,
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
