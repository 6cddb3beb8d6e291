import { israelDay } from '@group/rules/time/israelTime';

/**
 * Whether the day on which one may enter a home is past: then that day says no more than "at once" (corporate-site §9,
 * project-marketing §4).
 * @param home as its node holds it
 * @param now time of the build
 */
export const isEntered = ({ entryDate }: { entryDate?: string | null }, now: Date): boolean =>
  Boolean(entryDate) && (entryDate ?? '').slice(0, 10) < israelDay(now.getTime());
