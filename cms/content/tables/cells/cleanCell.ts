import { removeInvisible } from '@group/rules/text/removeInvisible';

/** Removes direction marks, non-breaking and outer spaces, which spreadsheets and copied text contain. */
export const cleanCell = (cell: string): string =>
  removeInvisible(cell)
    .replace(/\u00a0/g, ' ')
    .trim();
