/**
 * Limits for pictures. Larger ones slow the build without visible benefit. WebP allows sides up to 16,383 pixels, and
 * extreme ratios fit no layout; both would fail the build.
 */
export const PICTURE_LIMITS = { bytes: 15_000_000, pixels: 50_000_000, side: 16_000, ratio: 16 } as const;
