import { addressFault } from '@group/rules/addresses/addressFault';
import type { CollectionConfig, PayloadRequest } from 'payload';
import { readReserved } from './reservedStore';

/** Owner of a URL path: a document, or the site itself. */
export interface AddressOwner {
  /** Slug of the owner's collection, or `site` for a reserved path. */
  collection: string;
  id: number | string;
  path: string;
  /**
   * True if visitors can see the document. If a draft and a published document claim the same path, the published one
   * keeps it.
   */
  published: boolean;
}

/**
 * Finds the documents of one collection at the given URL paths. Implementations must use a database index instead of
 * reading the whole collection.
 */
export type FindOwners = (
  req: PayloadRequest,
  paths: readonly string[],
) => Promise<Omit<AddressOwner, 'collection'>[]>;

/** Returns the `custom` settings that register how to find a collection's documents by URL path. */
export const addressLookup = (findOwners: FindOwners): NonNullable<CollectionConfig['custom']> => ({
  findOwners,
});

/** Number of URL paths per query. */
const CHUNK = 500;

/**
 * Finds the documents that own the given URL paths, in all collections with pages. Paths reserved by the site itself
 * are included. Each path must be unique among all of them.
 * @param paths URL paths with language prefix, such as `/en/career/12/`
 */
export async function addressOwners(req: PayloadRequest, paths: readonly string[]): Promise<AddressOwner[]> {
  if (paths.length === 0) return [];
  const own = await readReserved(req);
  const owners: AddressOwner[] = paths
    .filter((path) => addressFault(path, own)?.kind === 'reserved')
    .map((path) => ({ collection: 'site', id: 0, path, published: true }));
  for (const { slug, custom } of req.payload.config.collections) {
    const findOwners = custom?.findOwners as FindOwners | undefined;
    if (!findOwners) continue;
    for (let from = 0; from < paths.length; from += CHUNK) {
      const found = await findOwners(req, paths.slice(from, from + CHUNK));
      owners.push(...found.map((owner) => ({ ...owner, collection: slug })));
    }
  }
  return owners;
}
