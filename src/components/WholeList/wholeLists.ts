interface Entry {
  /** Settled when the list is there, or cannot be had. */
  settled: Promise<void>;
  settle: () => void;
  items: readonly unknown[] | null;
  asked: boolean;
  failed: boolean;
  /** Told when the list cannot be had. */
  listeners: Set<() => void>;
}

/** By the files of the list. */
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

/** Fetches a list, once for all who want it. @param files its parts in their order */
export function fetchList(files: readonly string[]): void {
  const entry = entryOf(files);
  if (entry.asked) return;
  entry.asked = true;
  Promise.all(files.map(fetchPart))
    .then((parts) => {
      entry.items = parts.flat();
    })
    .catch(() => {
      entry.failed = true;
      for (const listener of entry.listeners) listener();
    })
    .finally(entry.settle);
}

/** Reads a part of a list where pages are built; there is no such thing in a browser. */
let readBuilt: ((file: string) => readonly unknown[]) | null = null;

/**
 * Says how lists are read where pages are built: their HTML is made of the whole list, which does not come with the page's data.
 * @param read takes the address of a file
 */
export function readListsAtBuild(read: (file: string) => readonly unknown[]): void {
  readBuilt = read;
}

/**
 * The entries of a list, for a component below a Suspense boundary.
 * @param files its parts in their order
 * @returns null when they cannot be had
 * @throws a promise while they are on their way, or nobody has asked for them
 */
export function readList(files: readonly string[]): readonly unknown[] | null {
  if (readBuilt) return files.flatMap(readBuilt);
  const { items, failed, settled } = entryOf(files);
  if (items || failed) return items;
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- this is how React is told to wait
  throw settled;
}

/** Whether a list is there, or cannot be had. @param files its parts; a list without any came with its page */
export const isListSettled = (files: readonly string[]): boolean => {
  if (files.length === 0) return true;
  const { items, failed } = entryOf(files);
  return items !== null || failed;
};

/** Whether a list cannot be had. @param files its parts */
export const hasListFailed = (files: readonly string[]): boolean => entryOf(files).failed;

/**
 * @param files the parts of a list
 * @param listener told once, when the list cannot be had
 * @returns what takes the listener away
 */
export function onListFailed(files: readonly string[], listener: () => void): () => void {
  const { listeners } = entryOf(files);
  listeners.add(listener);
  return () => listeners.delete(listener);
}
