import type { RouteUpdateArgs } from 'gatsby';

/** Whether Gatsby's scroll handler can decode a hash; it calls `decodeURI`, whose error would unmount the page. */
function isDecodable(hash: string): boolean {
  try {
    decodeURI(hash);
    return true;
  } catch {
    return false;
  }
}

/**
 * Gatsby API: escapes the percent signs of a malformed hash (`#100%`), in the location that Gatsby then renders with. The address that
 * the visitor sees stays.
 */
export function onPreRouteUpdate({ location }: Pick<RouteUpdateArgs, 'location'>): void {
  if (!isDecodable(location.hash)) location.hash = location.hash.replaceAll('%', '%25');
}
