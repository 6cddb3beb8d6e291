import type { PayloadClient } from '../client/PayloadClient';
import { isRecord } from '../Json';
import type { Options } from '../options';
import type { EntityModel } from '../schema/SchemaModel';

/**
 * True for a document that is no longer there.
 * @param entity its collection
 * @param savedAt when the document at hand was saved: one saved after its removal is back again
 */
type IsRemoved = (entity: EntityModel, documentId: string, savedAt?: string) => boolean;

export interface Removals {
  isRemoved: IsRemoved;
  /** The documents of a collection that were removed; null where the CMS only tells which are left. */
  removedFrom: (entity: EntityModel) => readonly string[] | null;
}

/**
 * Finds out which documents are gone: by the CMS's own list of removals; in preview mode, which also shows what was never
 * public, and without such a list, by comparing with the ids of all documents that are left. To be asked after the
 * documents themselves, so that one removed meanwhile is noticed.
 * @param collections the collections that are read by what changed
 * @param since the last watermark
 * @param isUnchanged whether nothing went of a collection: its ids are not asked for
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

/** The id may have been written as text, as number, or as a relationship. */
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
