interface Entry {
  /** Resolves when the list has been loaded or loading has failed. */
  settled: Promise<void>;
  settle: () => void;
  items: readonly unknown[] | null;
  asked: boolean;
  failed: boolean;
  /** Called when loading fails, and when a retry succeeds. */
  listeners: Set<() => void>;
}

/** Loading state of each list. The key consists of the URLs of its files. */
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
 * Loads a list. Further calls for the same list do nothing.
 * @param files URLs of the list's parts, in order
 */
export function fetchList(files: readonly string[]): void {
  const entry = entryOf(files);
  if (entry.asked) return;
  entry.asked = true;
  void fetchParts(files, entry);
}

/** Retries to load a list that failed. Resolves when it has been loaded or has failed again. */
export const fetchListAgain = (files: readonly string[]): Promise<void> => fetchParts(files, entryOf(files));

/** Reads a part of a list during the build. Null in browsers. */
let readBuilt: ((file: string) => readonly unknown[]) | null = null;

/**
 * Sets the function that reads lists during the build, whose HTML contains the whole list.
 * @param read reads the items of a file from its URL
 */
export function readListsAtBuild(read: (file: string) => readonly unknown[]): void {
  readBuilt = read;
}

/**
 * Returns the items of a list. Call it in a component below a Suspense boundary.
 * @param files URLs of the list's parts, in order
 * @returns null if loading failed
 * @throws a promise until the list is loaded, for Suspense
 */
export function readList(files: readonly string[]): readonly unknown[] | null {
  if (readBuilt) return files.flatMap(readBuilt);
  const { items, failed, settled } = entryOf(files);
  if (items || failed) return items;
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- Suspense requires a promise
  throw settled;
}

/** Checks whether a list has been loaded or has failed. A list without files is complete in the page's data. */
export const isListSettled = (files: readonly string[]): boolean => {
  if (files.length === 0) return true;
  const { items, failed } = entryOf(files);
  return items !== null || failed;
};

/** Checks whether a list failed to load. */
export const hasListFailed = (files: readonly string[]): boolean => entryOf(files).failed;

/**
 * Adds a listener that is called when a list fails to load and when a retry succeeds.
 * @returns a function that removes the listener
 */
export function onListFailed(files: readonly string[], listener: () => void): () => void {
  const { listeners } = entryOf(files);
  listeners.add(listener);
  return () => listeners.delete(listener);
}
