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

/** Returns the query of the address, such as `?page=2`. Empty at build and during hydration. */
export const useAddressQuery = (): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );

/** Rerenders the users of `useAddressQuery` after a change of the address. */
export const tellAddress = (): void => listeners.forEach((tell) => tell());

/**
 * Replaces parameters of the address, and rerenders the users of `useAddressQuery`.
 * @param names of the parameters to replace
 * @param params their new values; a missing parameter is removed
 * @param entry whether Back undoes the change
 */
export function writeAddress(
  names: readonly string[],
  params: URLSearchParams,
  entry: 'push' | 'replace',
): void {
  const address = new URL(window.location.href);
  for (const name of names) address.searchParams.delete(name);
  for (const [name, text] of params) address.searchParams.append(name, text);
  // The state tells which dialogs and form steps are open.
  window.history[`${entry}State`](window.history.state, '', address);
  tellAddress();
}
