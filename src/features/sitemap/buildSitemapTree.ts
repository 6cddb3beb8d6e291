import { isHomePath } from '../../i18n/paths';

/** A page as the sitemap needs it. */
export type SitemapPage = Queries.SitemapEntryFragment;

/** A page of the sitemap with the pages below it. */
export interface SitemapBranch {
  id: string;
  name: string;
  path: string;
  children: SitemapBranch[];
}

/**
 * The pages of one language as a tree: the home page first, the others in the editors' order and then by name.
 * - A page is called by its `titleBreadcrumbs`, or by the node's name without one (corporate-site §2).
 * - A page that is hidden from the sitemap hides what is below it; a page whose parent is not public in this language stands on the
 * first level.
 * @param pages all pages of the language
 * @param culture for the order of names, such as `he-il`
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
