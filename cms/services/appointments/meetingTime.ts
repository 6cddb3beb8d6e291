import type { Locale } from '../../platform/locales';

const CULTURES = { he: 'he-IL', en: 'en-GB' } as const;
const TIME_ZONE = 'Asia/Jerusalem';

type Moment = number | string;

const format = (language: Locale, options: Intl.DateTimeFormatOptions) => (at: Moment) =>
  new Intl.DateTimeFormat(CULTURES[language], { timeZone: TIME_ZONE, ...options }).format(new Date(at));

/** Left-to-right isolate and its end: in a Hebrew line, too, a meeting's beginning stands before its end. */
const inOrder = (text: string): string => `\u2066${text}\u2069`;

/** Day of a meeting, and when it begins and ends, on the clock of Israel. */
export function timeText(
  { startsAt, endsAt }: { startsAt: Moment; endsAt: Moment },
  language: Locale,
): string {
  const day = format(language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const clock = format(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${day(startsAt)}, ${inOrder(`${clock(startsAt)}–${clock(endsAt)}`)}`;
}
