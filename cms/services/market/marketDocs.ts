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
 * Limits reads, but counts each one with a low weight. Open pages request rates every minute, and many visitors may
 * share an IP address. The cost is low, because figures come from memory (`freshFigures`).
 */
export const limited = (handler: Handler): Handler => limitReads(handler, { weight: MEMORY_WEIGHT });
