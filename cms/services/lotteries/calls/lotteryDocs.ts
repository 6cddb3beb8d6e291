import { errorShape } from '../../../platform/http/answerShapes';
import type { RouteDocs } from '../../../platform/http/route';

export const LOTTERY_PARAMS = { lottery: 'Id of the lottery' };
export const UNKNOWN_LOTTERY = { 404: { description: 'There is no such lottery', schema: errorShape } };

export const withUnknownLottery = (docs: RouteDocs): RouteDocs => ({
  ...docs,
  answers: { ...docs.answers, ...UNKNOWN_LOTTERY },
});
