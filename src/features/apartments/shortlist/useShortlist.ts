import { useCallback, useMemo, useSyncExternalStore } from 'react';

const KEY = 'saved-homes';
/** Maximum number of homes across all projects. */
const MOST = 200;
const NOBODY = '[]';

const listeners = new Set<() => void>();
/** The list in memory, when storage is unavailable. */
let unkept = NOBODY;

function read(): string {
  try {
    return window.localStorage.getItem(KEY) ?? NOBODY;
  } catch {
    return unkept;
  }
}

function write(names: readonly string[]): void {
  unkept = JSON.stringify(names.slice(-MOST));
  try {
    window.localStorage.setItem(KEY, unkept);
  } catch {
    // The list stays in memory.
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
    // The stored value is invalid.
    return [];
  }
}

interface Shortlist {
  /** Asset names in the order of saving. */
  saved: readonly string[];
  toggle: (assetName: string) => void;
  add: (assetNames: readonly string[]) => void;
}

/** Keeps the visitor's homes by asset name, on the device and shared by all tabs. */
export function useShortlist(): Shortlist {
  const text = useSyncExternalStore(subscribe, read, () => NOBODY);
  const saved = useMemo(() => parse(text), [text]);
  const toggle = useCallback((assetName: string) => {
    const now = parse(read());
    write(now.includes(assetName) ? now.filter((name) => name !== assetName) : [...now, assetName]);
  }, []);
  const add = useCallback((assetNames: readonly string[]) => {
    const now = parse(read());
    // A shared list must not remove the visitor's own homes.
    write([...now, ...assetNames.filter((name) => !now.includes(name))].slice(0, Math.max(MOST, now.length)));
  }, []);
  return { saved, toggle, add };
}
