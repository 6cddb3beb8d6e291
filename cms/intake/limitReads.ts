import type { AnswerDocs, Handler } from '../platform/http/route';
import { exceedsReadLimit } from '../platform/http/exceedsReadLimit';
import { refusedAnswer } from './answers';
import { requestLanguage } from './language';
import type { Locale } from '../platform/locales/locales';
import { Refusal } from './Refusal';

interface LimitedRead {
  /** Builds the rejection for calls with another format. */
  answer?: (refusal: Refusal, language: Locale) => Response;
  /** Language of a request that does not use the header. */
  languageOf?: (request: Request) => Locale;
  /** Number of reads that a call counts as: in proportion to its cost, less than one for cached answers. */
  weight?: number | ((request: Request) => number);
}

const weights = new WeakMap<Handler, (request: Request) => number>();

/**
 * Limits reads of a live service. Counts together with REST reads (`REST_READS_PER_ADDRESS`).
 * @param handler the handler to protect
 * @param how weight, and format of a rejection
 * @returns a handler that answers 429 with Retry-After above the limit
 */
export function limitReads(
  handler: Handler,
  { answer = refusedAnswer, languageOf = requestLanguage, weight = 1 }: LimitedRead = {},
): Handler {
  const weigh = typeof weight === 'number' ? () => weight : weight;
  const limited: Handler = (request, context) => {
    const wait = exceedsReadLimit(request, weigh(request));
    if (wait === 0) return handler(request, context);
    const refusal = new Refusal(429, 'tooManyReads', { headers: { 'Retry-After': String(wait) } });
    return answer(refusal, languageOf(request));
  };
  weights.set(limited, weigh);
  return limited;
}

/** Number of reads that a request counts as; undefined for a route without this limit. */
export const readWeight = (handler: Handler, request: Request): number | undefined =>
  weights.get(handler)?.(request);

/** OpenAPI documentation of the 429 response of limited reads. */
export const TOO_MANY_READS: AnswerDocs = {
  description: 'Too many reads from one address',
  headers: { 'Retry-After': 'Seconds until the next attempt may succeed' },
};
