import { israelDay } from '@group/rules/time/israelTime';

/**
 * Tells whether a home's entry date is past, so that it means immediate entry (corporate-site §9,
 * project-marketing §4).
 * @param now time of the build
 */
export const isImmediateEntry = ({ entryDate }: { entryDate?: string | null }, now: Date): boolean =>
  Boolean(entryDate) && (entryDate ?? '').slice(0, 10) < israelDay(now.getTime());
