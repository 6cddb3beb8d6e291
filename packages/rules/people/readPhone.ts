import { isPhone, PHONE_TYPED_MAX } from './isPhone.ts';
import { normalizePhone } from './normalizePhone.ts';
import { splitExtension } from './splitExtension.ts';

/** Parses an international phone number. `parsePhoneNumberFromString` of `libphonenumber-js` has this type. */
export type ParsePhone = (
  text: string,
) => { readonly number: string; readonly ext?: string; isValid: () => boolean } | undefined;

/**
 * Checks whether a text has the form of a foreign phone number: `+` or 00, and a country code. The number may still be
 * invalid.
 */
export const isInternational = (text: string): boolean =>
  text.length <= PHONE_TYPED_MAX && /^\+[1-9]\d{6,14}$/.test(normalizePhone(text));

/** Israeli landline numbers of nine digits. */
const LANDLINE = /^0[23489]\d{7}$/;

/**
 * Why a phone number is rejected:
 * - `extension`: it has an extension, which the stored form cannot have
 * - `landline`: it is an Israeli landline number of nine digits
 * - `landlineExtension`: it is such a number with an extension
 */
export type PhoneFault = 'extension' | 'landline' | 'landlineExtension';

/** Returns why a visitor's phone number is rejected. Returns null if it is valid, or invalid in another way. */
export function phoneFault(text: string): PhoneFault | null {
  const { extension, number } = splitExtension(text);
  if (LANDLINE.test(normalizePhone(number)))
    return extension === undefined ? 'landline' : 'landlineExtension';
  return extension !== undefined && (isPhone(number) || isInternational(number)) ? 'extension' : null;
}

/**
 * Normalizes a visitor's phone number: an Israeli number to ten digits (corporate-site §9), a valid foreign number to
 * E.164.
 * @param parse parser of the phone number library; callers load the library only when they need it
 * @returns null for an invalid number
 */
export function readPhone(text: string, parse: ParsePhone): string | null {
  if (isPhone(text)) return normalizePhone(text);
  if (!isInternational(text)) return null;
  const phone = parse(normalizePhone(text));
  return phone?.isValid() && !phone.ext ? phone.number : null;
}
