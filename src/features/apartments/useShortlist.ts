import { useCallback, useMemo, useSyncExternalStore } from 'react';

const KEY = 'saved-homes';
/** More than anybody keeps, of all projects together. */
const MOST = 200;
const NOBODY = '[]';

const listeners = new Set<() => void>();
/** The list of this page's life, for browsers that keep nothing. */
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
    // It holds as long as this page lives.
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
    // Another program wrote there.
    return [];
  }
}

interface Shortlist {
  /** Asset names, in the order of saving. */
  saved: readonly string[];
  toggle: (assetName: string) => void;
  add: (assetNames: readonly string[]) => void;
}

/** The homes that a visitor keeps, by asset name. The list stays on the device, and is the same in all open tabs. */
export function useShortlist(): Shortlist {
  const text = useSyncExternalStore(subscribe, read, () => NOBODY);
  const saved = useMemo(() => parse(text), [text]);
  const toggle = useCallback((assetName: string) => {
    const now = parse(read());
    write(now.includes(assetName) ? now.filter((name) => name !== assetName) : [...now, assetName]);
  }, []);
  const add = useCallback((assetNames: readonly string[]) => {
    const now = parse(read());
    // Homes of somebody else put out none of the visitor's own.
    write([...now, ...assetNames.filter((name) => !now.includes(name))].slice(0, Math.max(MOST, now.length)));
  }, []);
  return { saved, toggle, add };
}
