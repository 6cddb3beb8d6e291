import { countCharacters } from '../text/countCharacters.ts';

/**
 * Letters of any script and the punctuation that occurs in names: Anne-Marie, O'Neil, Cohen, Jr., ד"ר, ז׳בוטינסקי,
 * בן־דוד.
 */
const NAME = /^[\p{L}\p{M}](?:[\u200d\u200c\p{L}\p{M} .,'’"׳״־-]*[\p{L}\p{M}.'’"׳״])?$/u;

/** Maximum number of characters of a name. */
export const NAME_MAX = 50;

/** Checks whether a normalized text is a valid part of a name, such as a first name. A single letter is valid. */
export const isNamePart = (name: string): boolean => countCharacters(name) <= NAME_MAX && NAME.test(name);
