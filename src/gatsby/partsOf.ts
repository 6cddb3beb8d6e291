import { hash } from 'node:crypto';

const numberOf = (id: string): number => Number.parseInt(hash('sha1', id).slice(0, 8), 16);

/**
 * Parts a list in its order. An entry itself says whether a part may end with it (content-defined chunking): one that comes, goes or moves
 * changes the part in which it stands, where parts of the same length would all change that follow it.
 * @param ids of the entries
 * @param size no part but the last is shorter than half of it, nor longer than four times; most are somewhat longer than it
 */
export function partsOf(ids: readonly string[], size: number): string[][] {
  const parts: string[][] = [];
  let part: string[] = [];
  for (const id of ids) {
    part.push(id);
    const mayEnd = part.length >= size / 2 && numberOf(id) % size === 0;
    if (!mayEnd && part.length < 4 * size) continue;
    parts.push(part);
    part = [];
  }
  if (part.length > 0) parts.push(part);
  return parts;
}
