/** Bytes of a part of an address in UTF-8: a folder's name on every common file system. */
export const SEGMENT_BYTES = 255;

/**
 * Bytes of a whole path in UTF-8. Encoded it is at most three times as long, and with the site's host still below 2,048 characters, the
 * limit of a sitemap. A key of a bucket has 1,024 bytes, a line of nginx 8,192, a path of Linux 4,096: page data adds 30 to each.
 */
export const PATH_BYTES = 600;

/** Bytes of a text in UTF-8. */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
