const DAY = 24 * 60 * 60 * 1000;

/** Midnight UTC at the start of the day on which the seed runs. */
const TODAY = Math.floor(Date.now() / DAY) * DAY;

/**
 * Returns a date relative to the day on which the seed runs, in the CMS's format.
 * @param days number of days; negative for a date in the past
 */
export const daysFromSeed = (days: number): string => new Date(TODAY + days * DAY).toISOString();
