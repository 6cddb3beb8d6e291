import type { Locale } from '../../platform/locales/locales';

const CULTURES = { he: 'he-IL', en: 'en-GB' } as const;
const TIME_ZONE = 'Asia/Jerusalem';

type Moment = number | string;

const writers = (language: Locale) => {
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(CULTURES[language], { timeZone: TIME_ZONE, ...options });
    return (at: Moment) => format.format(new Date(at));
  };
  return {
    day: write({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    clock: write({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  };
};
/** The formatters are created only once, because a page may format hundreds of times. */
const WRITERS = { he: writers('he'), en: writers('en') };

/** Isolates a time range as left-to-right text, so that Hebrew text does not reverse it. */
const inOrder = (text: string): string => `\u2066${text}\u2069`;

/** Formats the day, start and end of a meeting in the time zone of Israel. */
export function timeText(
  { startsAt, endsAt }: { startsAt: Moment; endsAt: Moment },
  language: Locale,
): string {
  const { day, clock } = WRITERS[language];
  return `${day(startsAt)}, ${inOrder(`${clock(startsAt)}–${clock(endsAt)}`)}`;
}
