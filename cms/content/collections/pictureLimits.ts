/**
 * What a picture may be. More bytes or pixels are slow for the build, and nobody sees them. WebP has no side above 16 383 pixels, and a
 * strip cannot be shown in any place of a page; either would end the build of the site.
 */
export const PICTURE_LIMITS = { bytes: 15_000_000, pixels: 50_000_000, side: 16_000, ratio: 16 } as const;
