import { limitReads } from '../../intake/limitReads';
import { errorShape } from '../../platform/http/answerShapes';
import type { AnswerDocs, Handler } from '../../platform/http/route';
import { MEMORY_WEIGHT } from '../../platform/http/visitorReads';

export const UNAVAILABLE: AnswerDocs = {
  description: 'The provider never gave figures yet',
  schema: errorShape,
  headers: { 'Retry-After': 'Seconds after which it may work' },
};

/** Pages that show rates ask for them again every minute, many behind one address: figures come from memory (`freshFigures`). */
export const limited = (handler: Handler): Handler => limitReads(handler, { weight: MEMORY_WEIGHT });
