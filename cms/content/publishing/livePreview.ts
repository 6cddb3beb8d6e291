import type { RootLivePreviewConfig } from 'payload';
import type { Part } from '../../platform/parts/part';
import { hasPages } from '../../platform/addresses/hasPages';
import { previewAddress } from './previewAddress';

/**
 * Configures the live preview beside the form, in the widths of a phone, a tablet and a desktop. A global is shown on
 * the home page. If a document has no URL yet, the preview explains what is missing.
 * @param parts all parts of the CMS
 */
export const livePreview = (parts: readonly Part[]): RootLivePreviewConfig => ({
  collections: parts
    .flatMap(({ collections = [] }) => collections)
    .filter(hasPages)
    .map(({ slug }) => slug),
  globals: parts
    .flatMap(({ globals = [] }) => globals)
    .filter(({ admin }) => admin?.preview)
    .map(({ slug }) => slug),
  url: ({ data, collectionConfig, globalConfig, locale, req }) => {
    if (globalConfig) return previewAddress('globals', globalConfig.slug, locale.code, req);
    return collectionConfig && typeof data.id === 'number'
      ? previewAddress(collectionConfig.slug, data.id, locale.code, req)
      : null;
  },
  breakpoints: [
    { name: 'phone', label: '📱', width: 390, height: 844 },
    { name: 'tablet', label: '768', width: 768, height: 1024 },
    { name: 'desktop', label: '1366', width: 1366, height: 768 },
  ],
});
