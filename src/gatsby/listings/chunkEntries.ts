import { hash } from 'node:crypto';

const numberOf = (id: string): number => Number.parseInt(hash('sha1', id).slice(0, 8), 16);

/**
 * Splits a list with content-defined chunking: the entries decide where parts end. An inserted, removed or
 * moved entry changes its own part; parts of constant length would all change after it.
 * @param size every part but the last has between half and four times as many entries
 */
export function chunkEntries(ids: readonly string[], size: number): string[][] {
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
