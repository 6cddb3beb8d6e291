/**
 * Whether a home whose entry date is today may be entered at once: in the rental list of all projects it may,
 * on a project's page it has a date.
 */
export type EntryToday = 'immediate' | 'date';

/**
 * Whether one may enter a home at once: its entry date is past (project-marketing §4), or today in the rental
 * list (corporate-site §9). `entryDate` of `lib/dates` says the same of one home, with the library for dates;
 * a list of days compares texts.
 * @param isoDay YYYY-MM-DD
 * @param today YYYY-MM-DD where the visitor is; null while that is not known
 * @param todayIs how the list takes today
 */
export const isImmediateEntry = (
  isoDay: string,
  today: string | null,
  todayIs: EntryToday = 'immediate',
): boolean => today !== null && (todayIs === 'immediate' ? isoDay <= today : isoDay < today);

/** The visitor's day as YYYY-MM-DD. */
export function localDay(now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
