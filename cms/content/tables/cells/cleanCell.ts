import { removeInvisible } from '@group/rules/text/removeInvisible';

/**
 * Removes invisible direction marks, non-breaking spaces and surrounding spaces, which often occur in spreadsheets and
 * copied text.
 */
export const cleanCell = (cell: string): string =>
  removeInvisible(cell)
    .replace(/\u00a0/g, ' ')
    .trim();
