import { useCallback, useMemo, useSyncExternalStore } from 'react';

const KEY = 'saved-homes';
/** Maximum number of saved apartments, across all projects. */
const MAX = 200;
const EMPTY = '[]';

const listeners = new Set<() => void>();
/** The saved list if `localStorage` is unavailable. */
let inMemory = EMPTY;

function read(): string {
  try {
    return window.localStorage.getItem(KEY) ?? EMPTY;
  } catch {
    return inMemory;
  }
}

function write(names: readonly string[]): void {
  inMemory = JSON.stringify(names.slice(-MAX));
  try {
    window.localStorage.setItem(KEY, inMemory);
  } catch {
    // `localStorage` is unavailable or full; `unkept` still holds the list.
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function parse(text: string): string[] {
  try {
    const names: unknown = JSON.parse(text);
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    // The stored value is not valid JSON. Treat it as an empty list.
    return [];
  }
}

interface Shortlist {
  /** Asset names in the order in which they were saved. */
  saved: readonly string[];
  toggle: (assetName: string) => void;
  add: (assetNames: readonly string[]) => void;
}

/** Stores the asset names of the visitor's saved apartments in `localStorage`. All tabs of the browser share them. */
export function useShortlist(): Shortlist {
  const text = useSyncExternalStore(subscribe, read, () => EMPTY);
  const saved = useMemo(() => parse(text), [text]);
  const toggle = useCallback((assetName: string) => {
    const now = parse(read());
    write(now.includes(assetName) ? now.filter((name) => name !== assetName) : [...now, assetName]);
  }, []);
  const add = useCallback((assetNames: readonly string[]) => {
    const now = parse(read());
    // Beyond the maximum, apartments of the shared list are dropped, never those that the visitor saved.
    write([...now, ...assetNames.filter((name) => !now.includes(name))].slice(0, Math.max(MAX, now.length)));
  }, []);
  return { saved, toggle, add };
}
