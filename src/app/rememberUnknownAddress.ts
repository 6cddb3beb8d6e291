let unknownAddress: string | undefined;

/**
 * Remembers the URL that the visitor requested when the page does not exist. For such URLs the host serves a 404 page,
 * and Gatsby replaces the URL with that page's path, such as `/en/404/`. Visitors could then neither correct nor report
 * the URL they typed. Gatsby leaves the URL unchanged only for `/404.html`.
 */
export function rememberUnknownAddress(): void {
  const { pagePath, location } = window as Window & { pagePath?: string };
  if (pagePath?.endsWith('/404/') && location.pathname !== pagePath) unknownAddress = location.href;
}

/** Restores the requested URL of an unknown page after hydration (see `rememberUnknownAddress`). */
export function restoreUnknownAddress(): void {
  if (!unknownAddress) return;
  window.history.replaceState(window.history.state, '', unknownAddress);
  unknownAddress = undefined;
}
