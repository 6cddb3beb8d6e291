/** Meaning of an entry date that is today: "immediate" in the rental list of all projects, a date on a project's page. */
export type EntryToday = 'immediate' | 'date';

/**
 * Whether a home can be entered at once: its entry date is past (project-marketing §4), or today in the rental list (corporate-site §9).
 * @param isoDay YYYY-MM-DD
 * @param today YYYY-MM-DD in the visitor's time zone; null while it is not known
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
