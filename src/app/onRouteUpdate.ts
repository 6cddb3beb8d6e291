import type { RouteUpdateArgs } from 'gatsby';
import { anchorOf } from '../lib/anchorOf';
import { pinAnchor, unpinAnchor } from '../lib/pinAnchor';
import { ROUTE_UPDATED } from '../lib/routeUpdated';
import { recordVisit } from '../lib/visitSource';

/** Id of the element around the page. Gatsby's router focuses it shortly after `onRouteUpdate`. */
const ROUTER_ID = 'gatsby-focus-wrapper';

/**
 * Gatsby API: moves the focus to `<main>` after a navigation, while Gatsby's announcer reads the title. The first page
 * of a visit keeps the browser's focus and records where the visitor came from.
 * If the URL has a hash, keeps that element at the top while the layout settles. Also notifies view transitions of the
 * route change.
 */
export function onRouteUpdate({ location, prevLocation }: RouteUpdateArgs): void {
  document.dispatchEvent(new Event(ROUTE_UPDATED));
  if (!prevLocation) recordVisit(location.search, document.referrer);
  const isOtherPage = prevLocation?.pathname !== location.pathname;
  if (location.hash) holdPlace(location.hash);
  else if (isOtherPage) unpinAnchor();
  if (!prevLocation || !isOtherPage || location.hash) return;
  focusMain();
  document.getElementById(ROUTER_ID)?.addEventListener('focus', focusMain, { once: true });
}

function holdPlace(hash: string): void {
  const aim = (place: HTMLElement): void => place.scrollIntoView({ block: 'start' });
  pinAnchor(anchorOf(hash), aim, { settled: true });
}

function focusMain(): void {
  const main = document.querySelector<HTMLElement>('main');
  main?.setAttribute('data-entered', '');
  main?.focus({ preventScroll: true });
}
