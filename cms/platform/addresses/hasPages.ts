import type { CollectionConfig, CollectionSlug, DataFromCollectionSlug } from 'payload';

/**
 * Slugs of the collections whose documents are pages. Their documents have a `path` field, by which the site recognizes
 * them as well.
 */
export type PageSlug = {
  [Slug in CollectionSlug]: 'path' extends keyof DataFromCollectionSlug<Slug> ? Slug : never;
}[CollectionSlug];

/** Checks whether the documents of a collection are pages of the site. */
export const hasPages = (collection: CollectionConfig): collection is CollectionConfig & { slug: PageSlug } =>
  collection.fields.some((field) => 'name' in field && field.name === 'path');
