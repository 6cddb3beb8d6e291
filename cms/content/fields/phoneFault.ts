import { dialString } from '@group/rules/people/dialString';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Why a phone number cannot be called: the text has several, or none that can be dialled. */
export type PhoneFault = 'several' | 'unusable';

/** Maximum number of digits of a phone number (E.164). */
const DIGITS_MAX = 15;

const isValid = (number: string): boolean =>
  /^[*1-9]/.test(number) || parsePhoneNumberFromString(number, 'IL')?.isValid() === true;

/**
 * Finds the fault of a phone number for visitors to call. Star numbers, short codes and extensions are valid.
 * @param text in any notation, also as a `tel:` address
 * @returns null for a usable number
 */
export function phoneFault(text: string): PhoneFault | null {
  const [number] = dialString(text)?.split(';') ?? [];
  if (number !== undefined) return isValid(number) ? null : 'unusable';
  const parts = text.split(/[,;/|]|\s(?:או|or)\s/).filter((part) => dialString(part) !== null);
  return parts.length > 1 || text.replace(/\D/g, '').length > DIGITS_MAX ? 'several' : 'unusable';
}
