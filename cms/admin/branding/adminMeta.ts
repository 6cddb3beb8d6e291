import type { MetaConfig } from 'payload';

/** Metadata of admin pages. `brandConfig` adds the site's name and icon. Search engines must not index them. */
export const adminMeta: MetaConfig = {
  robots: 'noindex, nofollow',
  // Otherwise /api/og generates images with arbitrary text for anonymous requests.
  defaultOGImageType: 'off',
};
