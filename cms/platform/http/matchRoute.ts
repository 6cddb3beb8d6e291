import type { Route } from './route';

/** A path's pattern as a regular expression with named groups; values hold no slash. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`);
}

export type Match = { route: Route; params: Record<string, string> } | { allowed: string[] };

/**
 * Finds the route of a request.
 * @returns the route and its path's values, or the methods that the path allows (none: there is no such path)
 */
export function matchRoute(routes: readonly Route[], method: string, pathname: string): Match {
  const allowed: string[] = [];
  for (const route of routes) {
    const match = patternOf(route.path).exec(pathname);
    if (!match) continue;
    if (route.method === method) {
      const params = Object.entries(match.groups ?? {}).map(([name, value]) => [
        name,
        decodeURIComponent(value),
      ]);
      return { route, params: Object.fromEntries(params) as Record<string, string> };
    }
    allowed.push(route.method);
  }
  return { allowed };
}
