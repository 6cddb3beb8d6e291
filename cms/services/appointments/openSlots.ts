import { addDays, weekdayOf } from '@group/rules/time/days';
import { israelClock, israelInstant } from '@group/rules/time/israelTime';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Opening hours of weekdays in Israel time. */
export interface OpeningHours {
  /** 0 is Sunday. */
  days: readonly number[];
  /** Minutes since midnight. */
  from: number;
  until: number;
}

/** Closed days, inclusive: `YYYY-MM-DD`. */
export interface ClosedDays {
  from: string;
  until: string;
}

/** Booking rules of a meeting kind. */
export interface MeetingRules {
  hours: readonly OpeningHours[];
  closed: readonly ClosedDays[];
  slotMinutes: number;
  /** Number of parallel meetings. */
  parallel: number;
  /** Minimum hours between booking and meeting. */
  leadHours: number;
  /** Maximum days in advance; 0 is today. */
  daysAhead: number;
}

/** Time of a meeting, in ms. */
export interface Slot {
  startsAt: number;
  endsAt: number;
}

/** Booked time. Parallel meetings have different seats, from 0. */
export interface TakenSlot extends Slot {
  seat: number;
}

/** True when two times overlap. */
export const overlap = (one: Slot, other: Slot): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/** Times of a day in order, without skipped hours and overlaps. */
function slotsOfDay({ hours, slotMinutes }: MeetingRules, date: string): Slot[] {
  const starts = new Set<number>();
  for (const { days, from, until } of hours) {
    if (!days.includes(weekdayOf(date))) continue;
    for (let at = from; at + slotMinutes <= until; at += slotMinutes) starts.add(at);
  }
  const slots: Slot[] = [];
  for (const minutes of [...starts].sort((a, b) => a - b)) {
    const startsAt = israelInstant(date, minutes);
    if (israelClock(startsAt).minutes !== minutes) continue;
    if (startsAt < (slots.at(-1)?.endsAt ?? -Infinity)) continue;
    slots.push({ startsAt, endsAt: startsAt + slotMinutes * MINUTE_MS });
  }
  return slots;
}

/**
 * Bookable times of a meeting kind, whether taken or not.
 * @param rules rules of the kind
 * @param now time in ms
 * @returns times in order
 */
export function openSlots(rules: MeetingRules, now: number): Slot[] {
  const earliest = now + rules.leadHours * HOUR_MS;
  const slots: Slot[] = [];
  let { date } = israelClock(now);
  for (let day = 0; day <= rules.daysAhead; day += 1, date = addDays(date, 1)) {
    const today = date;
    if (rules.closed.some(({ from, until }) => from <= today && today <= until)) continue;
    slots.push(...slotsOfDay(rules, today).filter(({ startsAt }) => startsAt >= earliest));
  }
  return slots;
}

/**
 * True when a calendar is open for the whole time, ignoring bookings and lead time.
 * @param rules rules of the calendar
 * @param slot the time
 */
export function isInHours({ hours, closed }: MeetingRules, { startsAt, endsAt }: Slot): boolean {
  const { date, minutes } = israelClock(startsAt);
  const end = minutes + (endsAt - startsAt) / MINUTE_MS;
  if (closed.some(({ from, until }) => from <= date && date <= until)) return false;
  return hours.some(
    ({ days, from, until }) => days.includes(weekdayOf(date)) && from <= minutes && end <= until,
  );
}

/**
 * First free seat at a time.
 * @param slot the time
 * @param taken booked times
 * @param parallel number of seats
 * @returns null when all are taken
 */
export function freeSeat(slot: Slot, taken: readonly TakenSlot[], parallel: number): number | null {
  const seats = new Set(taken.filter((one) => overlap(one, slot)).map(({ seat }) => seat));
  for (let seat = 0; seat < parallel; seat += 1) if (!seats.has(seat)) return seat;
  return null;
}

/** Free times. */
export const freeSlots = (rules: MeetingRules, taken: readonly TakenSlot[], now: number): Slot[] =>
  openSlots(rules, now).filter((slot) => freeSeat(slot, taken, rules.parallel) !== null);
