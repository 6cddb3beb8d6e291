import { dialString } from '@group/rules/people/dialString';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Why a phone number cannot be called: the text contains several numbers (`several`), or none that can be dialled
 * (`unusable`).
 */
export type PhoneFault = 'several' | 'unusable';

/** Maximum number of digits of a phone number (E.164). */
const DIGITS_MAX = 15;

const isValid = (number: string): boolean =>
  /^[*1-9]/.test(number) || parsePhoneNumberFromString(number, 'IL')?.isValid() === true;

/**
 * Returns why a phone number cannot be called. Star numbers, short codes and extensions are valid.
 * @param text the number in any notation, or a `tel:` URL
 * @returns null for a number that can be called
 */
export function phoneFault(text: string): PhoneFault | null {
  const [number] = dialString(text)?.split(';') ?? [];
  if (number !== undefined) return isValid(number) ? null : 'unusable';
  const parts = text.split(/[,;/|]|\s(?:או|or)\s/).filter((part) => dialString(part) !== null);
  return parts.length > 1 || text.replace(/\D/g, '').length > DIGITS_MAX ? 'several' : 'unusable';
}
