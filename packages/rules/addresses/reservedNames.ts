import { foldPath } from './foldPath.ts';

/** The site's own addresses by their folded form. */
export type ReservedNames = ReadonlyMap<string, string>;

/**
 * Indexes the site's own addresses by their folded form.
 * @param addresses paths of files, folders and pages, such as `favicon.ico` and `en/404`
 */
export const reservedNames = (addresses: Iterable<string>): ReservedNames =>
  new Map(Array.from(addresses, (address) => [foldPath(address).join('/'), address]));
