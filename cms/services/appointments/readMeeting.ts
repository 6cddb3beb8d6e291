import { israelClock } from '@group/rules/time/israelTime';
import type { MeetingKind } from '../../payload-types';
import { findInLanguage, type AskedInLanguage } from '../../platform/findInLanguage';
import { minutesOf } from './clockTime';
import type { MeetingRules } from './openSlots';
import { weekdayNumber } from './weekdays';

/** A kind of meeting by its number; null where there is none. */
export const readMeeting = (asked: AskedInLanguage): Promise<MeetingKind | null> =>
  findInLanguage('meetingKinds', asked);

/** The day on the clock of Israel of a date that the admin stored. */
const dayOf = (iso: string): string => israelClock(Date.parse(iso)).date;

/** When a kind of meeting can be booked; never while it is switched off. */
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
