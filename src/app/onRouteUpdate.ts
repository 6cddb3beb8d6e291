import type { RouteUpdateArgs } from 'gatsby';
import { noteVisit } from '../lib/visitSource';

/**
 * Id of the element around the page to which Gatsby's router moves the focus shortly after `onRouteUpdate`.
 */
const ROUTER_ID = 'gatsby-focus-wrapper';

/**
 * Gatsby API: focuses the main part after navigation, while Gatsby's announcer reads the title. The first
 * page keeps the focus and records the source of the visit.
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
