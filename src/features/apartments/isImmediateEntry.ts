/**
 * Whether one may enter a home of the rental list at once: its entry date is today or past (corporate-site §9). `entryDate` of `lib/dates` says the same of
 * any list, with the library for dates; a list of days compares texts.
 * @param isoDay YYYY-MM-DD
 * @param today YYYY-MM-DD where the visitor is; null while that is not known
 */
export const isImmediateEntry = (isoDay: string, today: string | null): boolean =>
  today !== null && isoDay <= today;

/** The visitor's day as YYYY-MM-DD. */
export function localDay(now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
