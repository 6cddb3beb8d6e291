import { addressFault } from '@group/rules/addresses/addressFault';
import type { CollectionConfig, PayloadRequest } from 'payload';
import { readReserved } from './reservedStore';

/** Owner of an address: a document, or the site itself. */
export interface AddressOwner {
  /** Slug of the collection; `site` for a reserved address. */
  collection: string;
  id: number | string;
  path: string;
  /** Visible to visitors. Drafts yield to published documents. */
  published: boolean;
}

/** Finds the documents of a collection at given addresses. Must use an index instead of reading the collection. */
export type FindOwners = (
  req: PayloadRequest,
  paths: readonly string[],
) => Promise<Omit<AddressOwner, 'collection'>[]>;

/** Value of `custom` that registers the addresses of a collection. */
export const addressLookup = (findOwners: FindOwners): NonNullable<CollectionConfig['custom']> => ({
  findOwners,
});

/** Addresses per query. */
const CHUNK = 500;

/**
 * Finds the owners of addresses in all collections with pages, and those of the site. An address is unique among
 * them.
 * @param paths addresses with language prefix, such as `/en/career/12/`
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
