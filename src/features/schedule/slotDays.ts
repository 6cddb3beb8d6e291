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

/** The day of a time: times come on the clock of Israel, so that it stands in them. */
export const dateOf = (time: string): string => time.slice(0, 10);

/** `HH:mm` of a time. */
export const clockOf = (time: string): string => time.slice(11, 16);

/** Free times by their days, in their order. */
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

/** A day for a small button: weekday, and day with month. */
export const shortDay = (date: string, language: Language): { weekday: string; day: string } => ({
  weekday: inWords(date, language, { weekday: 'long' }),
  day: inWords(date, language, { day: 'numeric', month: 'short' }),
});

/** A day of the year: weekday, day and month. */
export const dayOfYear = (date: string, language: Language): string =>
  inWords(date, language, { weekday: 'long', day: 'numeric', month: 'long' });

/** A day in words. */
export const longDay = (date: string, language: Language): string =>
  inWords(date, language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
