import type { CollectionConfig, CollectionSlug, DataFromCollectionSlug } from 'payload';

/** Slugs of collections with pages: their documents have a `path`, by which the site recognizes them, too. */
export type PageSlug = {
  [Slug in CollectionSlug]: 'path' extends keyof DataFromCollectionSlug<Slug> ? Slug : never;
}[CollectionSlug];

/** True when the documents of a collection are pages of the site. */
export const hasPages = (collection: CollectionConfig): collection is CollectionConfig & { slug: PageSlug } =>
  collection.fields.some((field) => 'name' in field && field.name === 'path');
