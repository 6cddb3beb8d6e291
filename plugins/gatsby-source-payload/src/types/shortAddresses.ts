/**
 * What Gatsby adds to the address of a picture that it made: the address of the original, what was asked, and a digest of the file. A
 * server that makes pictures on demand reads the first two; where the picture is a file of the site, only the digest is of use, so
 * that browsers ask again once the original was replaced.
 */
const QUERY = /\?u=[^\s&,]+&a=[^\s&,]+&cd=([0-9a-f]{12})[0-9a-f]*/g;

/**
 * Leaves out what no browser needs of the addresses of pictures that are files of the site: more than half of each. A page names
 * four or five of them for each picture, and a list of thousands consists of little else.
 * @param addresses one, or a `srcset`; those of another host are left as they are
 */
export const shortAddresses = (addresses: string): string =>
  /^\/(?!\/)/.test(addresses) ? addresses.replace(QUERY, '?cd=$1') : addresses;
