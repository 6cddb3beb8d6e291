import type { CollectionSlug, Payload, Where } from 'payload';
import { noteAudit } from '../../platform/audit/noteAudit';
import { RETENTION, RETENTION_KINDS, type RetentionKind } from './retentionKinds';

const DAY_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 50;

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

/** Deletes documents, and writes down that the CMS did; the log itself goes without a trace. */
async function deleteAll(
  payload: Payload,
  slug: CollectionSlug,
  docs: readonly { id: number; reference?: string }[],
): Promise<void> {
  if (slug === 'auditLog') {
    // Nobody may delete an entry, and nothing belongs to it.
    await payload.db.deleteMany({ collection: slug, where: { id: { in: docs.map(({ id }) => id) } } });
    return;
  }
  for (const { id } of docs) await payload.delete({ collection: slug, id, depth: 0 });
  const references = docs.flatMap(({ reference }) => reference ?? []).join(', ');
  await noteAudit(
    { payload },
    { action: 'retentionDeleted', subject: { kind: slug, reference: references || String(docs.length) } },
  );
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
): Promise<Partial<Record<RetentionKind, number>>> {
  const settings: Partial<Record<RetentionKind, number | null>> = await payload.findGlobal({
    slug: 'retention',
    depth: 0,
  });
  const deleted: Partial<Record<RetentionKind, number>> = {};
  for (const kind of RETENTION_KINDS) {
    if (!(kind in payload.collections)) continue;
    const slug = kind as CollectionSlug;
    const where = expired(payload, slug, settings[kind] ?? RETENTION[kind].days, now);
    for (;;) {
      const { docs } = await payload.db.find<{ id: number; reference?: string }>({
        collection: slug,
        where,
        limit: AT_ONCE,
        pagination: false,
        select: hasField(payload, slug, 'reference') ? { reference: true } : {},
      });
      if (docs.length === 0) break;
      await deleteAll(payload, slug, docs);
      deleted[kind] = (deleted[kind] ?? 0) + docs.length;
    }
  }
  return deleted;
}
