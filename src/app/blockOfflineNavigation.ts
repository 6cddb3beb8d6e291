import { navigate } from 'gatsby';
import { notifyOfflinePress } from '../components/OfflineNotice/offlinePress';
import { leavesPage } from '../lib/leavesPage';

/**
 * Function that Gatsby passes to its browser APIs. Returns the loaded resources of a page, or nothing if the page
 * cannot be shown yet.
 */
export type LoadPageSync = (path: string) => unknown;

/** Maximum time to wait for the connection check, in milliseconds. */
const ANSWER_MS = 3000;
/**
 * How long a successful connection check stays valid, in milliseconds. A link in a dialog is clicked twice: the second
 * click follows when the dialog's history entry has been removed.
 */
const REACHED_MS = 2000;
/** Links to pictures are exempt, because they open in a lightbox (`enlargeOnPress`). */
const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/**
 * Checks whether the site responds, regardless of `navigator.onLine`. A timeout counts as reachable, because the
 * connection may just be slow.
 */
async function isReachable(): Promise<boolean> {
  const answer = fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  const slow = new Promise<true>((resolve) => setTimeout(resolve, ANSWER_MS, true));
  return Promise.race([answer, slow]);
}

/**
 * Returns the clicked link if it leads to another page in this tab. Ignores links that their page handles itself
 * (`data-here`).
 */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || !leavesPage(link, event)) return null;
  if ('here' in link.dataset || PICTURE.test(link.pathname)) return null;
  const { origin, pathname, search } = window.location;
  return link.origin === origin && link.pathname === pathname && link.search === search ? null : link;
}

/**
 * Keeps offline visitors on the current page. Otherwise a click on a link would show the browser's error page. Blocks a
 * link only if the browser reports that it is offline, the target page is not loaded, and the site does not respond.
 * `OfflineNotice` then informs the visitor.
 */
export function blockOfflineNavigation(loadPageSync: LoadPageSync): void {
  // Gatsby's keys for loaded pages consist of path and query.
  const isLoaded = ({ origin, pathname, search }: HTMLAnchorElement): boolean =>
    origin === window.location.origin && Boolean(loadPageSync(pathname + search));
  let reachedAt = -Infinity;
  let asking = false;

  const holdBack = (event: MouseEvent): void => {
    if (navigator.onLine) return;
    const link = linkOf(event);
    if (!link || isLoaded(link) || performance.now() - reachedAt < REACHED_MS) return;
    event.preventDefault();
    event.stopPropagation();
    if (asking) return;
    asking = true;
    void isReachable().then((reachable) => {
      asking = false;
      if (!reachable) {
        notifyOfflinePress(link);
        return;
      }
      reachedAt = performance.now();
      // If the visitor has left the page in the meantime, the link is gone.
      if (link.isConnected) link.click();
    });
  };
  /**
   * Opens an already loaded page with Gatsby's router, so that plain links, such as those in rich text, work offline.
   */
  const openLoaded = (event: MouseEvent): void => {
    if (navigator.onLine || event.defaultPrevented) return;
    const link = linkOf(event);
    if (!link || !isLoaded(link)) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
  // The first listener runs before React and the dialogs handle the click, the second one after them.
  document.addEventListener('click', holdBack, { capture: true });
  document.addEventListener('click', openLoaded);
}
