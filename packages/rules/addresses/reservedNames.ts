import { foldPath } from './foldPath.ts';

/** The site's own addresses, as they are written, by their folded form. */
export type ReservedNames = ReadonlyMap<string, string>;

/** @param addresses paths of the site's own files, folders and pages, such as `favicon.ico` and `en/404` */
export const reservedNames = (addresses: Iterable<string>): ReservedNames =>
  new Map(Array.from(addresses, (address) => [foldPath(address).join('/'), address]));
