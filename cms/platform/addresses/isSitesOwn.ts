/** First folders of addresses at which the site has something of its own: pages that it makes itself, its calls and its files. */
const FOLDERS = new Set(['404', '_gatsby', 'api', 'icons', 'page-data', 'schedule', 'slice-data', 'static']);

/**
 * Whether no document may stand at an address.
 * @param path with its language's prefix, such as `/en/schedule/`
 */
export function isSitesOwn(path: string): boolean {
  const [folder = ''] = path.replace(/^\/(?:en\/)?/, '').split('/');
  return FOLDERS.has(folder);
}
