/**
 * Returns the `tel:` address of a phone number: digits and a leading plus or star.
 * @param phone such as `03-555 0100` or `*5550`
 */
export function telHref(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  const prefix = /^[+*]/.exec(phone.trim())?.[0] ?? '';
  return `tel:${prefix}${digits}`;
}
