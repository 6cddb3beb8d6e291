/** First path segments that the site uses for its own pages, calls and files. */
const FOLDERS = new Set(['404', '_gatsby', 'api', 'icons', 'page-data', 'schedule', 'slice-data', 'static']);

/**
 * True when an address is reserved for the site.
 * @param path path with language prefix, such as `/en/schedule/`
 */
export function isSitesOwn(path: string): boolean {
  const [folder = ''] = path.replace(/^\/(?:en\/)?/, '').split('/');
  return FOLDERS.has(folder);
}
