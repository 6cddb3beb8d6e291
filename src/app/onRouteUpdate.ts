import type { RouteUpdateArgs } from 'gatsby';
import { noteVisit } from '../lib/visitSource';

/** Gatsby's router wraps the page in an element of this id, and moves the focus there a moment after `onRouteUpdate`. */
const ROUTER_ID = 'gatsby-focus-wrapper';

/**
 * Gatsby API: after a visitor moved to another page, the focus goes to its main part, so that the next Tab starts there.
 * Gatsby's own announcer reads the new title aloud. The first page keeps the browser's focus,
 * and tells where the visit came from.
 */
export function onRouteUpdate({ location, prevLocation }: RouteUpdateArgs): void {
  if (!prevLocation) noteVisit(location.search, document.referrer);
  if (!prevLocation || prevLocation.pathname === location.pathname || location.hash) return;
  focusMain();
  document.getElementById(ROUTER_ID)?.addEventListener('focus', focusMain, { once: true });
}

function focusMain(): void {
  const main = document.querySelector<HTMLElement>('main');
  main?.setAttribute('data-entered', '');
  main?.focus({ preventScroll: true });
}
