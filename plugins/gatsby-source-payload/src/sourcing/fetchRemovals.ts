import type { PayloadClient } from '../client/PayloadClient';
import { isRecord } from '../Json';
import type { Options } from '../options';
import type { EntityModel } from '../schema/SchemaModel';

/**
 * Tells whether a document has been removed.
 * @param savedAt time of the document at hand; a later save restores it
 */
type IsRemoved = (entity: EntityModel, documentId: string, savedAt?: string) => boolean;

export interface Removals {
  isRemoved: IsRemoved;
  /** Returns the removed documents of a collection; null if only the remaining ids are known. */
  removedFrom: (entity: EntityModel) => readonly string[] | null;
}

/**
 * Finds removed documents: by tombstones, or by the remaining ids in preview mode and without tombstones. Call it
 * after reading the documents, to notice removals in the meantime.
 * @param collections that are read by changes
 * @param since the last watermark
 * @param isUnchanged whether a collection can be skipped
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
    ? byTombstones(client, options.tombstones, since)
    : byRemainingIds(
        client,
        collections.filter(({ slug }) => !isUnchanged(slug)),
        options,
      );
}

async function byTombstones(client: PayloadClient, slug: string, since: Date): Promise<Removals> {
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

/** The id may be a text, a number or a relationship. */
function documentIdOf(value: unknown): string {
  return isRecord(value) ? String(value.value ?? value.id) : String(value);
}

async function byRemainingIds(
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
