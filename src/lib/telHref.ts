import { dialString } from '@group/rules/people/dialString';

const BETWEEN_NUMBERS = /[,;/|]|\s(?:או|or)\s/;

/**
 * Returns the `tel:` address of a phone number; of the first one in a text with several.
 * @param phone such as `03-555 0100`, `03-555 0100 שלוחה 4` or `*5550`
 * @returns undefined without a usable number: the link is then a plain text
 */
export function telHref(phone: string): string | undefined {
  for (const part of [phone, ...phone.split(BETWEEN_NUMBERS)]) {
    const dialled = dialString(part);
    if (dialled !== null) return `tel:${dialled}`;
  }
  return undefined;
}
