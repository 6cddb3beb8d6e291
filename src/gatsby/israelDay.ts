import { israelParts } from '../lib/israelParts';

/**
 * The day in Israel, as YYYY-MM-DD.
 * @param at time in ms
 */
export function israelDay(at: number): string {
  const { year, month, day } = israelParts(at);
  return `${year}-${month}-${day}`;
}
