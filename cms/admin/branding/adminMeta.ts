import type { MetaConfig } from 'payload';

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 0 40 40"><path fill="#a8472a" fill-rule="evenodd" d="M0 40V16a16 16 0 0 1 32 0v24zM6 40h13c0-5-7.5-7-7.5-13 0-5.5 7-6.5 7-11 0-2.3-1.6-3.8-3.5-5l-.6.5c1.1 1 1.9 2.2 1.9 3.7C16.3 19.5 6 20 6 28.5 6 33.5 8 36 6 40z"/></svg>';

const NAME = 'קבוצת אבן־דרך';
const DESCRIPTION = `ניהול האתר של ${NAME}`;

/** Title and icon of admin pages. Search engines must not index them. */
export const adminMeta: MetaConfig = {
  titleSuffix: ` · ${NAME}`,
  description: DESCRIPTION,
  openGraph: { siteName: NAME, description: DESCRIPTION },
  icons: [{ rel: 'icon', type: 'image/svg+xml', url: `data:image/svg+xml,${encodeURIComponent(ICON)}` }],
  robots: 'noindex, nofollow',
  // Otherwise /api/og generates images with arbitrary text for anonymous requests.
  defaultOGImageType: 'off',
};
