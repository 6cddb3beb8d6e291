import { israelClock } from '@group/rules/time/israelTime';
import type { MeetingKind } from '../../payload-types';
import { findInLanguage, type LocalizedRequest } from '../../platform/locales/findInLanguage';
import { minutesOf } from './clockTime';
import type { MeetingRules } from './openSlots';
import { weekdayNumber } from './weekdays';

/** Reads a meeting kind by id. Returns null if it does not exist. */
export const readMeeting = (asked: LocalizedRequest): Promise<MeetingKind | null> =>
  findInLanguage('meetingKinds', asked);

/** Returns the calendar date in Israel of a date that the admin panel stored as a UTC time. */
const dayOf = (iso: string): string => israelClock(Date.parse(iso)).date;

/** Returns the booking rules of a meeting kind. An inactive one offers no times. */
export function rulesOf({ active, hours, closedDates, ...rules }: MeetingKind): MeetingRules {
  const { slotMinutes, parallel, leadHours, daysAhead } = rules;
  return {
    slotMinutes,
    parallel,
    leadHours,
    daysAhead,
    hours: active
      ? (hours ?? []).map(({ days, from, until }) => ({
          days: days.map(weekdayNumber),
          from: minutesOf(from) ?? 0,
          until: minutesOf(until) ?? 0,
        }))
      : [],
    closed: (closedDates ?? []).map(({ from, until }) => ({
      from: dayOf(from),
      until: dayOf(until || from),
    })),
  };
}
