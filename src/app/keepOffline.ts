import { navigate } from 'gatsby';
import { sayOffline } from '../components/OfflineNotice/offlinePress';
import { leavesPage } from '../lib/leavesPage';

/**
 * Gatsby passes it to its browser APIs: returns what is loaded of a page, nothing for a page that cannot be
 * shown yet.
 */
export type LoadPageSync = (path: string) => unknown;

/** Maximum time to wait for the check of the connection. */
const ANSWER_MS = 3000;
/**
 * Lifetime of an answer. A link in a dialog is clicked twice, the second time after the dialog's history
 * entry is removed.
 */
const REACHED_MS = 2000;
/** Pictures open in a lightbox (`enlargeOnPress`). */
const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** Tells whether the site is reachable, regardless of `navigator.onLine`. A timeout counts as a slow connection. */
async function isReachable(): Promise<boolean> {
  const answer = fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  const slow = new Promise<true>((resolve) => setTimeout(resolve, ANSWER_MS, true));
  return Promise.race([answer, slow]);
}

/**
 * Returns the link of a click that leads to another page in this tab, except one that its page handles
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
 * Keeps an offline visitor on the page, because Gatsby and plain links would show the browser's error page.
 * Blocks a link only if the browser is offline, the page is not loaded and the site is unreachable.
 * `OfflineNotice` tells the visitor.
 */
export function keepOffline(loadPageSync: LoadPageSync): void {
  // Gatsby stores pages by path and query.
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
        sayOffline(link);
        return;
      }
      reachedAt = performance.now();
      // The visitor may have left in the meantime.
      if (link.isConnected) link.click();
    });
  };
  /** Opens a loaded page from a plain link, such as one in formatted text, without asking the server. */
  const openLoaded = (event: MouseEvent): void => {
    if (navigator.onLine || event.defaultPrevented) return;
    const link = linkOf(event);
    if (!link || !isLoaded(link)) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
  // Before React and the dialogs handle the click, and after.
  document.addEventListener('click', holdBack, { capture: true });
  document.addEventListener('click', openLoaded);
}
