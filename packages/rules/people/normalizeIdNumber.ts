const SEPARATORS = /[\s\-\u05be\u2010-\u2015\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Removes separators from an identity number, such as the dash before the check digit. */
export const normalizeIdNumber = (text: string): string => text.replace(SEPARATORS, '');
