import path from 'node:path';

/**
 * Not imported: where the code of pages imports `fs`, Gatsby cannot know what they read, and builds all of them anew each time. What is read
 * here is named by the hash of its content, and by the page's data.
 */
const { readFileSync } = process.getBuiltinModule('node:fs');

/**
 * Reads a list that a build took out of the data of its page (`splitListings`).
 * @param file its address in the site
 * @throws Error when the file is not there, or holds no list
 */
export function readBuiltList(file: string): readonly unknown[] {
  const list: unknown = JSON.parse(readFileSync(path.join(process.cwd(), 'public', file), 'utf8'));
  if (!Array.isArray(list)) throw new Error(`${file} holds no list`);
  return list;
}
