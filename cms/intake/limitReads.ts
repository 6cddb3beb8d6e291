import type { AnswerDocs, Handler } from '../platform/http/route';
import { readsTooMuch } from '../platform/http/visitorReads';
import { refusedAnswer } from './answers';
import { requestLanguage } from './language';
import { Refusal } from './Refusal';

/**
 * Before a read that asks the database each time. Counted together with what the address reads by REST (`REST_READS_PER_ADDRESS`).
 * @param handler what answers
 * @returns the same, with 429 and Retry-After for an address that reads too much
 */
export const limitReads =
  (handler: Handler): Handler =>
  (request, context) => {
    const wait = readsTooMuch(request);
    if (wait === 0) return handler(request, context);
    const refusal = new Refusal(429, 'tooManyReads', { headers: { 'Retry-After': String(wait) } });
    return refusedAnswer(refusal, requestLanguage(request));
  };

/** The answer that a limited read has more than others, for the OpenAPI document. */
export const TOO_MANY_READS: AnswerDocs = {
  description: 'Too many reads from one address',
  headers: { 'Retry-After': 'Seconds after which it may work' },
};
