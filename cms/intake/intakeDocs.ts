import type { ZodType } from 'zod';
import { CONSENT_VERSION } from './consents/consentProof';
import { errorShape, fieldErrorsShape } from '../platform/http/answerShapes';
import type { AnswerDocs, RouteDocs } from '../platform/http/route';

interface IntakeDocs {
  summary: string;
  body: ZodType;
  /** OpenAPI documentation of the response to an accepted request. */
  accepted: AnswerDocs;
  params?: Record<string, string>;
  /** Set for routes that store nothing. They ignore idempotency keys, because there is no stored response to return. */
  storesNothing?: boolean;
  /** Whether the form asks visitors to consent to texts. */
  hasConsents?: boolean;
}

/** OpenAPI documentation of the request header that sets the language of the response. */
export const LANGUAGE_HEADER = { 'X-Accept-Language': 'he-il or en-us: language of the answer' };

const refused = (description: string, headers?: Record<string, string>): AnswerDocs => ({
  description,
  schema: errorShape,
  ...(headers && { headers }),
});
const RETRY_AFTER = { 'Retry-After': 'Seconds until the next attempt may succeed' };

/**
 * Builds the OpenAPI documentation of a form, including the responses that the pipeline sends (`intake/handleIntake`).
 */
export function intakeDocs({
  summary,
  body,
  accepted,
  params,
  storesNothing,
  hasConsents,
}: IntakeDocs): RouteDocs {
  const busy: Record<number, AnswerDocs> = storesNothing
    ? {}
    : { 409: refused('The same request is still in progress', RETRY_AFTER) };
  return {
    summary,
    ...(params && { params }),
    body,
    headers: {
      ...LANGUAGE_HEADER,
      ...(!storesNothing && {
        'Idempotency-Key':
          'A UUID, or 22 to 128 of A-Z a-z 0-9 _ -. Requests with the same key and content get the same answer and are stored once',
      }),
      ...(hasConsents && {
        [CONSENT_VERSION]:
          'Version of the consent texts that the visitor saw. Without it, the record gets the texts that are published at the time of the call',
      }),
    },
    answers: {
      200: accepted,
      400: refused(`The body is not JSON${storesNothing ? '' : ', or the Idempotency-Key is malformed'}`),
      403: refused('The request comes from another website, or the captcha failed or could not be verified'),
      ...busy,
      413: refused('The body is too large'),
      415: refused('The body is not application/json'),
      422: {
        description: hasConsents
          ? 'Fields are invalid, or the version of the consent texts was never published'
          : 'Fields are invalid',
        schema: fieldErrorsShape.or(errorShape),
      },
      429: refused('Too many requests', RETRY_AFTER),
      503: refused('Nothing could be stored', RETRY_AFTER),
    },
  };
}
