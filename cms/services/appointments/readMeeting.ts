import type { Payload, PayloadRequest } from 'payload';
import type { MeetingKind } from '../../payload-types';
import { israelClock } from '../../platform/israelTime';
import type { Locale } from '../../platform/locales';
import { minutesOf } from './clockTime';
import type { MeetingRules } from './openSlots';
import { weekdayNumber } from './weekdays';

const ID = /^[1-9]\d{0,8}$/;

interface Asked {
  payload: Payload;
  /** From an address or a body, as it came. */
  id: number | string | null | undefined;
  language: Locale;
  req?: PayloadRequest;
}

/** A kind of meeting by its number, its texts in the language or else the other one; null where there is none. */
export async function readMeeting({ payload, id, language, req }: Asked): Promise<MeetingKind | null> {
  if (!ID.test(String(id))) return null;
  const { docs } = await payload.find({
    collection: 'meetingKinds',
    where: { id: { equals: Number(id) } },
    locale: language,
    fallbackLocale: language === 'he' ? 'en' : 'he',
    limit: 1,
    pagination: false,
    depth: 0,
    ...(req && { req }),
  });
  return docs[0] ?? null;
}

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
