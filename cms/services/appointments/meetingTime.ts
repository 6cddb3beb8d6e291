import type { Locale } from '../../platform/locales';

const CULTURES = { he: 'he-IL', en: 'en-GB' } as const;
const TIME_ZONE = 'Asia/Jerusalem';

type Moment = number | string;

const format = (language: Locale, options: Intl.DateTimeFormatOptions) => (at: Moment) =>
  new Intl.DateTimeFormat(CULTURES[language], { timeZone: TIME_ZONE, ...options }).format(new Date(at));

/** The day of a meeting in words, with its weekday. */
export const dayText = (at: Moment, language: Locale): string =>
  format(language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })(at);

/** When a meeting begins and ends on the clock of Israel: `10:00–10:30`. */
export function hoursText(
  { startsAt, endsAt }: { startsAt: Moment; endsAt: Moment },
  language: Locale,
): string {
  const clock = format(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${clock(startsAt)}–${clock(endsAt)}`;
}

/** Day and time of a meeting. */
export const timeText = (times: { startsAt: Moment; endsAt: Moment }, language: Locale): string =>
  `${dayText(times.startsAt, language)}, ${hoursText(times, language)}`;
