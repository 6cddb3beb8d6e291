import { dialString } from '@group/rules/people/dialString';

/**
 * Converts an Israeli phone number to the international format, for structured data. Other numbers, such as `*5550`,
 * stay unchanged.
 * @param phone such as `03-555 0100`
 * @returns such as `+97235550100`, or null if the text is not a usable number
 */
export const internationalPhone = (phone: string): string | null =>
  dialString(phone)?.replace(/;.*/, '').replace(/^0/, '+972') ?? null;
