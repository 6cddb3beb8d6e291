import type { RouteUpdateArgs } from 'gatsby';

/**
 * Checks whether Gatsby's scroll handler can decode a hash. The handler calls `decodeURI`, and an error there would
 * unmount the page.
 */
function isDecodable(hash: string): boolean {
  try {
    decodeURI(hash);
    return true;
  } catch {
    return false;
  }
}

/**
 * Gatsby API: escapes the percent signs of a malformed hash (`#100%`) in the location object that Gatsby renders with.
 * The URL in the browser does not change.
 */
export function onPreRouteUpdate({ location }: Pick<RouteUpdateArgs, 'location'>): void {
  if (!isDecodable(location.hash)) location.hash = location.hash.replaceAll('%', '%25');
}
