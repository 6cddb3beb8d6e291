import type { ShouldUpdateScrollArgs } from 'gatsby';

/** Gatsby adds `action` to the location; its types lack it. */
type Visited = ShouldUpdateScrollArgs['routerProps']['location'] & { action?: 'PUSH' | 'POP' };

/**
 * Gatsby API: leaves Back and Forward within a page, and reloads, to the browser's scroll restoration.
 * Gatsby keeps one position for all entries of a path, so a newly typed address would open where an older
 * visit had scrolled to.
 */
export function shouldUpdateScroll({ prevRouterProps, routerProps }: ShouldUpdateScrollArgs): boolean {
  const { action, pathname, hash }: Visited = routerProps.location;
  if (!prevRouterProps) return hash !== '';
  const isWithinPage = prevRouterProps.location.pathname === pathname;
  return !(isWithinPage && action === 'POP' && hash === '');
}
