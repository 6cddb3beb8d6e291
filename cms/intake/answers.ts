import type { Locale } from '../platform/locales';
import type { Accepted } from './intake';
import { languageHeaders } from './language';
import type { Refusal } from './Refusal';
import { refusalText } from './texts/refusalTexts';

const NEVER_CACHED = { 'Cache-Control': 'no-store' };

/** The answer to a request that was accepted. */
export function acceptedAnswer({ body, status = 200, headers }: Accepted, language: Locale): Response {
  return Response.json(body, {
    status,
    headers: { ...NEVER_CACHED, ...languageHeaders(language), ...headers },
  });
}

/** The answer to a request that was refused: errors by field for a 422, else one message and a code that programs can read. */
export function refusedAnswer({ status, code, errors, headers }: Refusal, language: Locale): Response {
  const body = errors ? { errors } : { error: refusalText(code, language), code };
  return Response.json(body, {
    status,
    headers: { ...NEVER_CACHED, ...languageHeaders(language), ...headers },
  });
}

/**
 * A refusal with the specification's envelope beside what every refusal has, for callers who read the envelope alone.
 * @param envelope what its `body` holds
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
