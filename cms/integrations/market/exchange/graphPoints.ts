import { addDays, weekdayOf } from '@group/rules/time/days';
import { israelInstant, israelIso } from '@group/rules/time/israelTime';
import type { GraphRange } from '../market';
import { closingRates, tradingDay, type TradingDay } from './closingRates';
import { normalRandom } from './normalRandom';
import type { Security } from './securities';
import { sessionOf } from './tradingCalendar';

interface Point {
  time: string;
  rate: number;
  volume: number;
}

/** For each range: how many days back it begins, and the distance between its points. */
const RANGES: Record<GraphRange, { days: number; every: 'minutes' | 'day' | 'week'; minutes?: number }> = {
  day: { days: 0, every: 'minutes', minutes: 5 },
  week: { days: 6, every: 'minutes', minutes: 30 },
  month: { days: 30, every: 'day' },
  quarter: { days: 91, every: 'day' },
  year: { days: 364, every: 'day' },
  fiveYears: { days: 5 * 365 + 1, every: 'week' },
};

const iso = (date: string, minutes: number): string => israelIso(israelInstant(date, minutes));

/**
 * Picks a point of the day every few minutes, and always its last transaction. The volume of a point is what was traded
 * since the previous point.
 */
function pointsOfDay({ date, minutes, rates, volumes }: TradingDay, every: number): Point[] {
  const first = minutes[0] ?? 0;
  const chosen = minutes.flatMap((minute, index) =>
    (minute - first) % every === 0 || index === minutes.length - 1 ? [index] : [],
  );
  return chosen.map((index, position) => ({
    time: iso(date, minutes[index] ?? first),
    rate: rates[index] ?? 0,
    volume: (volumes[index] ?? 0) - (position > 0 ? (volumes[chosen[position - 1] ?? 0] ?? 0) : 0),
  }));
}

/** Returns the Monday of the week. */
const weekOf = (date: string): string => addDays(date, -((weekdayOf(date) + 6) % 7));

/**
 * Returns the points of a security's graph.
 * @param days trading days of its history
 * @param until time in minutes since midnight at which the output of the last day ends
 */
export function graphPoints(
  security: Security,
  days: readonly string[],
  until: number,
  range: GraphRange,
): Point[] {
  const { days: back, every, minutes } = RANGES[range];
  const last = days.length - 1;
  const begins = addDays(days[last] ?? '', -back);
  const first = days.findIndex((date) => date >= begins);
  const today = tradingDay(security, days[last] ?? '', last, until);
  const indexes = days.slice(first).map((_date, position) => first + position);
  if (every === 'minutes')
    return indexes.flatMap((index) =>
      pointsOfDay(
        index === last ? today : tradingDay(security, days[index] ?? '', index, 24 * 60),
        minutes ?? 1,
      ),
    );
  const known = closingRates(security, last + 1);
  const daily = indexes.map((index): Point => {
    const date = days[index] ?? '';
    if (index === last)
      return {
        time: iso(date, today.minutes.at(-1) ?? 0),
        rate: today.rates.at(-1) ?? 0,
        volume: today.volumes.at(-1) ?? 0,
      };
    const volume = security.dailyVolume * Math.exp(0.35 * normalRandom(`${security.symbol}/${index}/volume`));
    return {
      time: iso(date, sessionOf(date)?.closes ?? 0),
      rate: known[index] ?? 0,
      volume: Math.round(volume),
    };
  });
  if (every === 'day') return daily;
  const weeks = new Map<string, Point>();
  for (const point of daily) {
    const week = weekOf(point.time.slice(0, 10));
    weeks.set(week, { ...point, volume: point.volume + (weeks.get(week)?.volume ?? 0) });
  }
  return [...weeks.values()];
}
