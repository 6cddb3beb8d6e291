/**
 * Maximum length of a path segment in UTF-8 bytes. A longer folder name is not possible on every common file system.
 */
export const SEGMENT_BYTES = 255;

/**
 * Maximum length of a whole path in UTF-8 bytes. A percent-encoded path is at most three times as long, so the URL
 * stays below 2,048 characters, which is the limit in sitemaps. Other limits are larger: 1,024 bytes for bucket keys,
 * 8,192 for lines of nginx, 4,096 for paths in Linux. The path of page data is 30 bytes longer.
 */
export const PATH_BYTES = 600;

/** Returns the length of a text in UTF-8 bytes. */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
