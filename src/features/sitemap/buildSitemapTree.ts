import { isHomePath } from '../../i18n/paths';

/** A page with the data that the sitemap needs. */
export type SitemapPage = Queries.SitemapEntryFragment;

/** A page in the sitemap with the pages below it. */
export interface SitemapBranch {
  id: string;
  name: string;
  path: string;
  children: SitemapBranch[];
}

/**
 * Builds the tree of all pages in a language. The home page comes first; others are in the editors' order, then sorted
 * by name.
 * - A page's name is its `titleBreadcrumbs`, otherwise its title (corporate-site §2).
 * - A page that editors hid also hides the pages below it. If a page's parent is not public in this language, the page
 * is on the first level.
 * @param culture culture whose sorting rules apply, such as `he-il`
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
