import { israelParts } from '../lib/israelParts';

/** The day in Israel, as YYYY-MM-DD. */
function israelDay(at: Date): string {
  const { year, month, day } = israelParts(at.getTime());
  return `${year}-${month}-${day}`;
}

/**
 * Whether the day on which one may enter a home is past: then that day says no more than "at once" (corporate-site §9,
 * project-marketing §4).
 * @param home as its node holds it
 * @param now time of the build
 */
export const isEntered = ({ entryDate }: { entryDate?: string | null }, now: Date): boolean =>
  Boolean(entryDate) && (entryDate ?? '').slice(0, 10) < israelDay(now);
