const DAY = 24 * 60 * 60 * 1000;

/** Midnight of the day on which the demo content is made. */
const TODAY = Math.floor(Date.now() / DAY) * DAY;

/** A day so many days after the day of the seed (before it, when negative), as the CMS stores days. */
export const daysFromSeed = (days: number): string => new Date(TODAY + days * DAY).toISOString();
