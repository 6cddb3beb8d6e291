function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The page of the site at which an address arrives, in one spelling: without host, query, hash, capitals, encoding and `index.html`.
 * @param siteUrl absolute address of the site
 * @param base address relative to which a browser resolves it
 * @returns null for an address outside of the site
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
