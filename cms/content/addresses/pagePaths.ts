import { LOCALES, PATH_PREFIX, type Locale } from '../../platform/locales/locales';

export type PageId = number | string;

export type Localized<Value = string | null> = Partial<Record<Locale, Value>>;

export type Paths = Record<Locale, string | null>;

/** The properties of a page that determine its URL path. */
export interface TreePage {
  id: PageId;
  template?: string | null;
  parentPage?: PageId | null;
  slug?: Localized | null;
  languages?: readonly string[] | null;
  /** Whether the page is public now, or will be once it is saved. */
  published: boolean;
  trashed: boolean;
}

export type PageTree = ReadonlyMap<PageId, TreePage>;

/**
 * Computes a page's URL path: language prefix, slugs of the ancestors, own slug, trailing slash. A home page has the
 * language's root path.
 * @returns null if the page or an ancestor has no slug in that language, or if the parents form a cycle
 */
export function pathOf(page: TreePage, tree: PageTree, locale: Locale): string | null {
  const slugs: string[] = [];
  for (const ancestor of lineage(page, tree)) {
    if (ancestor === null) return null;
    if (ancestor.template === 'home') break;
    const slug = ancestor.slug?.[locale];
    if (!slug) return null;
    slugs.unshift(slug);
  }
  return `${PATH_PREFIX[locale]}/${slugs.map((slug) => `${slug}/`).join('')}`;
}

/** Yields the page, its parent and so on to the top of the tree. Yields null and stops if the parents form a cycle. */
export function* lineage(page: TreePage, tree: PageTree): Generator<TreePage | null> {
  const seen = new Set<PageId>();
  for (
    let current: TreePage | undefined = page;
    current;
    current = current.parentPage ? tree.get(current.parentPage) : undefined
  ) {
    if (seen.has(current.id)) {
      yield null;
      return;
    }
    seen.add(current.id);
    yield current;
  }
}

/** Computes the URL paths of a page in its languages. All are null if the page is in the trash. */
export function pathsOf(page: TreePage, tree: PageTree): Paths {
  const path = (locale: Locale) =>
    !page.trashed && page.languages?.includes(locale) ? pathOf(page, tree, locale) : null;
  return { he: path('he'), en: path('en') };
}

/** Checks whether two sets of URL paths are equal. A missing path equals null. */
export function samePaths(a: Localized | null | undefined, b: Localized | null | undefined): boolean {
  return LOCALES.every((locale) => (a?.[locale] ?? null) === (b?.[locale] ?? null));
}
