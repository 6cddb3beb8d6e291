import type { ShouldUpdateScrollArgs } from 'gatsby';

/** Gatsby adds `action` to the location, but its types do not declare it. */
type Visited = ShouldUpdateScrollArgs['routerProps']['location'] & { action?: 'PUSH' | 'POP' };

/**
 * Gatsby API: leaves the scroll position to the browser after reloads, and for Back and Forward within one page. Gatsby
 * stores only one scroll position per path. A newly typed URL would therefore open at the position of an earlier visit.
 */
export function shouldUpdateScroll({ prevRouterProps, routerProps }: ShouldUpdateScrollArgs): boolean {
  const { action, pathname, hash }: Visited = routerProps.location;
  if (!prevRouterProps) return hash !== '';
  const isWithinPage = prevRouterProps.location.pathname === pathname;
  return !(isWithinPage && action === 'POP' && hash === '');
}
