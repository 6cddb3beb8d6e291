import type { PayloadClient } from '../client/PayloadClient';
import { isRecord } from '../Json';
import type { Options } from '../options';
import type { EntityModel } from '../schema/SchemaModel';

/**
 * True for a document that is no longer there.
 * @param entity its collection
 * @param savedAt when the document at hand was saved: one saved after its removal is back again
 */
export type IsRemoved = (entity: EntityModel, documentId: string, savedAt?: string) => boolean;

/**
 * Finds out which documents are gone: by the CMS's own list of removals; in preview mode, which also shows what was never
 * public, and without such a list, by comparing with the ids of all documents that are left. To be asked after the
 * documents themselves, so that one removed meanwhile is noticed.
 * @param collections the collections that are read by what changed
 * @param since the last watermark
 * @throws SourceError
 */
export async function fetchRemovals(
  client: PayloadClient,
  collections: readonly EntityModel[],
  options: Options,
  since: Date,
): Promise<IsRemoved> {
  return options.tombstones !== null && !options.preview
    ? byTombstones(client, options.tombstones, since)
    : byRemainingIds(client, collections, options);
}

async function byTombstones(client: PayloadClient, slug: string, since: Date): Promise<IsRemoved> {
  const removed = new Map<string, number>();
  for (const { collectionSlug, documentId, createdAt } of await client.list(slug, {
    since,
    sinceField: 'createdAt',
  })) {
    const key = `${String(collectionSlug)}/${documentIdOf(documentId)}`;
    removed.set(key, Math.max(removed.get(key) ?? 0, Date.parse(String(createdAt))));
  }
  return (entity, documentId, savedAt) => {
    const time = removed.get(`${entity.slug}/${documentId}`);
    return time !== undefined && (savedAt === undefined || time > Date.parse(savedAt));
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
): Promise<IsRemoved> {
  const remaining = await Promise.all(
    collections.map(async ({ slug, drafts }) => {
      const documents = await client.list(slug, { idsOnly: true, published: drafts && !options.preview });
      return [slug, new Set(documents.map(({ id }) => String(id)))] as const;
    }),
  );
  const ids = new Map(remaining);
  return (entity, documentId) => ids.get(entity.slug)?.has(documentId) === false;
}
