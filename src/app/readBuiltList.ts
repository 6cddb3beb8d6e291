import { readFileSync } from 'node:fs';
import path from 'node:path';

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
