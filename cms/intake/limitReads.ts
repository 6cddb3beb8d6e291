import type { AnswerDocs, Handler } from '../platform/http/route';
import { readsTooMuch } from '../platform/http/visitorReads';
import { refusedAnswer } from './answers';
import { requestLanguage } from './language';
import type { Locale } from '../platform/locales';
import { Refusal } from './Refusal';

interface LimitedRead {
  /** Makes the answer, for calls whose refusals have a shape of their own. */
  answer?: (refusal: Refusal, language: Locale) => Response;
  /** The language of a request, for calls that say it otherwise than by the header. */
  languageOf?: (request: Request) => Locale;
  /** As how many reads it counts, for answers that do not ask the database each time. */
  weight?: number;
}

/**
 * Before a read of a live service. Counted together with what the address reads by REST (`REST_READS_PER_ADDRESS`).
 * @param handler what answers
 * @param how it counts, and how a refusal is answered
 * @returns the same, with 429 and Retry-After for an address that reads too much
 */
export const limitReads =
  (
    handler: Handler,
    { answer = refusedAnswer, languageOf = requestLanguage, weight = 1 }: LimitedRead = {},
  ): Handler =>
  (request, context) => {
    const wait = readsTooMuch(request, weight);
    if (wait === 0) return handler(request, context);
    const refusal = new Refusal(429, 'tooManyReads', { headers: { 'Retry-After': String(wait) } });
    return answer(refusal, languageOf(request));
  };

/** The answer that a limited read has more than others, for the OpenAPI document. */
export const TOO_MANY_READS: AnswerDocs = {
  description: 'Too many reads from one address',
  headers: { 'Retry-After': 'Seconds after which it may work' },
};
