import type { RootLivePreviewConfig } from 'payload';
import { livePreviewUrl } from './pagePreviewUrl';

/** The page beside its form, on a preview site that shows drafts (PREVIEW_URL), as wide as a phone, a tablet or a screen. */
export const livePreview: RootLivePreviewConfig = {
  collections: ['pages', 'projects', 'products'],
  url: ({ data, locale }) => livePreviewUrl(data, locale.code),
  breakpoints: [
    { name: 'phone', label: '📱', width: 390, height: 844 },
    { name: 'tablet', label: '768', width: 768, height: 1024 },
    { name: 'desktop', label: '1366', width: 1366, height: 768 },
  ],
};
