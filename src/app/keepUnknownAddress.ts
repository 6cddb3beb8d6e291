let unknownAddress: string | undefined;

/**
 * Remembers the typed address of an unknown page.
 * Gatsby replaces it by the path of the served page, except for `/404.html`. The English page would show
 * `/en/404/`, which visitors can neither correct nor report.
 */
export function keepUnknownAddress(): void {
  const { pagePath, location } = window as Window & { pagePath?: string };
  if (pagePath?.endsWith('/404/') && location.pathname !== pagePath) unknownAddress = location.href;
}

/** Restores the typed address after hydration. */
export function putUnknownAddressBack(): void {
  if (!unknownAddress) return;
  window.history.replaceState(window.history.state, '', unknownAddress);
  unknownAddress = undefined;
}
