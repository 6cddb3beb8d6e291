import { israelIso } from '@group/rules/time/israelTime';
import type { Payload } from 'payload';
import type { Board, Graph, GraphRange, MarketProvider, Quote, Warn } from '../../integrations/market/market';
import { marketProvider } from '../../integrations/market/marketProvider';
import { marketEnv } from '../../integrations/market/marketEnv';
import { freshFigures, type Figures } from './freshFigures';

/** While the exchange is closed there is nothing new; asked all the same, should the provider know no opening. */
const CLOSED_INTERVALS = 10;
/** Courses of more than a day change little in an hour. */
const LONG_GRAPH_INTERVALS = 15;

const provider: MarketProvider = marketProvider();

export const { demonstration } = provider;

const inIntervals = (count: number): number => Date.now() + count * marketEnv.values.intervalMs;

function nextBoardAt({ open, opensAt }: Board): number {
  if (open) return inIntervals(1);
  const opening = opensAt === null ? Infinity : Date.parse(opensAt);
  return opening > Date.now() ? Math.min(opening, inIntervals(CLOSED_INTERVALS)) : inIntervals(1);
}

/** Times as clocks in Israel show them, which the exchange goes by: once, when an answer is kept. */
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

async function readBoard(warn: Warn): Promise<Board> {
  const board = await provider.readBoard(warn);
  return {
    ...board,
    opensAt: clockOf(board.opensAt),
    stocks: board.stocks.map(clocked),
    bonds: board.bonds?.map(clocked) ?? null,
  };
}

async function readGraph(symbol: string, range: GraphRange, warn: Warn): Promise<Graph> {
  const { points } = await provider.readGraph(symbol, range, warn);
  return { points: points.map((point) => ({ ...point, time: onExchangeClock(point.time) })) };
}

/** All securities of the group; null while the provider never answered. */
export const askBoard = (payload: Payload): Promise<Figures<Board> | null> =>
  freshFigures(payload, { key: 'board', ask: () => readBoard(warnIn(payload)), nextAt: nextBoardAt });

/** The course of a stock that stands on the board; null while the provider never answered. */
export const askGraph = (
  payload: Payload,
  symbol: string,
  range: GraphRange,
): Promise<Figures<Graph> | null> =>
  freshFigures(payload, {
    key: `graph:${symbol}:${range}`,
    ask: () => readGraph(symbol, range, warnIn(payload)),
    nextAt: () => inIntervals(range === 'day' ? 1 : LONG_GRAPH_INTERVALS),
  });
