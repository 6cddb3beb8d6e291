/** What the numbers of a column count. A cell may name this unit, but no other one. */
export type Unit = 'area' | 'floor' | 'money' | 'rooms' | 'shekels';

const SHEKELS = '₪|ש"ח|nis|ils';

/** Names of each unit as patterns, in lower case and with straight quotes. */
const WORDS: Readonly<Record<Unit, string>> = {
  shekels: SHEKELS,
  money: `${SHEKELS}|€|eur|\\$|usd|£|gbp|zł|pln`,
  // The digit of "m2" belongs to the unit only if no other digit follows.
  area: 'מ"ר|מ[2²](?!\\d)|מטר(?: רבוע)?|מטרים רבועים|m[2²]?(?!\\d)|sq\\.? ?m\\.?|square met(?:er|re)s?',
  rooms: "חדרים|חדר|חד'|rooms?",
  floor: '(?:(?<=\\d)(?:st|nd|rd|th) )?floor|קומה',
};

/** Matches a unit in parentheses at the end of a heading that `foldTitle` has normalized. */
export const HEADING_UNIT = new RegExp(` ?\\((?:${WORDS.money}|${WORDS.area}|%)\\)$`);

const anywhere = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu');
const PATTERNS: Readonly<Record<Unit, RegExp>> = {
  shekels: anywhere(WORDS.shekels),
  money: anywhere(WORDS.money),
  area: anywhere(WORDS.area),
  rooms: anywhere(WORDS.rooms),
  floor: anywhere(WORDS.floor),
};

/** Matches the names of the floor with the number 0. */
const GROUND_FLOOR = /^(?:(?:קומת )?קרקע|ground(?: floor)?)$/i;

/**
 * Removes the name of a unit before or after a number. A name between digits stays, because `1 ₪ 200` is no number.
 * @param text number with straight quotes and without invisible characters
 */
export function withoutUnit(text: string, unit: Unit): string {
  if (unit === 'floor' && GROUND_FLOOR.test(text.trim())) return '0';
  const parts = text.split(PATTERNS[unit]);
  return parts.filter((part) => /\d/.test(part)).length > 1 ? text : parts.join('');
}
