/**
 * The title of a page as tabs and search results show it: the site's name stands last, on the home page first, and never twice.
 * @param title title of the page
 * @param siteName name of the site
 * @param isHome true for the home page of a language
 */
export function fullTitle(title: string | null | undefined, siteName: string, isHome: boolean): string {
  const parts = isHome ? [siteName, title] : [title, siteName];
  return [...new Set(parts.filter(Boolean))].join(' | ');
}
