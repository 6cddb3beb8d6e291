import { callApi } from '../../lib/api/callApi';
import type { components } from '../../lib/api/liveServices.gen';

type Schemas = components['schemas'];
export type StockSummaryAnswer = Schemas['StockSummary'];
export type StockBanner = Schemas['StockBanner'];
export type StockGraphAnswer = Schemas['StockGraph'];
export type Bonds = Schemas['Bonds'];
export type Bond = Bonds['bonds'][number];
export type GraphRange = StockGraphAnswer['range'];
export type GraphPoint = StockGraphAnswer['grapStocksDtos'][number];

/** From the day to five years. */
export const GRAPH_RANGES = [
  'day',
  'week',
  'month',
  'quarter',
  'year',
  'fiveYears',
] as const satisfies readonly GraphRange[];

/** A question to our service: in the page's culture, given up with the signal. */
export type MarketQuestion<Answer> = (culture: string, signal: AbortSignal) => Promise<Answer>;

/** `GET /web/stocks/{symbol}/summary`: how a stock stands. */
export const askSummary =
  (symbol: string): MarketQuestion<StockSummaryAnswer> =>
  async (culture, signal) => {
    const { data } = await callApi({ culture, signal }, (live, options) =>
      live.GET('/web/stocks/{symbol}/summary', { ...options, params: { path: { symbol } } }),
    );
    return data;
  };

/** `GET /web/stocks/{symbol}/graph`: its course. */
export const askGraph =
  (symbol: string, range: GraphRange): MarketQuestion<StockGraphAnswer> =>
  async (culture, signal) => {
    const { data } = await callApi({ culture, signal }, (live, options) =>
      live.GET('/web/stocks/{symbol}/graph', { ...options, params: { path: { symbol }, query: { range } } }),
    );
    return data;
  };

/** `GET /web/stocks/banner`: the group's stocks in a line each. */
export const askBanner: MarketQuestion<StockBanner> = async (culture, signal) => {
  const { data } = await callApi({ culture, signal }, (live, options) =>
    live.GET('/web/stocks/banner', options),
  );
  return data;
};

/** `GET /web/bonds`: the group's bonds. */
export const askBonds: MarketQuestion<Bonds> = async (culture, signal) => {
  const { data } = await callApi({ culture, signal }, (live, options) => live.GET('/web/bonds', options));
  return data;
};
