/** Maximum length of a part of an address in UTF-8 bytes, for a folder name on every common file system. */
export const SEGMENT_BYTES = 255;

/**
 * Maximum length of a whole path in UTF-8 bytes. Encoded it is at most three times as long, and with the host
 * below 2,048 characters, the limit of a sitemap. Bucket keys have 1,024 bytes, lines of nginx 8,192, paths
 * of Linux 4,096. Page data adds 30 bytes to each.
 */
export const PATH_BYTES = 600;

/** Returns the length of a text in UTF-8 bytes. */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
