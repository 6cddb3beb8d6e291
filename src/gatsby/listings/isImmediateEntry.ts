import { israelDay } from '@group/rules/time/israelTime';

/**
 * Checks whether an apartment's entry date is in the past. The site then shows it as immediate entry (corporate-site
 * §9, project-marketing §4).
 * @param now time of the build
 */
export const isImmediateEntry = ({ entryDate }: { entryDate?: string | null }, now: Date): boolean =>
  Boolean(entryDate) && (entryDate ?? '').slice(0, 10) < israelDay(now.getTime());
