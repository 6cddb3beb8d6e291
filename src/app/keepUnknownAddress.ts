let unknownAddress: string | undefined;

/**
 * Remembers an unknown address. Gatsby moves its visitor to the path of the page that was served for it, except for `/404.html` itself.
 * So the English "not found" page would show `/en/404/` instead of what was typed, which nobody can correct or report.
 */
export function keepUnknownAddress(): void {
  const { pagePath, location } = window as Window & { pagePath?: string };
  if (pagePath?.endsWith('/404/') && location.pathname !== pagePath) unknownAddress = location.href;
}

/** Puts the typed address back, once the page is hydrated. */
export function putUnknownAddressBack(): void {
  if (!unknownAddress) return;
  window.history.replaceState(window.history.state, '', unknownAddress);
  unknownAddress = undefined;
}
