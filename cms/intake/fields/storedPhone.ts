import { normalizePhone } from '@group/rules/people/normalizePhone';
import { readPhone } from '@group/rules/people/readPhone';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Returns a phone number in the format in which the inbox stores and compares it: ten digits in Israel, E.164 in other
 * countries. Custom forms also allow other numbers, which are stored without separators. Text that is not a number is
 * stored as entered.
 */
export function storedPhone(text: string): string {
  const number = normalizePhone(text);
  return (
    readPhone(text, parsePhoneNumberFromString) ?? (/^[+*]?\d{3,15}$/.test(number) ? number : text.trim())
  );
}
