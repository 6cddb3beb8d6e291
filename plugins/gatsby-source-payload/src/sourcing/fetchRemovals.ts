import type { PayloadClient } from '../client/PayloadClient';
import { isRecord } from '../Json';
import type { Options } from '../options';
import type { EntityModel } from '../schema/SchemaModel';

/**
 * Returns whether a document has been removed.
 * @param savedAt time at which the document was last saved. If it is later than the removal, the document has been
 *   restored
 */
type IsRemoved = (entity: EntityModel, documentId: string, savedAt?: string) => boolean;

export interface Removals {
  isRemoved: IsRemoved;
  /** Returns the ids of removed documents of a collection, or null if only the remaining ids are known. */
  removedFrom: (entity: EntityModel) => readonly string[] | null;
}

/**
 * Finds documents that have been removed. It reads tombstones, or in preview mode and without tombstones the ids of all
 * remaining documents. Call it after reading the documents, so that it also finds documents that were removed
 * meanwhile.
 * @param collections collections of which only the changes were read
 * @param since the last watermark
 * @param isUnchanged returns whether a collection can be skipped
 * @throws SourceError
 */
export async function fetchRemovals(
  client: PayloadClient,
  collections: readonly EntityModel[],
  options: Options,
  since: Date,
  isUnchanged: (slug: string) => boolean,
): Promise<Removals> {
  return options.tombstones !== null && !options.preview
    ? removalsFromTombstones(client, options.tombstones, since)
    : removalsFromRemainingIds(
        client,
        collections.filter(({ slug }) => !isUnchanged(slug)),
        options,
      );
}

async function removalsFromTombstones(client: PayloadClient, slug: string, since: Date): Promise<Removals> {
  const removed = new Map<string, Map<string, number>>();
  for (const { collectionSlug, documentId, createdAt } of await client.list(slug, {
    since,
    sinceField: 'createdAt',
  })) {
    const times = removed.get(String(collectionSlug)) ?? new Map<string, number>();
    const id = documentIdOf(documentId);
    times.set(id, Math.max(times.get(id) ?? 0, Date.parse(String(createdAt))));
    removed.set(String(collectionSlug), times);
  }
  return {
    isRemoved: ({ slug: from }, documentId, savedAt) => {
      const time = removed.get(from)?.get(documentId);
      return time !== undefined && (savedAt === undefined || time > Date.parse(savedAt));
    },
    removedFrom: ({ slug: from }) => [...(removed.get(from)?.keys() ?? [])],
  };
}

/** Returns the document id of a tombstone. The field may be a string, a number or a relationship. */
function documentIdOf(value: unknown): string {
  return isRecord(value) ? String(value.value ?? value.id) : String(value);
}

async function removalsFromRemainingIds(
  client: PayloadClient,
  collections: readonly EntityModel[],
  options: Options,
): Promise<Removals> {
  const remaining = await Promise.all(
    collections.map(async ({ slug, drafts }) => {
      const documents = await client.list(slug, { idsOnly: true, published: drafts && !options.preview });
      return [slug, new Set(documents.map(({ id }) => String(id)))] as const;
    }),
  );
  const ids = new Map(remaining);
  return {
    isRemoved: ({ slug }, documentId) => ids.get(slug)?.has(documentId) === false,
    removedFrom: () => null,
  };
}
