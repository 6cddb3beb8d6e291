import { isPhone, PHONE_TYPED_MAX } from './isPhone.ts';
import { normalizePhone } from './normalizePhone.ts';
import { splitExtension } from './splitExtension.ts';

/** Parses an international number, such as `parsePhoneNumberFromString` of `libphonenumber-js`. */
export type ParsePhone = (
  text: string,
) => { readonly number: string; readonly ext?: string; isValid: () => boolean } | undefined;

/** Tells whether a text is a number of another country, valid or not: with a plus or 00 and a country code. */
export const isInternational = (text: string): boolean =>
  text.length <= PHONE_TYPED_MAX && /^\+[1-9]\d{6,14}$/.test(normalizePhone(text));

/** Tells whether a text is a visitor's number with an extension, which the stored form cannot hold. */
export function hasExtension(text: string): boolean {
  const { extension, number } = splitExtension(text);
  return extension !== undefined && (isPhone(number) || isInternational(number));
}

/**
 * Reads a visitor's phone number: ten digits in Israel (corporate-site §9), a valid number of another country in
 * E.164.
 * @param parse the library, which callers load when they need it
 * @returns null for an invalid number
 */
export function readPhone(text: string, parse: ParsePhone): string | null {
  if (isPhone(text)) return normalizePhone(text);
  if (!isInternational(text)) return null;
  const phone = parse(normalizePhone(text));
  return phone?.isValid() && !phone.ext ? phone.number : null;
}
