import { cleanCell } from './cleanCell';

/**
 * Normalises a column heading or name for comparison: unifies quotes, spaces and digits, and converts to lower case.
 */
export const foldTitle = (title: string): string =>
  cleanCell(title)
    .normalize('NFKC')
    .replace(/[״“”„‟«»]|''|׳׳|’’/g, '"')
    .replace(/[׳’‘‚‛`´]/g, "'")
    .replace(/[־‐‑‒–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .toLowerCase();
