import { requestLanguage, languageHeaders } from '../../intake/language';
import { fieldText } from '../../intake/texts/fieldTexts';
import { GRAPH_RANGES } from '../../integrations/market/market';
import type { AnswerDocs, Handler, Route } from '../../platform/http/route';
import { errorShape, fieldErrorsShape } from '../../platform/http/answerShapes';
import { LANGUAGE_HEADER } from '../../intake/intakeDocs';
import { TOO_MANY_READS } from '../../intake/limitReads';
import { limited, UNAVAILABLE } from './marketDocs';
import { readBoard, readGraph, demonstration } from './readMarket';
import { marketAnswer, figuresUnavailable, unknownStock } from './marketAnswer';
import {
  stockBannerShape,
  stockGraphShape,
  stockSummaryShape,
  type StockBanner,
  type StockGraph,
  type StockSummary,
} from './marketShapes';
import { exchangeState, newestTime, toStock } from './quoteFigures';

const sameSymbol = (symbol: string | undefined) => (stock: { symbol: string }) =>
  stock.symbol.toUpperCase() === symbol?.toUpperCase();

/** `GET /web/stocks/{symbol}/summary`: returns the rate of a stock and its other figures. */
const stockSummary: Handler = async (request, { payload, params }) => {
  const language = requestLanguage(request);
  const figures = await readBoard(payload);
  if (!figures) return figuresUnavailable(language);
  const { answer: board, late } = figures;
  const stock = board.stocks.find(sameSymbol(params.symbol));
  if (!stock) return unknownStock(language);
  const time = stock.lastTransaction;
  const summary: StockSummary = {
    stockDto: {
      ...toStock(stock, language),
      range52Weeks: stock.range52Weeks,
      lastTransaction: time,
    },
    time,
    late,
    ...exchangeState(board),
    demonstration,
  };
  return marketAnswer(summary, language);
};

/**
 * `GET /web/stocks/{symbol}/graph?range=`: returns the graph of a stock. Without `range`, it covers the current day.
 */
const stockGraph: Handler = async (request, { payload, params }) => {
  const language = requestLanguage(request);
  const wanted = new URL(request.url).searchParams.get('range') ?? 'day';
  const range = GRAPH_RANGES.find((one) => one === wanted);
  if (!range)
    return Response.json(
      { errors: { range: [fieldText('invalid', language)] } },
      { status: 422, headers: { 'Cache-Control': 'no-store', ...languageHeaders(language) } },
    );
  const board = await readBoard(payload);
  if (!board) return figuresUnavailable(language);
  // The provider is asked only about stocks that are on the board, so that visitors cannot make the CMS request
  // arbitrary symbols.
  const stock = board.answer.stocks.find(sameSymbol(params.symbol));
  if (!stock) return unknownStock(language);
  const figures = await readGraph(payload, stock.symbol, range);
  if (!figures) return figuresUnavailable(language);
  const points = figures.answer.points.map(({ time, rate, volume }) => ({
    time,
    securityLastRate: rate,
    volume,
  }));
  const graph: StockGraph = {
    symbol: stock.symbol,
    range,
    grapStocksDtos: points,
    time: points.at(-1)?.time ?? stock.lastTransaction,
    late: figures.late || board.late,
    ...exchangeState(board.answer),
    demonstration,
  };
  return marketAnswer(graph, language);
};

/** `GET /web/stocks/banner`: returns all stocks of the group with their rates. */
const stockBanner: Handler = async (request, { payload }) => {
  const language = requestLanguage(request);
  const figures = await readBoard(payload);
  if (!figures) return figuresUnavailable(language);
  const { stocks } = figures.answer;
  const banner: StockBanner = {
    items: stocks.map((stock) => toStock(stock, language)),
    time: newestTime(stocks),
    late: figures.late,
    ...exchangeState(figures.answer),
    demonstration,
  };
  return marketAnswer(banner, language);
};

const SYMBOL = { symbol: 'Symbol of a stock of the group' };
const UNKNOWN: AnswerDocs = { description: 'Unknown symbol', schema: errorShape };

export const stockRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/web/stocks/banner',
    handler: limited(stockBanner),
    docs: {
      summary: 'Stocks of the group, one item each; may be cached for seconds',
      headers: LANGUAGE_HEADER,
      answers: {
        200: { description: 'The stocks', schema: stockBannerShape },
        429: TOO_MANY_READS,
        503: UNAVAILABLE,
      },
    },
  },
  {
    method: 'GET',
    path: '/web/stocks/{symbol}/summary',
    handler: limited(stockSummary),
    docs: {
      summary: 'Figures of a stock of the group; may be cached for seconds',
      params: SYMBOL,
      headers: LANGUAGE_HEADER,
      answers: {
        200: { description: 'The figures', schema: stockSummaryShape },
        404: UNKNOWN,
        429: TOO_MANY_READS,
        503: UNAVAILABLE,
      },
    },
  },
  {
    method: 'GET',
    path: '/web/stocks/{symbol}/graph',
    handler: limited(stockGraph),
    docs: {
      summary: 'Prices of a stock over time; may be cached for seconds',
      params: SYMBOL,
      query: { range: `One of ${GRAPH_RANGES.join(', ')}; by default day` },
      headers: LANGUAGE_HEADER,
      answers: {
        200: { description: 'The prices, oldest first', schema: stockGraphShape },
        404: UNKNOWN,
        422: { description: 'Unknown range', schema: fieldErrorsShape },
        429: TOO_MANY_READS,
        503: UNAVAILABLE,
      },
    },
  },
];
