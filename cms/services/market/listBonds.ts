import { requestLanguage } from '../../intake/language';
import type { Handler } from '../../platform/http/route';
import { askBoard, demonstration } from './askMarket';
import { marketAnswer, noFigures } from './marketAnswer';
import type { Bonds } from './marketShapes';
import { changeOf, exchangeState, newestTime } from './quoteFigures';

/** `GET /web/bonds`: the group's bonds, which may be none. */
export const listBonds: Handler = async (request, { payload }) => {
  const language = requestLanguage(request);
  const figures = await askBoard(payload);
  if (!figures) return noFigures(language);
  const { answer: board, late } = figures;
  const bonds: Bonds = {
    bonds: board.bonds.map((bond) => ({
      symbol: bond.symbol,
      bondName: bond.name[language],
      securityLastRate: bond.rate,
      changeValue: changeOf(bond).changeValue,
      bondVolume: bond.bondVolume,
      range52Weeks: bond.range52Weeks,
      securityDailyAggVolume: bond.volume,
      lastTransaction: bond.lastTransaction,
    })),
    time: newestTime(board.bonds),
    late,
    ...exchangeState(board),
    demonstration,
  };
  return marketAnswer(bonds, language);
};
