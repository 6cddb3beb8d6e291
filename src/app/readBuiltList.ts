import path from 'node:path';

/**
 * Not imported: where the code of pages imports `fs`, Gatsby cannot know what they read, and builds all of them anew each time. What is read
 * here is named by the hash of its content, and by the page's data.
 */
const { readFileSync } = process.getBuiltinModule('node:fs');

/** What was read, for as long as its page is built again and again: a list of thousands takes longer to read than to show. */
const known = new Map<string, readonly unknown[]>();
/** Parts of lists, of some hundred entries each. */
const MOST_KNOWN = 200;

/**
 * Reads a part of a list that does not come with the data of its page (`longLists`).
 * @param file its address in the site
 * @throws Error when the file is not there, or holds no list
 */
export function readBuiltList(file: string): readonly unknown[] {
  const before = known.get(file);
  // What is asked for again stays longest.
  known.delete(file);
  const list: unknown = before ?? JSON.parse(readFileSync(path.join(process.cwd(), 'public', file), 'utf8'));
  if (!Array.isArray(list)) throw new Error(`${file} holds no list`);
  known.set(file, list);
  for (const oldest of known.keys()) {
    if (known.size <= MOST_KNOWN) break;
    known.delete(oldest);
  }
  return list;
}
