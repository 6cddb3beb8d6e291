import { cleanCell } from './cleanCell';

/** Folds a heading or name for comparison: one kind of quotes, spaces and digits, lower case. */
export const foldTitle = (title: string): string =>
  cleanCell(title)
    .normalize('NFKC')
    .replace(/[״“”„‟«»]|''|׳׳|’’/g, '"')
    .replace(/[׳’‘‚‛`´]/g, "'")
    .replace(/[־‐‑‒–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .toLowerCase();
