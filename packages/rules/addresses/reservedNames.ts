import { foldPath } from './foldPath.ts';

/** Paths that the site itself uses, by their folded form. */
export type ReservedNames = ReadonlyMap<string, string>;

/**
 * Indexes the paths that the site itself uses by their folded form.
 * @param addresses paths of files, folders and pages, such as `favicon.ico` and `en/404`
 */
export const reservedNames = (addresses: Iterable<string>): ReservedNames =>
  new Map(Array.from(addresses, (address) => [foldPath(address).join('/'), address]));
