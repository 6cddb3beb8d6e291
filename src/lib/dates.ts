import moment from 'moment';
import { DATE_FORMATS } from './dateFormats';

/**
 * Whether a home whose entry date is today counts as free at once: on project pages it does not, in the list of rental homes it
 * does (each document).
 */
export type TodayIs = 'date' | 'immediate';

/**
 * The entry date of a home: a date that is to come, or null for "immediate entry" (project-marketing §4, corporate-site §9).
 * @param iso ISO date
 * @param todayIs how the page takes today
 * @param now the visitor's time
 * @returns null when it is past, or no date
 */
export function entryDate(iso: string | null | undefined, todayIs: TodayIs, now = new Date()): string | null {
  const day = moment((iso ?? '').slice(0, DATE_FORMATS.iso.length), DATE_FORMATS.iso, true);
  const first = todayIs === 'date' ? moment(now) : moment(now).add(1, 'day');
  return day.isValid() && !day.isBefore(first, 'day') ? day.format(DATE_FORMATS.day) : null;
}
