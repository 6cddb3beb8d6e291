import { addDays, weekdayOf } from '@group/rules/time/days';

/** Trading hours of a day, as Israel time in minutes since midnight. */
export interface Session {
  opens: number;
  closes: number;
}

/**
 * First Sunday without trading. Until then, the exchange traded from Sunday to Thursday; since then, it trades from
 * Monday to Friday.
 */
const NEW_WEEK_FROM = '2026-01-04';
const OPENS = 10 * 60;
const CLOSES = 17 * 60 + 35;
const CLOSES_BEFORE_2026 = 17 * 60 + 25;
const FRIDAY_CLOSES = 14 * 60;
const SUNDAY_CLOSED = 16 * 60;
const [SUNDAY, MONDAY, TUESDAY, THURSDAY, FRIDAY, SATURDAY] = [0, 1, 2, 4, 5, 6];

/**
 * Holidays, and eves of holidays, without trading. They are dates of the Hebrew calendar, so that the list never
 * expires.
 */
const HOLIDAYS = new Set([
  '29 Elul',
  ...[1, 2, 9, 10, 14, 15, 21, 22].map((day) => `${day} Tishri`),
  '14 Adar',
  '14 Adar II',
  ...[14, 15, 20, 21].map((day) => `${day} Nisan`),
  '5 Sivan',
  '6 Sivan',
]);

const hebrew = new Intl.DateTimeFormat('en-u-ca-hebrew', { timeZone: 'UTC', day: 'numeric', month: 'long' });
const timeOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/**
 * Checks for Independence Day. It is on 5 Iyar, but moves to a Tuesday or Thursday if it, or Memorial Day before it,
 * would fall on or next to a Sabbath.
 */
function isIndependenceDay(hebrewDate: string, weekday: number): boolean {
  switch (hebrewDate) {
    case '5 Iyar':
      return ![MONDAY, FRIDAY, SATURDAY].includes(weekday);
    case '4 Iyar':
    case '3 Iyar':
      return weekday === THURSDAY;
    case '6 Iyar':
      return weekday === TUESDAY;
    default:
      return false;
  }
}

function isHoliday(date: string): boolean {
  const today = hebrew.format(timeOf(date));
  const weekday = weekdayOf(date);
  if (HOLIDAYS.has(today) || isIndependenceDay(today, weekday)) return true;
  // The fast on 9 Av moves to the following Sunday if it would fall on a Sabbath.
  if (today === '9 Av' || (today === '10 Av' && weekday === SUNDAY)) return true;
  // Memorial Day is the day before Independence Day.
  const tomorrow = addDays(date, 1);
  return isIndependenceDay(hebrew.format(timeOf(tomorrow)), weekdayOf(tomorrow));
}

/**
 * Returns the trading hours of the Tel Aviv Stock Exchange on a day. Accurate enough for a demonstration.
 * @param date `YYYY-MM-DD`
 * @returns null for a day without trading
 */
export function sessionOf(date: string): Session | null {
  const weekday = weekdayOf(date);
  const isNewWeek = date >= NEW_WEEK_FROM;
  if (weekday === SATURDAY || weekday === (isNewWeek ? SUNDAY : FRIDAY) || isHoliday(date)) return null;
  // Friday's trades are settled on Sunday, so there is no trading on a Friday before a holiday on Sunday.
  if (weekday === FRIDAY) return isHoliday(addDays(date, 2)) ? null : { opens: OPENS, closes: FRIDAY_CLOSES };
  if (weekday === SUNDAY) return { opens: OPENS, closes: SUNDAY_CLOSED };
  return { opens: OPENS, closes: isNewWeek ? CLOSES : CLOSES_BEFORE_2026 };
}

/**
 * First day of the history. It must be more than five years ago, because the longest range of a graph is five years.
 */
const FIRST_DAY = '2019-01-01';
const knownTradingDays: string[] = [];
let knownUntil = addDays(FIRST_DAY, -1);

/**
 * Returns all trading days since the start of the history.
 * @param until last day to include
 */
export function tradingDays(until: string): readonly string[] {
  while (knownUntil < until) {
    knownUntil = addDays(knownUntil, 1);
    if (sessionOf(knownUntil)) knownTradingDays.push(knownUntil);
  }
  return knownTradingDays.filter((date) => date <= until);
}

/** Returns the first trading day on or after a date. */
export function nextTradingDay(from: string): string {
  let date = from;
  while (!sessionOf(date)) date = addDays(date, 1);
  return date;
}
