import type { MeetingKind } from '../../payload-types';
import type { Locale } from '../../platform/locales/locales';
import { WEEKDAYS } from './weekdays';

/** Isolates a time range as left-to-right text, so that Hebrew text does not reverse it. */
const inOrder = (text: string): string => `\u2066${text}\u2069`;

/**
 * Formats the opening hours of a calendar for staff, such as "Sunday, Monday 09:00–17:00; Friday 09:00–12:00".
 * @param hours opening hours of the calendar
 */
export const hoursText = ({ hours }: Pick<MeetingKind, 'hours'>, language: Locale): string =>
  hours
    .map(({ days, from, until }) => {
      const names = WEEKDAYS.filter(({ value }) => days.includes(value)).map(({ label }) => label[language]);
      return `${names.join(', ')} ${inOrder(`${from}–${until}`)}`;
    })
    .join('; ');
