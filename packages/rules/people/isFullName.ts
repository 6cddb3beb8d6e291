import { countCharacters } from '../text/countCharacters.ts';
import { isNamePart } from './isNamePart.ts';

const MIN = 5;

/** Checks whether a normalized text is a full name of 5 to 50 characters (corporate-site §9, project-marketing §5). */
export const isFullName = (name: string): boolean => countCharacters(name) >= MIN && isNamePart(name);
