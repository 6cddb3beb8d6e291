/** Joins a page's title and the site's name, which comes first on home pages and is never repeated. */
export function fullTitle(title: string | null | undefined, siteName: string, isHome: boolean): string {
  const parts = isHome ? [siteName, title] : [title, siteName];
  return [...new Set(parts.filter(Boolean))].join(' | ');
}
