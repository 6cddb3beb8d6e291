import type { Locale } from '../platform/locales/locales';
import type { Accepted } from './intake';
import { languageHeaders } from './language';
import type { Refusal } from './Refusal';
import { refusalText } from './texts/refusalTexts';

const NEVER_CACHED = { 'Cache-Control': 'no-store' };

/** Builds the response to an accepted request. */
export function acceptedAnswer({ body, status = 200, headers }: Accepted, language: Locale): Response {
  return Response.json(body, {
    status,
    headers: { ...NEVER_CACHED, ...languageHeaders(language), ...headers },
  });
}

/**
 * Builds the response to a rejected request: errors by field for 422, otherwise a message and a machine-readable
 * code.
 */
export function refusedAnswer({ status, code, errors, headers }: Refusal, language: Locale): Response {
  const body = errors ? { errors } : { error: refusalText(code, language), code };
  return Response.json(body, {
    status,
    headers: { ...NEVER_CACHED, ...languageHeaders(language), ...headers },
  });
}

/**
 * Builds the response to a rejected request in the envelope that the specification defines. It also contains the usual
 * error fields; callers that know only the envelope ignore them.
 * @param envelope content of its `body`
 */
export async function refusedInEnvelope(
  refusal: Refusal,
  language: Locale,
  envelope: object,
): Promise<Response> {
  const plain = refusedAnswer(refusal, language);
  const { status, headers } = plain;
  return Response.json({ ...((await plain.json()) as object), body: envelope }, { status, headers });
}
