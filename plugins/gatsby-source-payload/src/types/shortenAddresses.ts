/**
 * Query that Gatsby adds to the URL of a picture: the URL of the original, the arguments, and a digest. For local files
 * the digest is enough. It makes browsers load a replaced picture.
 */
const QUERY = /\?u=[^\s&,]+&a=[^\s&,]+&cd=([0-9a-f]{12})[0-9a-f]*/g;

/**
 * Shortens the URLs of local picture files by more than half. Such URLs make up most of a long list.
 * @param addresses one URL, or the value of `srcset`; URLs of other hosts are unchanged
 */
export const shortenAddresses = (addresses: string): string =>
  /^\/(?!\/)/.test(addresses) ? addresses.replace(QUERY, '?cd=$1') : addresses;
