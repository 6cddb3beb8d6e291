import { LANGUAGE_HEADER } from '../../intake/intakeDocs';
import { limitReads, TOO_MANY_READS } from '../../intake/limitReads';
import { GRAPH_RANGES } from '../../integrations/market/market';
import { errorShape, fieldErrorsShape } from '../../platform/http/answerShapes';
import type { AnswerDocs, Handler } from '../../platform/http/route';
import { MEMORY_WEIGHT } from '../../platform/http/visitorReads';
import type { Part } from '../../platform/part';
import { listBonds } from './listBonds';
import { MarketFigures } from './MarketFigures';
import { bondsShape, stockBannerShape, stockGraphShape, stockSummaryShape } from './marketShapes';
import { stockBanner, stockGraph, stockSummary } from './stockHandlers';

const UNAVAILABLE: AnswerDocs = {
  description: 'The provider never gave figures yet',
  schema: errorShape,
  headers: { 'Retry-After': 'Seconds after which it may work' },
};
const UNKNOWN: AnswerDocs = { description: 'No stock of the group has this symbol', schema: errorShape };

/** Pages that show rates ask for them again every minute, many behind one address: figures come from memory (`freshFigures`). */
const limited = (handler: Handler): Handler => limitReads(handler, { weight: MEMORY_WEIGHT });

const SYMBOL = { symbol: 'Symbol of a stock of the group' };

/** What the group's stocks and bonds cost. */
export const marketService: Part = {
  place: 90,
  collections: [MarketFigures],
  routes: [
    {
      method: 'GET',
      path: '/web/stocks/banner',
      handler: limited(stockBanner),
      docs: {
        summary: 'The stocks of the group, a line each; may be kept for seconds',
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
        summary: 'How a stock of the group stands; may be kept for seconds',
        params: SYMBOL,
        headers: LANGUAGE_HEADER,
        answers: {
          200: { description: 'Its figures', schema: stockSummaryShape },
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
        summary: 'The course of a stock of the group; may be kept for seconds',
        params: SYMBOL,
        query: { range: `One of ${GRAPH_RANGES.join(', ')}; day without it` },
        headers: LANGUAGE_HEADER,
        answers: {
          200: { description: 'Its course, oldest first', schema: stockGraphShape },
          404: UNKNOWN,
          422: { description: 'There is no such range', schema: fieldErrorsShape },
          429: TOO_MANY_READS,
          503: UNAVAILABLE,
        },
      },
    },
    {
      method: 'GET',
      path: '/web/bonds',
      handler: limited(listBonds),
      docs: {
        summary: 'The bonds of the group; may be kept for seconds',
        headers: LANGUAGE_HEADER,
        answers: {
          200: { description: 'The bonds', schema: bondsShape },
          429: TOO_MANY_READS,
          503: UNAVAILABLE,
        },
      },
    },
  ],
};
