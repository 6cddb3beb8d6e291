/** Joins the page's title and the site's name. The site's name comes first on home pages and is not repeated. */
export function fullTitle(title: string | null | undefined, siteName: string, isHome: boolean): string {
  const parts = isHome ? [siteName, title] : [title, siteName];
  return [...new Set(parts.filter(Boolean))].join(' | ');
}
