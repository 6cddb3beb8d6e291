import type { Locale } from '../../platform/locales/locales';
import type { SeedPage } from './SeedPage';

/**
 * Computes a page's URL path without the language prefix. It consists of the ancestors' slugs and the page's own.
 * @throws Error for an unknown parent
 */
export function seedPath(page: SeedPage, pages: readonly SeedPage[], locale: Locale): string {
  if (!page.slug) return '/';
  const own = `${page.slug.values[locale]}/`;
  if (!page.parent) return `/${own}`;
  const parent = pages.find(({ key }) => key === page.parent);
  if (!parent) throw new Error(`The page "${page.key}" has no parent "${page.parent}"`);
  return `${seedPath(parent, pages, locale)}${own}`;
}
