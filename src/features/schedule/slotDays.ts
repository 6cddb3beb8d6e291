import type { Language } from '../../i18n/languages';
import type { MeetingSlots } from './schedule';

type Slot = MeetingSlots['slots'][number];

/** The times of one day at which a meeting can be booked. */
export interface SlotDay {
  /** `YYYY-MM-DD` */
  date: string;
  slots: Slot[];
}

const CULTURES = { he: 'he-IL', en: 'en-GB' } as const;

/**
 * Returns the date of a time as YYYY-MM-DD. No conversion is needed, because the service sends times in the time zone
 * of Israel.
 */
export const dateOf = (time: string): string => time.slice(0, 10);

/** Returns the time of day as `HH:mm`, in the time zone of Israel. */
export const clockOf = (time: string): string => time.slice(11, 16);

/** Groups the available times by day and keeps their order. */
export function slotDays(slots: readonly Slot[]): SlotDay[] {
  const days = new Map<string, Slot[]>();
  for (const slot of slots) {
    const date = dateOf(slot.startsAt);
    days.set(date, [...(days.get(date) ?? []), slot]);
  }
  return [...days].map(([date, ofDay]) => ({ date, slots: ofDay }));
}

const inWords = (date: string, language: Language, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(CULTURES[language], { timeZone: 'UTC', ...options }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** Formats a date for a small button as two lines: the weekday, and the day with the month. */
export const shortDay = (date: string, language: Language): { weekday: string; day: string } => ({
  weekday: inWords(date, language, { weekday: 'long' }),
  day: inWords(date, language, { day: 'numeric', month: 'short' }),
});

/** Formats a date with weekday, day and month. */
export const dayOfYear = (date: string, language: Language): string =>
  inWords(date, language, { weekday: 'long', day: 'numeric', month: 'long' });

/** Formats a date with weekday, day, month and year. */
export const longDay = (date: string, language: Language): string =>
  inWords(date, language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
