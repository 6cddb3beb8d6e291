/** An Israeli number in national format, with its area code. */
const NATIONAL = /^0\d{1,2}[\s-]?\d/;

/**
 * Writes an Israeli phone number in international format, for structured data. Keeps other numbers, such as
 * `*5550`.
 * @param phone such as `03-555 0100`
 * @returns such as `+972-3-555-0100`
 */
export function internationalPhone(phone: string): string {
  const written = phone.trim();
  return NATIONAL.test(written) ? `+972-${written.slice(1).replace(/\s+/g, '-')}` : written;
}
