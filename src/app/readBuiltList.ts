import path from 'node:path';

/**
 * Loads `fs` without an import. If page code imports `fs`, Gatsby cannot track what it reads and rebuilds all pages
 * every time. Here this is safe: the page's data names each file by its content hash, so a changed list also changes
 * the data.
 */
const { readFileSync } = process.getBuiltinModule('node:fs');

/** Cache of parsed list parts, because parsing a list with thousands of entries takes longer than rendering it. */
const known = new Map<string, readonly unknown[]>();
/** Maximum number of cached list parts. Each part has a few hundred entries. */
const MAX_KNOWN = 200;

/**
 * Reads one part of a long list, which is stored in a file outside the page's data (`longLists`).
 * @param file path of the file on the site
 * @throws Error if the file is missing or does not contain a list
 */
export function readBuiltList(file: string): readonly unknown[] {
  const before = known.get(file);
  // Moves the part to the end of the LRU order.
  known.delete(file);
  const list: unknown = before ?? JSON.parse(readFileSync(path.join(process.cwd(), 'public', file), 'utf8'));
  if (!Array.isArray(list)) throw new Error(`${file} holds no list. Remove public/ and build again.`);
  known.set(file, list);
  for (const oldest of known.keys()) {
    if (known.size <= MAX_KNOWN) break;
    known.delete(oldest);
  }
  return list;
}
