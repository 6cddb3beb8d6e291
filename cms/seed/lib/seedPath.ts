import type { Locale } from '../../platform/locales';
import type { SeedPage } from './SeedPage';

/**
 * The address of a page without the part for the language: its parents' slugs and its own.
 * @throws Error when its parent is not among the pages
 */
export function seedPath(page: SeedPage, pages: readonly SeedPage[], locale: Locale): string {
  if (!page.slug) return '/';
  const own = `${page.slug.values[locale]}/`;
  if (!page.parent) return `/${own}`;
  const parent = pages.find(({ key }) => key === page.parent);
  if (!parent) throw new Error(`The page "${page.key}" has no parent "${page.parent}"`);
  return `${seedPath(parent, pages, locale)}${own}`;
}
