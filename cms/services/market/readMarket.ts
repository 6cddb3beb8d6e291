import { israelIso } from '@group/rules/time/israelTime';
import type { Payload } from 'payload';
import type {
  MarketBoard,
  Graph,
  GraphRange,
  MarketProvider,
  Quote,
  Warn,
} from '../../integrations/market/market';
import { marketProvider } from '../../integrations/market/marketProvider';
import { marketEnv } from '../../integrations/market/marketEnv';
import { freshFigures, type Figures } from './freshFigures';

/**
 * Interval, in multiples of the usual one, while the exchange is closed. The provider is still asked, in case the
 * opening time it sent is wrong.
 */
const CLOSED_INTERVALS = 10;
/** Interval for graphs of more than a day, in multiples of the usual one. They change little within an hour. */
const LONG_GRAPH_INTERVALS = 15;

const provider: MarketProvider = marketProvider();

export const { demonstration } = provider;

const inIntervals = (count: number): number => Date.now() + count * marketEnv.values.intervalMs;

function nextBoardAt({ open, opensAt }: MarketBoard): number {
  if (open) return inIntervals(1);
  const opening = opensAt === null ? Infinity : Date.parse(opensAt);
  return opening > Date.now() ? Math.min(opening, inIntervals(CLOSED_INTERVALS)) : inIntervals(1);
}

/** Converts a time to the time zone of Israel, which the exchange uses. */
const onExchangeClock = (iso: string): string => israelIso(Date.parse(iso));
const clockOf = (iso: string | null): string | null => iso && onExchangeClock(iso);

const clocked = <Security extends Quote>(quote: Security): Security => ({
  ...quote,
  lastTransaction: clockOf(quote.lastTransaction),
});

const warnIn =
  (payload: Payload): Warn =>
  (message) =>
    payload.logger.warn(`Market data: ${message}`);

async function fetchBoard(warn: Warn): Promise<MarketBoard> {
  const board = await provider.readBoard(warn);
  return {
    ...board,
    opensAt: clockOf(board.opensAt),
    stocks: board.stocks.map(clocked),
    bonds: board.bonds?.map(clocked) ?? null,
  };
}

async function fetchGraph(symbol: string, range: GraphRange, warn: Warn): Promise<Graph> {
  const { points } = await provider.readGraph(symbol, range, warn);
  return { points: points.map((point) => ({ ...point, time: onExchangeClock(point.time) })) };
}

/** Returns the figures of all securities of the group, or null if the provider has never sent any. */
export const readBoard = (payload: Payload): Promise<Figures<MarketBoard> | null> =>
  freshFigures(payload, { key: 'board', ask: () => fetchBoard(warnIn(payload)), nextAt: nextBoardAt });

/** Returns the graph of one of the group's stocks, or null if the provider has never sent it. */
export const readGraph = (
  payload: Payload,
  symbol: string,
  range: GraphRange,
): Promise<Figures<Graph> | null> =>
  freshFigures(payload, {
    key: `graph:${symbol}:${range}`,
    ask: () => fetchGraph(symbol, range, warnIn(payload)),
    nextAt: () => inIntervals(range === 'day' ? 1 : LONG_GRAPH_INTERVALS),
  });
