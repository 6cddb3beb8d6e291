import type { CollectionAfterDeleteHook } from 'payload';
import { cascadeDeletion } from '../platform/audit/auditDeletion';

/**
 * Deletes everything that belongs to a deleted document: its deliveries, its replies, and its files with their
 * deliveries.
 */
export const deleteDependents: CollectionAfterDeleteHook = async ({ collection, id, doc, req }) => {
  const { payload } = req;
  const part = cascadeDeletion(req);
  const replies = await payload.delete({
    collection: 'replies',
    where: { and: [{ ownerCollection: { equals: collection.slug } }, { ownerId: { equals: String(id) } }] },
    depth: 0,
    req: part,
  });
  const records = [
    { kind: collection.slug, ids: [id] },
    { kind: 'replies', ids: replies.docs.map((one) => one.id) },
  ];
  for (const { kind, ids } of records)
    await payload.delete({
      collection: 'deliveries',
      where: { and: [{ recordCollection: { equals: kind } }, { recordId: { in: ids.map(String) } }] },
      req: part,
    });
  const { reference } = doc as { reference?: string };
  if (!reference) return;
  await payload.delete({
    collection: 'deliveries',
    where: { and: [{ recordCollection: { equals: 'attachments' } }, { reference: { equals: reference } }] },
    req: part,
  });
  await payload.delete({
    collection: 'attachments',
    where: { and: [{ ownerCollection: { equals: collection.slug } }, { reference: { equals: reference } }] },
    req: part,
  });
};
