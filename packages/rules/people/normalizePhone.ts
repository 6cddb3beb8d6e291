const SEPARATORS = /[\s().\-\u05be\u2010-\u2015\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Removes separators from a phone number and replaces the country code 972 with 0. */
export const normalizePhone = (text: string): string =>
  text.replace(SEPARATORS, '').replace(/^(?:(?:\+|00)972|972(?=0?[57]\d{8}$))0?/, '0');
