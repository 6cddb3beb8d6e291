interface Entry {
  /** Settled when the list is there, or cannot be had. */
  settled: Promise<void>;
  settle: () => void;
  items: readonly unknown[] | null;
  asked: boolean;
  failed: boolean;
}

const entries = new Map<string, Entry>();

function entryOf(file: string): Entry {
  const known = entries.get(file);
  if (known) return known;
  let settle: () => void = () => undefined;
  const settled = new Promise<void>((resolve) => (settle = resolve));
  const entry = { settled, settle, items: null, asked: false, failed: false };
  entries.set(file, entry);
  return entry;
}

/** Fetches a list, once for all who want it. */
export function fetchList(file: string): void {
  const entry = entryOf(file);
  if (entry.asked) return;
  entry.asked = true;
  fetch(file)
    .then(async (response) => {
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      entry.items = (await response.json()) as unknown[];
    })
    .catch(() => {
      entry.failed = true;
    })
    .finally(entry.settle);
}

/** Reads a list where pages are built; there is no such thing in a browser. */
let readBuilt: ((file: string) => readonly unknown[]) | null = null;

/**
 * Says how a list is read where pages are built. Gatsby builds the HTML of a page again whose data it wrote in an earlier build, when
 * the page's code changed: then the list was taken out of the data already, and nobody would fetch it.
 * @param read takes the address of the file
 */
export function readListsAtBuild(read: (file: string) => readonly unknown[]): void {
  readBuilt = read;
}

/**
 * The entries of a list, for a component below a Suspense boundary.
 * @returns null when they cannot be had
 * @throws a promise while they are on their way, or nobody has asked for them
 */
export function readList(file: string): readonly unknown[] | null {
  if (readBuilt) return readBuilt(file);
  const { items, failed, settled } = entryOf(file);
  if (items || failed) return items;
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- this is how React is told to wait
  throw settled;
}

/** Whether a list is there, or cannot be had. */
export const isListSettled = (file: string): boolean => {
  const { items, failed } = entryOf(file);
  return items !== null || failed;
};
