function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Returns the path of the page that an address leads to, in normal form: without host, query, hash, capitals,
 * encoding and `index.html`.
 * @param siteUrl absolute address of the site
 * @param base address relative to which a browser resolves it
 * @returns null for an address outside the site
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
