import type { CollectionConfig } from 'payload';
import { hasPages } from '../../platform/addresses/hasPages';
import { pagePreviewUrl } from './pagePreviewUrl';

/** Adds a preview button to a collection whose documents have pages. Returns other collections unchanged. */
export const previewPages = (collection: CollectionConfig): CollectionConfig =>
  hasPages(collection)
    ? { ...collection, admin: { ...collection.admin, preview: pagePreviewUrl(collection.slug) } }
    : collection;
