function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Returns the path of the page to which a URL leads, in normal form: without host, query, hash and `index.html`,
 * decoded, and in lower case.
 * @param address absolute or relative URL
 * @param siteUrl absolute URL of the site
 * @param base URL against which a relative URL is resolved
 * @returns null for a URL outside the site
 */
export function sitePath(address: string, siteUrl: string, base = '/'): string | null {
  const from = new URL(base, siteUrl).href;
  if (!URL.canParse(address, from)) return null;
  const { protocol, host, pathname } = new URL(address, from);
  if (!/^https?:$/.test(protocol) || host !== new URL(siteUrl).host) return null;
  const path = decoded(pathname)
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.html\/?$/, '/');
  return path.endsWith('/') ? path : `${path}/`;
}
