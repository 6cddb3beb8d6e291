import { requestLanguage, languageHeaders } from '../../intake/language';
import { fieldText } from '../../intake/texts/fieldTexts';
import { GRAPH_RANGES } from '../../integrations/market/market';
import type { Handler } from '../../platform/http/route';
import { askBoard, askGraph, demonstration } from './askMarket';
import { marketAnswer, noFigures, unknownStock } from './marketAnswer';
import type { StockBanner, StockGraph, StockSummary } from './marketShapes';
import { exchangeState, newestTime, toStock } from './quoteFigures';

const sameSymbol = (symbol: string | undefined) => (stock: { symbol: string }) =>
  stock.symbol.toUpperCase() === symbol?.toUpperCase();

/** `GET /web/stocks/{symbol}/summary`: how a stock of the group stands. */
export const stockSummary: Handler = async (request, { payload, params }) => {
  const language = requestLanguage(request);
  const figures = await askBoard(payload);
  if (!figures) return noFigures(language);
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

/** `GET /web/stocks/{symbol}/graph?range=`: its course, of the day unless something else is asked for. */
export const stockGraph: Handler = async (request, { payload, params }) => {
  const language = requestLanguage(request);
  const wanted = new URL(request.url).searchParams.get('range') ?? 'day';
  const range = GRAPH_RANGES.find((one) => one === wanted);
  if (!range)
    return Response.json(
      { errors: { range: [fieldText('invalid', language)] } },
      { status: 422, headers: { 'Cache-Control': 'no-store', ...languageHeaders(language) } },
    );
  const board = await askBoard(payload);
  if (!board) return noFigures(language);
  // The provider is asked about no stock that it does not have, whatever visitors name.
  const stock = board.answer.stocks.find(sameSymbol(params.symbol));
  if (!stock) return unknownStock(language);
  const figures = await askGraph(payload, stock.symbol, range);
  if (!figures) return noFigures(language);
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

/** `GET /web/stocks/banner`: all stocks of the group in a line each. */
export const stockBanner: Handler = async (request, { payload }) => {
  const language = requestLanguage(request);
  const figures = await askBoard(payload);
  const time = figures && newestTime(figures.answer.stocks);
  if (!figures || !time) return noFigures(language);
  const banner: StockBanner = {
    items: figures.answer.stocks.map((stock) => toStock(stock, language)),
    time,
    late: figures.late,
    ...exchangeState(figures.answer),
    demonstration,
  };
  return marketAnswer(banner, language);
};
