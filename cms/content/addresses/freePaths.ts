import type { PayloadRequest } from 'payload';
import { addressOwners, type AddressOwner } from '../../platform/addresses/addressOwners';
import { LOCALES, localeOfPath } from '../../platform/locales';
import type { ListedSlug } from './listedPages';
import type { PageId, Paths } from './pagePaths';

/** The addresses among some that documents other than these pages stand at. */
export async function takenByOthers(
  req: PayloadRequest,
  wanted: ReadonlyMap<PageId, Paths>,
): Promise<AddressOwner[]> {
  const paths = [...wanted.values()].flatMap(({ he, en }) => [he, en].filter((path) => path !== null));
  if (paths.length === 0) return [];
  const owners = await addressOwners(req, paths);
  // A page of the branch leaves its address with the branch.
  return owners.filter(({ collection, id }) => collection !== 'pages' || !wanted.has(id));
}

/** The owners of addresses other than this document, which stands below a listing page. */
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

/** Addresses without those that belong to another document: what a draft has until it gets another slug. */
export function withoutTaken(paths: Paths, taken: readonly AddressOwner[]): Paths {
  const free = { ...paths };
  for (const locale of LOCALES) {
    const path = free[locale];
    // The Hebrew page `en` would have the address of the English home page.
    if (path && (localeOfPath(path) !== locale || taken.some((owner) => owner.path === path)))
      free[locale] = null;
  }
  return free;
}
