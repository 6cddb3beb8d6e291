import type { PayloadRequest } from 'payload';
import { addressOwners, type AddressOwner } from '../../platform/addresses/addressOwners';
import { LOCALES, localeOfPath } from '../../platform/locales/locales';
import type { ListedSlug } from './listedPages';
import type { PageId, Paths } from './pagePaths';

/** Finds the owners of some addresses, except these pages. */
export async function takenByOthers(
  req: PayloadRequest,
  wanted: ReadonlyMap<PageId, Paths>,
): Promise<AddressOwner[]> {
  const paths = [...wanted.values()].flatMap(({ he, en }) => [he, en].filter((path) => path !== null));
  if (paths.length === 0) return [];
  const owners = await addressOwners(req, paths);
  // Pages of the branch give up their addresses in the same move.
  return owners.filter(({ collection, id }) => collection !== 'pages' || !wanted.has(id));
}

/** Finds the owners of some addresses, except this document below a listing page. */
export async function takenFromListed(
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

/** Removes addresses that belong to another document: a draft has none until its slug changes. */
export function withoutTaken(paths: Paths, taken: readonly AddressOwner[]): Paths {
  const free = { ...paths };
  for (const locale of LOCALES) {
    const path = free[locale];
    // A Hebrew page with the slug `en` would take the address of the English home page.
    if (path && (localeOfPath(path) !== locale || taken.some((owner) => owner.path === path)))
      free[locale] = null;
  }
  return free;
}
