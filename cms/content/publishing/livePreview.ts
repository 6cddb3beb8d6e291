import type { RootLivePreviewConfig } from 'payload';
import type { Part } from '../../platform/part';
import { previewAddress } from './previewAddress';

/** What has a button that leads to its preview. @param configs of collections or globals */
const previewed = (configs: readonly { slug: string; admin?: { preview?: unknown } }[]): string[] =>
  configs.filter(({ admin }) => admin?.preview).map(({ slug }) => slug);

/**
 * The page beside its form, as wide as a phone, a tablet or a screen; what all pages show, on the home page. A document that cannot be
 * shown yet has a frame too: it says what is missing.
 * @param parts all there is
 */
export const livePreview = (parts: readonly Part[]): RootLivePreviewConfig => ({
  collections: previewed(parts.flatMap(({ collections = [] }) => collections)),
  globals: previewed(parts.flatMap(({ globals = [] }) => globals)),
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
