import path from 'node:path';

/**
 * Not an import: if page code imports `fs`, Gatsby cannot know what it reads and rebuilds all pages each
 * time. The files read here are named by content hash in the page's data.
 */
const { readFileSync } = process.getBuiltinModule('node:fs');

/** Cache: parsing a list of thousands takes longer than rendering it. */
const known = new Map<string, readonly unknown[]>();
/** Maximum number of cached parts, each with some hundred entries. */
const MOST_KNOWN = 200;

/**
 * Reads a part of a list that does not come with its page's data (`longLists`).
 * @param file its address in the site
 * @throws Error for a missing file or one without a list
 */
export function readBuiltList(file: string): readonly unknown[] {
  const before = known.get(file);
  // Moves the part to the end of the LRU order.
  known.delete(file);
  const list: unknown = before ?? JSON.parse(readFileSync(path.join(process.cwd(), 'public', file), 'utf8'));
  if (!Array.isArray(list)) throw new Error(`${file} holds no list. Remove public/ and build again.`);
  known.set(file, list);
  for (const oldest of known.keys()) {
    if (known.size <= MOST_KNOWN) break;
    known.delete(oldest);
  }
  return list;
}
