import type { CollectionConfig, PayloadRequest } from 'payload';
import { isSitesOwn } from './isSitesOwn';

/** A document that stands at an address, or the site itself. */
export interface AddressOwner {
  /** Its collection; `site` where the site has something of its own (`isSitesOwn`). */
  collection: string;
  id: number | string;
  path: string;
  /** Visitors see it. A draft gives way to what is published. */
  published: boolean;
}

/**
 * How a collection with pages of its own tells which of its documents stand at given addresses. It must ask an index, never read
 * the whole collection.
 */
export type FindOwners = (
  req: PayloadRequest,
  paths: readonly string[],
) => Promise<Omit<AddressOwner, 'collection'>[]>;

/** Value of `custom` that enters a collection into the registry of addresses. */
export const standsAt = (findOwners: FindOwners): NonNullable<CollectionConfig['custom']> => ({ findOwners });

/** How many addresses one statement asks for. */
const CHUNK = 500;

/**
 * Which documents have these addresses, in all collections that have pages, or whether the site has them itself: an address belongs to one
 * of all of them.
 * @param paths addresses with their language's prefix, such as `/en/career/12/`
 */
export async function addressOwners(req: PayloadRequest, paths: readonly string[]): Promise<AddressOwner[]> {
  const owners: AddressOwner[] = paths
    .filter(isSitesOwn)
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
