import type { RouteUpdateArgs } from 'gatsby';
import { anchorOf } from '../lib/anchorOf';
import { holdAnchor, releaseAnchor } from '../lib/holdAnchor';
import { ROUTE_UPDATED } from '../lib/routeUpdated';
import { noteVisit } from '../lib/visitSource';

/**
 * Id of the element around the page to which Gatsby's router moves the focus shortly after `onRouteUpdate`.
 */
const ROUTER_ID = 'gatsby-focus-wrapper';

/**
 * Gatsby API: focuses the main part after navigation, while Gatsby's announcer reads the title. The first
 * page keeps the focus and records the source of the visit. Holds the element that the address names. Reports the
 * change to view transitions.
 */
export function onRouteUpdate({ location, prevLocation }: RouteUpdateArgs): void {
  document.dispatchEvent(new Event(ROUTE_UPDATED));
  if (!prevLocation) noteVisit(location.search, document.referrer);
  const isOtherPage = prevLocation?.pathname !== location.pathname;
  if (location.hash) holdPlace(location.hash);
  else if (isOtherPage) releaseAnchor();
  if (!prevLocation || !isOtherPage || location.hash) return;
  focusMain();
  document.getElementById(ROUTER_ID)?.addEventListener('focus', focusMain, { once: true });
}

function holdPlace(hash: string): void {
  const aim = (place: HTMLElement): void => place.scrollIntoView({ block: 'start' });
  holdAnchor(anchorOf(hash), aim, { settled: true });
}

function focusMain(): void {
  const main = document.querySelector<HTMLElement>('main');
  main?.setAttribute('data-entered', '');
  main?.focus({ preventScroll: true });
}
