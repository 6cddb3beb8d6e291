const DAY = 24 * 60 * 60 * 1000;

/** Midnight of the day on which the seed runs. */
const TODAY = Math.floor(Date.now() / DAY) * DAY;

/**
 * A date relative to the day of the seed, in the CMS's format.
 * @param days may be negative
 */
export const daysFromSeed = (days: number): string => new Date(TODAY + days * DAY).toISOString();
