import { removeInvisible } from '@group/rules/text/removeInvisible';

/** The specification's value of a taken apartment (project-marketing §3). */
export const TAKEN_WORD = 'משוריין';

/** Returns the state that an imported `moreInfoContentHTML` stands for; other values unchanged. */
export function apartmentMark(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const word = removeInvisible(value.replace(/<[^<>]*>|&nbsp;/g, ' ')).trim();
  return word === TAKEN_WORD ? 'reserved' : value;
}
