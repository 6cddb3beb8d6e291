import { requestLanguage } from '../../intake/language';
import type { Handler, Route } from '../../platform/http/route';
import { readBoard, demonstration } from './readMarket';
import { marketAnswer, figuresUnavailable } from './marketAnswer';
import { bondsShape, type Bonds } from './marketShapes';
import { changeOf, exchangeState, newestTime } from './quoteFigures';
import { LANGUAGE_HEADER } from '../../intake/intakeDocs';
import { TOO_MANY_READS } from '../../intake/limitReads';
import { UNAVAILABLE, limited } from './marketDocs';

/** `GET /web/bonds`: returns the group's bonds. The list may be empty. */
const listBonds: Handler = async (request, { payload }) => {
  const language = requestLanguage(request);
  const figures = await readBoard(payload);
  if (!figures?.answer.bonds) return figuresUnavailable(language);
  const { answer: board, late } = figures;
  const rows = figures.answer.bonds;
  const bonds: Bonds = {
    bonds: rows.map((bond) => ({
      symbol: bond.symbol,
      bondName: bond.name[language],
      securityLastRate: bond.rate,
      changeValue: changeOf(bond).changeValue,
      bondVolume: bond.bondVolume,
      range52Weeks: bond.range52Weeks,
      securityDailyAggVolume: bond.volume,
      lastTransaction: bond.lastTransaction,
    })),
    time: newestTime(rows),
    late,
    ...exchangeState(board),
    demonstration,
  };
  return marketAnswer(bonds, language);
};

export const listBondsRoute: Route = {
  method: 'GET',
  path: '/web/bonds',
  handler: limited(listBonds),
  docs: {
    summary: 'Bonds of the group; may be cached for seconds',
    headers: LANGUAGE_HEADER,
    answers: {
      200: { description: 'The bonds', schema: bondsShape },
      429: TOO_MANY_READS,
      503: UNAVAILABLE,
    },
  },
};
