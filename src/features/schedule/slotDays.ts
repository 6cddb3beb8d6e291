import type { Language } from '../../i18n/languages';
import type { MeetingSlots } from './schedule';

type Slot = MeetingSlots['slots'][number];

/** The free times of a day. */
export interface SlotDay {
  /** `YYYY-MM-DD` */
  date: string;
  slots: Slot[];
}

const CULTURES = { he: 'he-IL', en: 'en-GB' } as const;

/** Returns the day of a time. The service sends times in the time zone of Israel. */
export const dateOf = (time: string): string => time.slice(0, 10);

/** Returns `HH:mm` of a time. */
export const clockOf = (time: string): string => time.slice(11, 16);

/** Groups free times by day in order. */
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

/** Formats a day for a small button: weekday, and day with month. */
export const shortDay = (date: string, language: Language): { weekday: string; day: string } => ({
  weekday: inWords(date, language, { weekday: 'long' }),
  day: inWords(date, language, { day: 'numeric', month: 'short' }),
});

/** Formats weekday, day and month. */
export const dayOfYear = (date: string, language: Language): string =>
  inWords(date, language, { weekday: 'long', day: 'numeric', month: 'long' });

/** Formats a full date. */
export const longDay = (date: string, language: Language): string =>
  inWords(date, language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
