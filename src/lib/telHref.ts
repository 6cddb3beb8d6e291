/**
 * The address that dials a phone number: digits, a leading plus or star, nothing else.
 * @param phone a number as an editor wrote it, such as `03-555 0100` or `*5550`
 */
export function telHref(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  const prefix = /^[+*]/.exec(phone.trim())?.[0] ?? '';
  return `tel:${prefix}${digits}`;
}
