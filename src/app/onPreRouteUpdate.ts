import type { RouteUpdateArgs } from 'gatsby';

/**
 * Tells whether Gatsby's scroll handler can decode a hash. It calls `decodeURI`, whose error would unmount the page.
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
 * Gatsby API: escapes percent signs of a malformed hash (`#100%`) in the location that Gatsby renders with. The
 * visible address is unchanged.
 */
export function onPreRouteUpdate({ location }: Pick<RouteUpdateArgs, 'location'>): void {
  if (!isDecodable(location.hash)) location.hash = location.hash.replaceAll('%', '%25');
}
