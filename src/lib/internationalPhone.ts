import { dialString } from '@group/rules/people/dialString';

/**
 * Writes an Israeli phone number in international format, for structured data. Keeps other numbers, such as
 * `*5550`.
 * @param phone such as `03-555 0100`
 * @returns such as `+97235550100`; null for an unusable number
 */
export const internationalPhone = (phone: string): string | null =>
  dialString(phone)?.replace(/;.*/, '').replace(/^0/, '+972') ?? null;
