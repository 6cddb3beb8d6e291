const SEPARATORS = /[\s\-\u05be\u2010-\u2015\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Brings an identity number into its nine digits: separators go, such as the dash before the check digit.
 * @param text a number as people write it
 */
export const normalizeIdNumber = (text: string): string => text.replace(SEPARATORS, '');
