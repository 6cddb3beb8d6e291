/** An Israeli number with its area code, as it is written inside the country. */
const NATIONAL = /^0\d{1,2}[\s-]?\d/;

/**
 * A phone number as it is dialled from anywhere, for machines that read the page. What is no number of the country, such as `*5550`, stays.
 * @param phone a number as an editor wrote it, such as `03-555 0100`
 * @returns such as `+972-3-555-0100`
 */
export function internationalPhone(phone: string): string {
  const written = phone.trim();
  return NATIONAL.test(written) ? `+972-${written.slice(1).replace(/\s+/g, '-')}` : written;
}
