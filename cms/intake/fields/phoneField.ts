import { z } from 'zod';

const LONGEST = 30;

/**
 * Brings a phone number into its ten digits: separators go, the country code +972 becomes 0 (design §6).
 * @param text a number as people write it
 */
export function normalizePhone(text: string): string {
  const plain = text.replace(/[\s().\-\u05be\u2010-\u2015\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
  return plain.replace(/^(?:(?:\+|00)972|972(?=0?[57]\d{8}$))0?/, '0');
}

/** A phone number of ten digits (corporate-site §9), however it is written. In Israel such numbers begin with 05 or 07. */
export const phoneField = z
  .string()
  .max(LONGEST, 'phone')
  .transform(normalizePhone)
  .pipe(z.string().regex(/^0[57]\d{8}$/, 'phone'))
  .meta({
    description: 'Ten digits that begin with 05 or 07; separators and +972 are allowed',
    examples: ['050-1234567'],
  });
