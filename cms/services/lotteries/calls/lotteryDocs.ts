import { errorShape } from '../../../platform/http/answerShapes';

export const LOTTERY_PARAMS = { lottery: 'Id of the lottery' };
export const UNKNOWN_LOTTERY = { 404: { description: 'Unknown lottery', schema: errorShape } };
