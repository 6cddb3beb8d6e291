interface Entry {
  /** Resolves when the list is loaded or has failed. */
  settled: Promise<void>;
  settle: () => void;
  items: readonly unknown[] | null;
  asked: boolean;
  failed: boolean;
  /** Called when the list fails to load, and when a retry succeeds. */
  listeners: Set<() => void>;
}

/** Loading state by the list's files. */
const entries = new Map<string, Entry>();

function entryOf(files: readonly string[]): Entry {
  const key = files.join(' ');
  const known = entries.get(key);
  if (known) return known;
  let settle: () => void = () => undefined;
  const settled = new Promise<void>((resolve) => (settle = resolve));
  const entry = {
    settled,
    settle,
    items: null,
    asked: false,
    failed: false,
    listeners: new Set<() => void>(),
  };
  entries.set(key, entry);
  return entry;
}

async function fetchPart(file: string): Promise<unknown[]> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return (await response.json()) as unknown[];
}

async function fetchParts(files: readonly string[], entry: Entry): Promise<void> {
  const before = entry.failed;
  try {
    entry.items = (await Promise.all(files.map(fetchPart))).flat();
    entry.failed = false;
  } catch {
    entry.failed = true;
  }
  entry.settle();
  if (entry.failed !== before) for (const listener of [...entry.listeners]) listener();
}

/**
 * Fetches a list once for all callers.
 * @param files its parts in order
 */
export function fetchList(files: readonly string[]): void {
  const entry = entryOf(files);
  if (entry.asked) return;
  entry.asked = true;
  void fetchParts(files, entry);
}

/** Fetches a failed list again. Resolves when it is loaded or has failed again. */
export const fetchListAgain = (files: readonly string[]): Promise<void> => fetchParts(files, entryOf(files));

/** Reads a part of a list at build. Null in browsers. */
let readBuilt: ((file: string) => readonly unknown[]) | null = null;

/**
 * Sets how lists are read at build, where the HTML is made of the whole list.
 * @param read takes the address of a file
 */
export function readListsAtBuild(read: (file: string) => readonly unknown[]): void {
  readBuilt = read;
}

/**
 * Returns the entries of a list, for a component below a Suspense boundary.
 * @param files its parts in order
 * @returns null when loading failed
 * @throws a promise until it is loaded
 */
export function readList(files: readonly string[]): readonly unknown[] | null {
  if (readBuilt) return files.flatMap(readBuilt);
  const { items, failed, settled } = entryOf(files);
  if (items || failed) return items;
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- Suspense requires a promise
  throw settled;
}

/** Tells whether a list is loaded or has failed. A list without files came with its page. */
export const isListSettled = (files: readonly string[]): boolean => {
  if (files.length === 0) return true;
  const { items, failed } = entryOf(files);
  return items !== null || failed;
};

/** Tells whether a list failed to load. */
export const hasListFailed = (files: readonly string[]): boolean => entryOf(files).failed;

/**
 * Calls a listener when a list fails to load, and when a retry succeeds.
 * @returns removes the listener
 */
export function onListFailed(files: readonly string[], listener: () => void): () => void {
  const { listeners } = entryOf(files);
  listeners.add(listener);
  return () => listeners.delete(listener);
}
