import { PATH_PREFIX, type Locale } from '../lib/locales';

export type Localized = Partial<Record<Locale, string | null>>;

/** What of a page its address depends on. */
export interface TreePage {
  id: number | string;
  template?: string | null;
  parentPage?: number | string | null;
  slug?: Localized | null;
  languages?: readonly string[] | null;
}

/**
 * The address of a page: its language's prefix, its ancestors' slugs, its own slug, a slash behind.
 * @param page the page
 * @param byId all pages
 * @param locale language of the address
 * @returns null when the page or one of its ancestors has no slug in that language, or when its parents go round in a circle
 */
export function pathOf(
  page: TreePage,
  byId: ReadonlyMap<number | string, TreePage>,
  locale: Locale,
): string | null {
  const slugs: string[] = [];
  const seen = new Set<number | string>();
  for (
    let current: TreePage | undefined = page;
    current;
    current = current.parentPage ? byId.get(current.parentPage) : undefined
  ) {
    if (seen.has(current.id)) return null;
    seen.add(current.id);
    if (current.template === 'home') break;
    const slug = current.slug?.[locale];
    if (!slug) return null;
    slugs.unshift(slug);
  }
  return `${PATH_PREFIX[locale]}/${slugs.map((slug) => `${slug}/`).join('')}`;
}

/** The addresses of a page in the languages it exists in. */
export function pathsOf(
  page: TreePage,
  byId: ReadonlyMap<number | string, TreePage>,
): Record<Locale, string | null> {
  const path = (locale: Locale) => (page.languages?.includes(locale) ? pathOf(page, byId, locale) : null);
  return { he: path('he'), en: path('en') };
}
