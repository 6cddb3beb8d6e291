import moment from 'moment';
import { DATE_FORMATS } from './dateFormats';

/**
 * A date in the format of its place, on the clock that it was written with: a quote of the exchange keeps the exchange's time wherever it is read.
 * @param iso ISO date or time, such as `2026-03-01` or `2026-03-01T16:25:00+02:00`
 * @param place where it stands
 * @returns an empty text for what is no date
 */
export function dateText(iso: string | null | undefined, place: keyof typeof DATE_FORMATS): string {
  const date = moment.parseZone(iso ?? '', moment.ISO_8601);
  return date.isValid() ? date.format(DATE_FORMATS[place]) : '';
}

/** Whether a home whose entry date is today counts as free at once: on project pages it does not, in the list of rental homes it does (each document). */
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
