import type { MeetingKind } from '../../payload-types';
import type { Locale } from '../../platform/locales/locales';
import { WEEKDAYS } from './weekdays';

/** Isolates a time range left to right, so that it reads correctly in Hebrew. */
const inOrder = (text: string): string => `\u2066${text}\u2069`;

/**
 * Opening hours of a calendar as text for staff: "Sunday, Monday 09:00–17:00; Friday 09:00–12:00".
 * @param hours hours of the calendar
 */
export const hoursText = ({ hours }: Pick<MeetingKind, 'hours'>, language: Locale): string =>
  hours
    .map(({ days, from, until }) => {
      const names = WEEKDAYS.filter(({ value }) => days.includes(value)).map(({ label }) => label[language]);
      return `${names.join(', ')} ${inOrder(`${from}–${until}`)}`;
    })
    .join('; ');
