import type { MetaConfig } from 'payload';

/**
 * Metadata shared by all admin pages: search engines must not index them. `brandConfig` adds the site's name and icon
 * later.
 */
export const adminMeta: MetaConfig = {
  robots: 'noindex, nofollow',
  // Without this setting, `/api/og` would generate images with arbitrary text for anonymous requests.
  defaultOGImageType: 'off',
};
