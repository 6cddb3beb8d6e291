import type { PayloadRequest } from 'payload';
import { addressOwners, type AddressOwner } from '../../platform/addresses/addressOwners';
import { LOCALES, localeOfPath } from '../../platform/locales/locales';
import type { ListedSlug } from './listedPages';
import type { PageId, Paths } from './pagePaths';

/**
 * Finds the documents that already use the wanted URL paths. Ignores the pages in `wanted`.
 * @param wanted the pages that are being moved, with the URL paths they will get
 */
export async function findPathConflicts(
  req: PayloadRequest,
  wanted: ReadonlyMap<PageId, Paths>,
): Promise<AddressOwner[]> {
  const paths = [...wanted.values()].flatMap(({ he, en }) => [he, en].filter((path) => path !== null));
  if (paths.length === 0) return [];
  const owners = await addressOwners(req, paths);
  // The moved pages give up their current URLs in the same save, so they do not block each other.
  return owners.filter(({ collection, id }) => collection !== 'pages' || !wanted.has(id));
}

/**
 * Finds the documents that already use the URL paths wanted by a document below a listing page. Ignores the document
 * itself.
 */
export async function findListedPathConflicts(
  req: PayloadRequest,
  collection: ListedSlug,
  id: PageId,
  { he, en }: Paths,
): Promise<AddressOwner[]> {
  const paths = [he, en].filter((path) => path !== null);
  if (paths.length === 0) return [];
  const owners = await addressOwners(req, paths);
  return owners.filter((owner) => owner.collection !== collection || owner.id !== id);
}

/**
 * Sets the URL paths that belong to another document to null. A draft then has no URL in that language until its slug
 * changes.
 */
export function clearConflictingPaths(paths: Paths, taken: readonly AddressOwner[]): Paths {
  const free = { ...paths };
  for (const locale of LOCALES) {
    const path = free[locale];
    // The path must also match its language: a Hebrew page with the slug `en` would take the URL of the English home
    // page.
    if (path && (localeOfPath(path) !== locale || taken.some((owner) => owner.path === path)))
      free[locale] = null;
  }
  return free;
}
