/**
 * Gatsby's query of a picture address: the original's address, the arguments, and a digest. Local files need only the
 * digest, so that browsers load a replaced picture.
 */
const QUERY = /\?u=[^\s&,]+&a=[^\s&,]+&cd=([0-9a-f]{12})[0-9a-f]*/g;

/**
 * Shortens addresses of local picture files by more than half. Long lists consist mostly of such addresses.
 * @param addresses one, or a `srcset`; those of other hosts are unchanged
 */
export const shortenAddresses = (addresses: string): string =>
  /^\/(?!\/)/.test(addresses) ? addresses.replace(QUERY, '?cd=$1') : addresses;
