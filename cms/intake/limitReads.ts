import type { AnswerDocs, Handler } from '../platform/http/route';
import { exceedsReadLimit } from '../platform/http/exceedsReadLimit';
import { refusedAnswer } from './answers';
import { requestLanguage } from './language';
import type { Locale } from '../platform/locales/locales';
import { Refusal } from './Refusal';

interface LimitedRead {
  /** Builds the 429 response for routes that use another error format. */
  answer?: (refusal: Refusal, language: Locale) => Response;
  /** Returns the language of a request, for routes that do not use the header X-Accept-Language. */
  languageOf?: (request: Request) => Locale;
  /** Cost of a call against the read limit: 1 for an ordinary read, less for cached responses. */
  weight?: number | ((request: Request) => number);
}

const weights = new WeakMap<Handler, (request: Request) => number>();

/**
 * Limits how often one IP address may read from a live service. The calls count against the same limit as reads of the
 * REST API (`REST_READS_PER_ADDRESS`).
 * @param handler the handler to protect
 * @param how cost of a call, and format of the rejection
 * @returns a handler that responds with 429 and Retry-After above the limit
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

/** Returns the cost of a request against the read limit, or undefined for a route without this limit. */
export const readWeight = (handler: Handler, request: Request): number | undefined =>
  weights.get(handler)?.(request);

/** OpenAPI documentation of the 429 response of limited reads. */
export const TOO_MANY_READS: AnswerDocs = {
  description: 'Too many reads from one address',
  headers: { 'Retry-After': 'Seconds until the next attempt may succeed' },
};
