import type { ShouldUpdateScrollArgs } from 'gatsby';

/** Gatsby says of each location how the visitor came to it; its types do not know that. */
type Visited = ShouldUpdateScrollArgs['routerProps']['location'] & { action?: 'PUSH' | 'POP' };

/**
 * Gatsby API: after Back or Forward within a page, as between its filters, the browser restores where the
 * visitor was, and so it does on the first page, after a reload. Gatsby keeps one position for all entries of
 * a page, and for all visits that begin at its path: it would open a newly typed address where an older visit
 * had scrolled to.
 */
export function shouldUpdateScroll({ prevRouterProps, routerProps }: ShouldUpdateScrollArgs): boolean {
  const { action, pathname, hash }: Visited = routerProps.location;
  if (!prevRouterProps) return hash !== '';
  const isWithinPage = prevRouterProps.location.pathname === pathname;
  return !(isWithinPage && action === 'POP' && hash === '');
}
