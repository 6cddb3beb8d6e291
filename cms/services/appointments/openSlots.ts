import { addDays, weekdayOf } from '@group/rules/time/days';
import { israelClock, israelInstant } from '@group/rules/time/israelTime';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Opening hours that apply to certain weekdays, in the time zone of Israel. */
export interface OpeningHours {
  /** Weekdays from 0 (Sunday) to 6. */
  days: readonly number[];
  /** Minutes since midnight. */
  from: number;
  until: number;
}

/** Range of closed days as `YYYY-MM-DD`. Both ends are included. */
export interface ClosedDays {
  from: string;
  until: string;
}

/** Rules that determine which times of a meeting kind can be booked. */
export interface MeetingRules {
  hours: readonly OpeningHours[];
  closed: readonly ClosedDays[];
  slotMinutes: number;
  /** Number of meetings that can take place at the same time. */
  parallel: number;
  /** Minimum number of hours between booking and meeting. */
  leadHours: number;
  /** How many days in advance a meeting can be booked; 0 allows only today. */
  daysAhead: number;
}

/** Start and end of a meeting, in ms. */
export interface Slot {
  startsAt: number;
  endsAt: number;
}

/** A booked time. Meetings at the same time have different seats, counted from 0. */
export interface TakenSlot extends Slot {
  seat: number;
}

/** Checks whether two times overlap. */
export const overlap = (one: Slot, other: Slot): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/**
 * Returns the bookable times of a day in order. Omits times that do not exist when the clocks change, and times that
 * would overlap the one before.
 */
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
 * Returns all times that a calendar offers, including those already booked.
 * @param rules rules of the meeting kind
 * @param now current time in ms
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
 * Checks whether a calendar is open during the whole time. Bookings and lead time are not considered.
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
 * Returns the lowest seat number that is free at a time.
 * @param slot the time
 * @param taken booked times
 * @param parallel number of seats
 * @returns null if all seats are taken
 */
export function freeSeat(slot: Slot, taken: readonly TakenSlot[], parallel: number): number | null {
  const seats = new Set(taken.filter((one) => overlap(one, slot)).map(({ seat }) => seat));
  for (let seat = 0; seat < parallel; seat += 1) if (!seats.has(seat)) return seat;
  return null;
}

/** Free times. */
export const freeSlots = (rules: MeetingRules, taken: readonly TakenSlot[], now: number): Slot[] =>
  openSlots(rules, now).filter((slot) => freeSeat(slot, taken, rules.parallel) !== null);
