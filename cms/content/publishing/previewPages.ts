import type { CollectionConfig } from 'payload';
import { hasPages } from '../../platform/addresses/hasPages';
import { pagePreviewUrl } from './pagePreviewUrl';

/** Adds the preview button to collections with pages. */
export const previewPages = (collection: CollectionConfig): CollectionConfig =>
  hasPages(collection)
    ? { ...collection, admin: { ...collection.admin, preview: pagePreviewUrl(collection.slug) } }
    : collection;
