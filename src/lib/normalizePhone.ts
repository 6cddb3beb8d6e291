const SEPARATORS = /[\s().\-\u05be\u2010-\u2015\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Brings a phone number into its ten digits: separators go, the country code +972 becomes 0 (design §6).
 * @param text a number as people write it
 */
export function normalizePhone(text: string): string {
  return text.replace(SEPARATORS, '').replace(/^(?:(?:\+|00)972|972(?=0?[57]\d{8}$))0?/, '0');
}
