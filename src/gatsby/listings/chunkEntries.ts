import { hash } from 'node:crypto';

const numberOf = (id: string): number => Number.parseInt(hash('sha1', id).slice(0, 8), 16);

/**
 * Splits a list into parts with content-defined chunking: the ids of the entries decide where a part ends. An inserted,
 * removed or moved entry therefore changes only its own part. With parts of constant length, all later parts would
 * change as well.
 * @param size approximate number of entries per part. Each part except the last has between half and four times as many
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
