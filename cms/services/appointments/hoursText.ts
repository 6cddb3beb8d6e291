import type { MeetingKind } from '../../payload-types';
import type { Locale } from '../../platform/locales';
import { WEEKDAYS } from './weekdays';

/** Left-to-right isolate and its end: in a Hebrew line, too, an hour of opening stands before that of closing. */
const inOrder = (text: string): string => `\u2066${text}\u2069`;

/**
 * When a calendar is open, in words for staff: "Sunday, Monday 09:00–17:00; Friday 09:00–12:00".
 * @param hours of the calendar
 */
export const hoursText = ({ hours }: Pick<MeetingKind, 'hours'>, language: Locale): string =>
  hours
    .map(({ days, from, until }) => {
      const names = WEEKDAYS.filter(({ value }) => days.includes(value)).map(({ label }) => label[language]);
      return `${names.join(', ')} ${inOrder(`${from}–${until}`)}`;
    })
    .join('; ');
