import { addDays } from '@group/rules/time/days';
import { israelClock, israelInstant, israelIso } from '@group/rules/time/israelTime';
import type { GraphRange, MarketProvider } from '../market';
import { closingRates, tradingDaysUntil, tradingDay } from './closingRates';
import { graphPoints } from './graphPoints';
import { BONDS, STOCKS, type Security } from './securities';
import { nextTradingDay, sessionOf } from './tradingCalendar';

/** Usual delay of market data that is published without a contract with the exchange. */
const DELAY_MINUTES = 15;
const MINUTE_MS = 60_000;
const YEAR_DAYS = 364;

interface Moment {
  /** Trading days of the history, including the current one. */
  days: readonly string[];
  /** Time at which the output of the last day ends, in minutes since midnight. */
  until: number;
  open: boolean;
  opensAt: number | null;
}

function momentOf(now: number): Moment {
  const { date, minutes } = israelClock(now - DELAY_MINUTES * MINUTE_MS);
  const session = sessionOf(date);
  const days = tradingDaysUntil(date, minutes);
  const isUnderWay = days.at(-1) === date;
  const open = isUnderWay && session !== null && minutes < session.closes;
  const next = nextTradingDay(session && minutes < session.opens ? date : addDays(date, 1));
  const opensAt = israelInstant(next, (sessionOf(next)?.opens ?? 0) + DELAY_MINUTES);
  return { days, until: isUnderWay ? minutes : 24 * 60, open, opensAt: open ? null : opensAt };
}

function quoteOf(security: Security, { days, until }: Moment) {
  const last = days.length - 1;
  const date = days[last] ?? '';
  const today = tradingDay(security, date, last, until);
  const known = closingRates(security, last);
  const yearAgo = addDays(date, -YEAR_DAYS);
  const ofYear = known.filter((_rate, index) => (days[index] ?? '') >= yearAgo);
  const all = [...ofYear, ...today.rates];
  return {
    symbol: security.symbol,
    name: security.name,
    rate: today.rates.at(-1) ?? security.base,
    base: known.at(-1) ?? security.base,
    volume: today.volumes.at(-1) ?? 0,
    range52Weeks: { low: Math.min(...all), high: Math.max(...all) },
    lastTransaction: israelIso(israelInstant(date, today.minutes.at(-1) ?? 0)),
  };
}

/**
 * Stock exchange with invented figures and the trading hours of Tel Aviv. Used when no market data provider is
 * configured. The figures depend only on the security and the time, so that all instances show the same figures and the
 * graph matches them.
 * @param clock returns the current time in ms
 */
export function embeddedExchange(clock: () => number = Date.now) {
  return {
    name: 'embedded' as const,
    demonstration: true,
    readBoard: () => {
      const moment = momentOf(clock());
      const { open, opensAt } = moment;
      return Promise.resolve({
        open,
        opensAt: opensAt === null ? null : israelIso(opensAt),
        delayMinutes: DELAY_MINUTES,
        stocks: STOCKS.map((stock) => quoteOf(stock, moment)),
        bonds: BONDS.map((bond) => ({ ...quoteOf(bond, moment), bondVolume: bond.bondVolume })),
      });
    },
    readGraph: (symbol: string, range: GraphRange) => {
      const security = STOCKS.find((stock) => stock.symbol === symbol);
      if (!security) return Promise.reject(new Error(`The exchange does not list ${symbol}`));
      const { days, until } = momentOf(clock());
      return Promise.resolve({ points: graphPoints(security, days, until, range) });
    },
  } satisfies MarketProvider;
}
