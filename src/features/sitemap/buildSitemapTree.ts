import { isHomePath } from '../../i18n/paths';

/** A page with the data of the sitemap. */
export type SitemapPage = Queries.SitemapEntryFragment;

/** A page of the sitemap with its children. */
export interface SitemapBranch {
  id: string;
  name: string;
  path: string;
  children: SitemapBranch[];
}

/**
 * Builds the tree of all pages in a language: the home page first, others in the editors' order, then by name.
 * - A page is named by `titleBreadcrumbs`, otherwise by its node's name (corporate-site §2).
 * - A hidden page hides its descendants. A page whose parent is not public in the language is on the first level.
 * @param culture for sorting, such as `he-il`
 */
export function buildSitemapTree(pages: readonly SitemapPage[], culture: string): SitemapBranch[] {
  const known = new Set(pages.map(({ id }) => id));
  const collator = new Intl.Collator(culture, { numeric: true });
  const nameOf = ({ titleBreadcrumbs, title, path }: SitemapPage) => titleBreadcrumbs || title || path;
  const sorted = pages
    .filter(({ hideFromSitemap }) => !hideFromSitemap)
    .sort(
      (a, b) =>
        Number(isHomePath(b.path)) - Number(isHomePath(a.path)) ||
        (a.order ?? 0) - (b.order ?? 0) ||
        collator.compare(nameOf(a), nameOf(b)),
    );
  const byParent = new Map<string | null, SitemapPage[]>();
  for (const page of sorted) {
    const parent = page.parentPage !== null && known.has(page.parentPage) ? page.parentPage : null;
    const siblings = byParent.get(parent);
    if (siblings) siblings.push(page);
    else byParent.set(parent, [page]);
  }
  const below = (parent: string | null): SitemapBranch[] =>
    (byParent.get(parent) ?? []).map((page) => ({
      id: page.id,
      name: nameOf(page),
      path: page.path,
      children: below(page.id),
    }));
  return below(null);
}
