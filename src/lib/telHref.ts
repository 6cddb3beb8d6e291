import { dialString } from '@group/rules/people/dialString';

const BETWEEN_NUMBERS = /[,;/|]|\s(?:או|or)\s/;

/**
 * Returns the `tel:` URL of a phone number. If the text contains several numbers, uses the first usable one.
 * @param phone such as `03-555 0100`, `03-555 0100 שלוחה 4` or `*5550`
 * @returns undefined if the text contains no usable number, so that it can be shown without a link
 */
export function telHref(phone: string): string | undefined {
  for (const part of [phone, ...phone.split(BETWEEN_NUMBERS)]) {
    const dialled = dialString(part);
    if (dialled !== null) return `tel:${dialled}`;
  }
  return undefined;
}
