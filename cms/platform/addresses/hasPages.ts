import type { CollectionConfig, CollectionSlug, DataFromCollectionSlug } from 'payload';

/** Collections with pages: their documents have a `path`. The site knows them by the same field. */
export type PageSlug = {
  [Slug in CollectionSlug]: 'path' extends keyof DataFromCollectionSlug<Slug> ? Slug : never;
}[CollectionSlug];

/** Whether the documents of a collection are pages of the site. */
export const hasPages = (collection: CollectionConfig): collection is CollectionConfig & { slug: PageSlug } =>
  collection.fields.some((field) => 'name' in field && field.name === 'path');
