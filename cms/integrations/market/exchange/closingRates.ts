import { normalRandom } from './normalRandom';
import type { Security } from './securities';
import { sessionOf, tradingDays } from './tradingCalendar';

const DAYS_PER_YEAR = 248;

interface Walk {
  /** How far the last closing rate is above or below the trend, as a logarithm. */
  away: number;
  closes: number[];
}

const walks = new Map<string, Walk>();

export const roundRate = ({ decimals }: Security, rate: number): number => Number(rate.toFixed(decimals));

/**
 * Returns the closing rates since the start of the history. They follow a mean-reverting random walk that is always the
 * same.
 * @param count number of trading days
 */
export function closingRates(security: Security, count: number): readonly number[] {
  const { symbol, base, volatility, pull, drift } = security;
  const walk = walks.get(symbol) ?? { away: 0, closes: [] };
  walks.set(symbol, walk);
  while (walk.closes.length < count) {
    const day = walk.closes.length;
    walk.away += volatility * normalRandom(`${symbol}/${day}`) - pull * walk.away;
    walk.closes.push(roundRate(security, base * Math.exp((drift * day) / DAYS_PER_YEAR + walk.away)));
  }
  return walk.closes.slice(0, count);
}

/** The transactions of a trading day up to the current time. */
export interface TradingDay {
  date: string;
  /** Time of each rate, in minutes since midnight. */
  minutes: readonly number[];
  rates: readonly number[];
  /** Cumulative volume at each time. */
  volumes: readonly number[];
}

/**
 * Returns the share of a day's volume that has been traded when a given share of the day has passed. Trading is busier
 * at the start and end of a day.
 */
const shareOfVolume = (share: number): number => share + 0.12 * Math.sin(2 * Math.PI * share);

/**
 * Simulates the transactions of a trading day. They lead from the previous closing rate to the day's own.
 * @param index number of the day in the history
 * @param until time in minutes since midnight at which the output ends
 */
export function tradingDay(security: Security, date: string, index: number, until: number): TradingDay {
  const session = sessionOf(date);
  if (!session) throw new Error(`${date} is not a trading day`);
  const { symbol, base, volatility, dailyVolume, everyMinutes } = security;
  const known = closingRates(security, index + 1);
  const [from, to] = [known[index - 1] ?? base, known[index] ?? base];
  const steps = Math.floor((session.closes - session.opens) / everyMinutes);
  const sums = [0];
  for (let step = 1; step <= steps; step += 1)
    sums.push((sums[step - 1] ?? 0) + normalRandom(`${symbol}/${index}/${step}`));
  const end = sums[steps] ?? 0;
  const total = dailyVolume * Math.exp(0.35 * normalRandom(`${symbol}/${index}/volume`));
  const last = Math.min(steps, Math.max(0, Math.floor((until - session.opens) / everyMinutes)));
  const reportedSteps = Array.from({ length: last + 1 }, (_none, step) => step);
  const rateAt = (step: number): number => {
    const share = step / steps;
    // A Brownian bridge: random steps that end exactly at the day's closing rate.
    const detour = ((sums[step] ?? 0) - share * end) / Math.sqrt(steps);
    return roundRate(security, from * (to / from) ** share * Math.exp(0.7 * volatility * detour));
  };
  return {
    date,
    minutes: reportedSteps.map((step) => session.opens + step * everyMinutes),
    rates: reportedSteps.map(rateAt),
    volumes: reportedSteps.map((step) => Math.round(total * shareOfVolume((step + 1) / (steps + 1)))),
  };
}

/**
 * Returns the trading days up to a moment, including the current one once trading has begun.
 * @param date date of the moment
 * @param minutes time of the moment in minutes since midnight
 */
export function tradingDaysUntil(date: string, minutes: number): readonly string[] {
  const days = tradingDays(date);
  const session = days.at(-1) === date ? sessionOf(date) : null;
  return session && minutes < session.opens ? days.slice(0, -1) : days;
}
