import { limitReads } from '../../intake/limitReads';
import { errorShape } from '../../platform/http/answerShapes';
import type { AnswerDocs, Handler } from '../../platform/http/route';
import { MEMORY_WEIGHT } from '../../platform/http/exceedsReadLimit';

export const UNAVAILABLE: AnswerDocs = {
  description: 'The provider has not delivered figures yet',
  schema: errorShape,
  headers: { 'Retry-After': 'Seconds until the next attempt may succeed' },
};

/**
 * Limits reads with a low weight: pages with rates poll every minute, often behind one address, and figures
 * come from memory (`freshFigures`).
 */
export const limited = (handler: Handler): Handler => limitReads(handler, { weight: MEMORY_WEIGHT });
