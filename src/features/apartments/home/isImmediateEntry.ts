/**
 * How an entry date of today is shown: "immediate" in the rental list of all projects, as a date on a project page.
 */
export type EntryToday = 'immediate' | 'date';

/**
 * Tells whether entry is immediate: the date is past (project-marketing §4), or today in the rental list
 * (corporate-site §9).
 * @param isoDay YYYY-MM-DD
 * @param today YYYY-MM-DD in the visitor's time zone; null until it is known
 */
export const isImmediateEntry = (
  isoDay: string,
  today: string | null,
  todayIs: EntryToday = 'immediate',
): boolean => today !== null && (todayIs === 'immediate' ? isoDay <= today : isoDay < today);

/** Returns the visitor's day as YYYY-MM-DD, as Swedish writes days. */
export const localDay = (now: Date): string => now.toLocaleDateString('sv-SE');
