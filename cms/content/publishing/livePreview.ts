import type { RootLivePreviewConfig } from 'payload';
import type { Part } from '../../platform/part';
import { hasPages } from '../../platform/addresses/hasPages';
import { previewAddress } from './previewAddress';

/**
 * The page beside its form, as wide as a phone, a tablet or a screen; what all pages show, on the home page. A document that cannot be
 * shown yet has a frame too: it says what is missing.
 * @param parts all there is
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
