import { removeInvisible } from '@group/rules/text/removeInvisible';

/** Word that the specification uses to mark a taken apartment (project-marketing §3). */
export const TAKEN_WORD = 'משוריין';

/**
 * Converts the specification's word in an imported `moreInfoContentHTML` to the stored state. Returns other values
 * unchanged.
 */
export function parseTakenWord(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const word = removeInvisible(value.replace(/<[^<>]*>|&nbsp;/g, ' ')).trim();
  return word === TAKEN_WORD ? 'reserved' : value;
}
