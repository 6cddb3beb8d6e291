import { LOCALES } from '../../platform/locales';
import { pathsOf, type PageId, type PageTree, type Paths, type TreePage } from './pagePaths';

/** Who stands where. */
export interface AddressBook {
  paths: ReadonlyMap<PageId, Paths>;
  /** The page at an address. */
  owners: ReadonlyMap<string, PageId>;
  /** Published pages that would stand where another one does. */
  conflicts: readonly { page: PageId; path: string }[];
}

/**
 * The addresses of all pages. An address belongs to one page: published pages come first,
 * and a draft that wants a taken one has none until it gets another slug.
 */
export function addressBook(tree: PageTree): AddressBook {
  const paths = new Map<PageId, Paths>();
  const owners = new Map<string, PageId>();
  const conflicts: { page: PageId; path: string }[] = [];
  const byRank = [...tree.values()].sort((a, b) => Number(b.published) - Number(a.published));
  for (const page of byRank) {
    const own = freePaths(page, tree, owners);
    paths.set(page.id, page.published ? pathsOf(page, tree) : own);
    for (const locale of LOCALES) {
      const path = paths.get(page.id)?.[locale];
      if (!path) continue;
      if (own[locale]) owners.set(path, page.id);
      else conflicts.push({ page: page.id, path });
    }
  }
  return { paths, owners, conflicts };
}

/** The addresses of a page, without those that belong to another. */
export function freePaths(page: TreePage, tree: PageTree, owners: ReadonlyMap<string, PageId>): Paths {
  const paths = pathsOf(page, tree);
  for (const locale of LOCALES) {
    const path = paths[locale];
    const owner = path === null ? undefined : owners.get(path);
    if (owner !== undefined && owner !== page.id) paths[locale] = null;
  }
  return paths;
}
