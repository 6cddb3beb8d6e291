import { navigate } from 'gatsby';
import { sayOffline } from '../components/OfflineNotice/offlinePress';
import { leavesPage } from '../lib/leavesPage';

/** Gatsby gives it to its browser APIs: what it has loaded of a page; nothing of one that cannot be shown yet. */
export type LoadPageSync = (path: string) => unknown;

/** Longer than this nobody waits for the answer whether there is a connection. */
const ANSWER_MS = 3000;
/** For so long an answer holds: a link within a dialog is pressed twice, the second time once the dialog's entry is out of the history. */
const REACHED_MS = 2000;
/** Pictures are enlarged on their page (`enlargeOnPress`). */
const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** Whether the site can be reached, whatever the browser says of the connection; a slow one can. */
async function isReachable(): Promise<boolean> {
  const answer = fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  const slow = new Promise<true>((resolve) => setTimeout(resolve, ANSWER_MS, true));
  return Promise.race([answer, slow]);
}

/** The link of a click that leads to another page, in this tab; not one that its page answers itself (`data-here`). */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || !leavesPage(link, event)) return null;
  if ('here' in link.dataset || PICTURE.test(link.pathname)) return null;
  const { origin, pathname, search } = window.location;
  return link.origin === origin && link.pathname === pathname && link.search === search ? null : link;
}

/**
 * Keeps a visitor without a connection on the page: Gatsby, and the browser for a plain link, would replace it by the browser's error
 * page. A link is held back only where the browser says that there is no connection, the page was not loaded before, and the site cannot
 * be reached; then `OfflineNotice` says so.
 * @param loadPageSync what Gatsby holds of a page
 */
export function keepOffline(loadPageSync: LoadPageSync): void {
  // Gatsby keeps pages by their path with its query.
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
      // The visitor may have gone elsewhere meanwhile.
      if (link.isConnected) link.click();
    });
  };
  /** A plain link, such as one of formatted text, asks the server for a page that Gatsby can show. */
  const openLoaded = (event: MouseEvent): void => {
    if (navigator.onLine || event.defaultPrevented) return;
    const link = linkOf(event);
    if (!link || !isLoaded(link)) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
  // Before React and the dialogs hear of a click, and after.
  document.addEventListener('click', holdBack, { capture: true });
  document.addEventListener('click', openLoaded);
}
