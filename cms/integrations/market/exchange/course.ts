import { normal } from './chance';
import type { Security } from './securities';
import { sessionOf, tradingDays } from './tradingCalendar';

const DAYS_PER_YEAR = 248;

interface Walk {
  /** How far the last close is from its trend, in logarithms. */
  away: number;
  closes: number[];
}

const walks = new Map<string, Walk>();

export const rounded = ({ decimals }: Security, rate: number): number => Number(rate.toFixed(decimals));

/**
 * Rates at the end of each trading day, from the first of the history on: a walk that is drawn back to a trend, always the same.
 * @param count of how many trading days
 */
export function closes(security: Security, count: number): readonly number[] {
  const { symbol, base, volatility, pull, drift } = security;
  const walk = walks.get(symbol) ?? { away: 0, closes: [] };
  walks.set(symbol, walk);
  while (walk.closes.length < count) {
    const day = walk.closes.length;
    walk.away += volatility * normal(`${symbol}/${day}`) - pull * walk.away;
    walk.closes.push(rounded(security, base * Math.exp((drift * day) / DAYS_PER_YEAR + walk.away)));
  }
  return walk.closes.slice(0, count);
}

/** A trading day as far as it has come. */
export interface TradingDay {
  date: string;
  /** Minutes since midnight at which each rate was paid. */
  minutes: readonly number[];
  rates: readonly number[];
  /** Traded up to each of them. */
  volumes: readonly number[];
}

/** More at the beginning and the end of a day than in its middle. */
const shareOfVolume = (share: number): number => share + 0.12 * Math.sin(2 * Math.PI * share);

/**
 * The transactions of a trading day: from the close of the day before to its own, by a way of its own.
 * @param index the day's number in the history
 * @param until minutes since midnight up to which they are told
 */
export function tradingDay(security: Security, date: string, index: number, until: number): TradingDay {
  const session = sessionOf(date);
  if (!session) throw new Error(`${date} is no trading day`);
  const { symbol, base, volatility, dailyVolume, everyMinutes } = security;
  const known = closes(security, index + 1);
  const [from, to] = [known[index - 1] ?? base, known[index] ?? base];
  const steps = Math.floor((session.closes - session.opens) / everyMinutes);
  const sums = [0];
  for (let step = 1; step <= steps; step += 1)
    sums.push((sums[step - 1] ?? 0) + normal(`${symbol}/${index}/${step}`));
  const end = sums[steps] ?? 0;
  const total = dailyVolume * Math.exp(0.35 * normal(`${symbol}/${index}/volume`));
  const last = Math.min(steps, Math.max(0, Math.floor((until - session.opens) / everyMinutes)));
  const told = Array.from({ length: last + 1 }, (_none, step) => step);
  const rateAt = (step: number): number => {
    const share = step / steps;
    // A way that is at home at both ends, so that the day closes where the walk says.
    const detour = ((sums[step] ?? 0) - share * end) / Math.sqrt(steps);
    return rounded(security, from * (to / from) ** share * Math.exp(0.7 * volatility * detour));
  };
  return {
    date,
    minutes: told.map((step) => session.opens + step * everyMinutes),
    rates: told.map(rateAt),
    volumes: told.map((step) => Math.round(total * shareOfVolume((step + 1) / (steps + 1)))),
  };
}

/**
 * The days of the history up to a moment; the last of them may still be under way.
 * @param date the day of the moment
 * @param minutes its time
 */
export function daysUntil(date: string, minutes: number): readonly string[] {
  const days = tradingDays(date);
  const session = days.at(-1) === date ? sessionOf(date) : null;
  return session && minutes < session.opens ? days.slice(0, -1) : days;
}
