/**
 * Limits for pictures. More bytes or pixels slow the build without visible benefit. `side` is below the maximum of WebP
 * (16,383 pixels), and pictures with a larger `ratio` fit no layout. Pictures beyond these two limits would make the
 * build fail.
 */
export const PICTURE_LIMITS = { bytes: 15_000_000, pixels: 50_000_000, side: 16_000, ratio: 16 } as const;
