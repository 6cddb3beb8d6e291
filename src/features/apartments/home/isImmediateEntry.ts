/**
 * How a list shows an entry date that is today: as "immediate" in the rental list of all projects, as a date on a
 * project page.
 */
export type TodayFormat = 'immediate' | 'date';

/**
 * Checks whether a list shows "immediate" in place of the entry date. It does if the date is past (project-marketing
 * §4), and in the rental list also if the date is today (corporate-site §9).
 * @param isoDay YYYY-MM-DD
 * @param today YYYY-MM-DD in the visitor's time zone; null before hydration, when it is unknown
 */
export const isImmediateEntry = (
  isoDay: string,
  today: string | null,
  todayIs: TodayFormat = 'immediate',
): boolean => today !== null && (todayIs === 'immediate' ? isoDay <= today : isoDay < today);

/** Returns the date in the visitor's time zone as YYYY-MM-DD, which is the date format of the Swedish locale. */
export const localDay = (now: Date): string => now.toLocaleDateString('sv-SE');
