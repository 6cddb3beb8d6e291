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

/** Periods that a graph can show, from one day to five years. */
export const GRAPH_RANGES = [
  'day',
  'week',
  'month',
  'quarter',
  'year',
  'fiveYears',
] as const satisfies readonly GraphRange[];

/** A request to our service for market data, with texts in the page's culture. The signal aborts it. */
export type MarketQuestion<Answer> = (culture: string, signal: AbortSignal) => Promise<Answer>;

/** Requests the figures of a stock through `GET /web/stocks/{symbol}/summary`. */
export const fetchStockSummary =
  (symbol: string): MarketQuestion<StockSummaryAnswer> =>
  async (culture, signal) => {
    const { data } = await callApi({ culture, signal }, (live, options) =>
      live.GET('/web/stocks/{symbol}/summary', { ...options, params: { path: { symbol } } }),
    );
    return data;
  };

/** Requests the points of a stock's graph through `GET /web/stocks/{symbol}/graph`. */
export const fetchStockGraph =
  (symbol: string, range: GraphRange): MarketQuestion<StockGraphAnswer> =>
  async (culture, signal) => {
    const { data } = await callApi({ culture, signal }, (live, options) =>
      live.GET('/web/stocks/{symbol}/graph', { ...options, params: { path: { symbol }, query: { range } } }),
    );
    return data;
  };

/** Requests the stocks that the ticker shows, through `GET /web/stocks/banner`. */
export const fetchStockBanner: MarketQuestion<StockBanner> = async (culture, signal) => {
  const { data } = await callApi({ culture, signal }, (live, options) =>
    live.GET('/web/stocks/banner', options),
  );
  return data;
};

/** Requests the figures of the group's bonds through `GET /web/bonds`. */
export const fetchBonds: MarketQuestion<Bonds> = async (culture, signal) => {
  const { data } = await callApi({ culture, signal }, (live, options) => live.GET('/web/bonds', options));
  return data;
};
