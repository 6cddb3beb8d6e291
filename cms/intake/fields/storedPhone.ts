import { normalizePhone } from '@group/rules/people/normalizePhone';
import { readPhone } from '@group/rules/people/readPhone';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Returns a phone number as the inbox stores and compares it: ten digits in Israel, E.164 in other countries. Another
 * number, which custom forms allow, is stored without separators, and a text that is no number as typed.
 */
export function storedPhone(text: string): string {
  const number = normalizePhone(text);
  return (
    readPhone(text, parsePhoneNumberFromString) ?? (/^[+*]?\d{3,15}$/.test(number) ? number : text.trim())
  );
}
