import type { CollectionAfterDeleteHook } from 'payload';

/** Deletes with a document what belongs to it: its deliveries, and the files that came with it with theirs. */
export const forgetTraces: CollectionAfterDeleteHook = async ({ collection, id, doc, req }) => {
  const { payload } = req;
  await payload.delete({
    collection: 'deliveries',
    where: { and: [{ recordCollection: { equals: collection.slug } }, { recordId: { equals: String(id) } }] },
    req,
  });
  const { reference } = doc as { reference?: string };
  if (!reference) return;
  await payload.delete({
    collection: 'deliveries',
    where: { and: [{ recordCollection: { equals: 'attachments' } }, { reference: { equals: reference } }] },
    req,
  });
  await payload.delete({
    collection: 'attachments',
    where: { and: [{ ownerCollection: { equals: collection.slug } }, { reference: { equals: reference } }] },
    req,
  });
};
