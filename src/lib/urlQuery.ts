import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/**
 * Returns the query string of the current URL, such as `?page=2`. Returns an empty string at build time and during
 * hydration.
 */
export const useUrlQuery = (): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );

/** Notifies users of `useUrlQuery` that the URL has changed, so that they render again. */
export const notifyQueryChange = (): void => listeners.forEach((tell) => tell());

/**
 * Replaces query parameters of the current URL and notifies users of `useUrlQuery`.
 * @param names names of the parameters to replace
 * @param params their new values. A parameter without a new value is removed
 * @param entry `push` adds a history entry, so that Back undoes the change; `replace` does not
 */
export function writeUrlQuery(
  names: readonly string[],
  params: URLSearchParams,
  entry: 'push' | 'replace',
): void {
  const address = new URL(window.location.href);
  for (const name of names) address.searchParams.delete(name);
  for (const [name, text] of params) address.searchParams.append(name, text);
  // Keeps the history state, because it records which dialogs and form steps are open.
  window.history[`${entry}State`](window.history.state, '', address);
  notifyQueryChange();
}
