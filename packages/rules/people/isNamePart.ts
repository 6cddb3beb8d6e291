import { countCharacters } from '../text/countCharacters.ts';

/** Letters of any script, with the punctuation of names: Anne-Marie, O'Neil, Cohen, Jr., ד"ר, ז׳בוטינסקי, בן־דוד. */
const NAME = /^[\p{L}\p{M}](?:[\u200d\u200c\p{L}\p{M} .,'’"׳״־-]*[\p{L}\p{M}.'’"׳״])?$/u;

/** Maximum number of characters of a name. */
export const NAME_MAX = 50;

/** Tells whether a normalized text is part of a name, such as a first name, which may be a single letter. */
export const isNamePart = (name: string): boolean => countCharacters(name) <= NAME_MAX && NAME.test(name);
