import { createHash } from 'node:crypto';
import { perProcess } from '../../payload-fixes/perProcess';
import { hasSession } from './hasSession';

type Asked = Pick<Request, 'headers'>;

/** Hashes of the API keys that have authenticated a request to this process. */
const keys = perProcess('knownKeys', () => new Set<string>());

/** Returns the hash of the API key in a request, or undefined if it has none. */
function keyHash({ headers }: Asked): string | undefined {
  const authorization = headers.get('Authorization') ?? '';
  return / API-Key /.test(authorization)
    ? createHash('sha256').update(authorization).digest('base64url')
    : undefined;
}

/**
 * Checks whether a request has a signed session, or an API key that has already been accepted. Use it for rate limits
 * only and never for permissions, because only the database knows that a session or key has been revoked.
 */
export const isKnownSender = (request: Asked): boolean =>
  hasSession(request) || keys.has(keyHash(request) ?? '');

/**
 * Checks whether a request has an API key that has not been accepted yet, so that it must be looked up in the database.
 */
export const hasUnknownKey = (request: Asked): boolean =>
  keyHash(request) !== undefined && !isKnownSender(request);

/** Records whether the API key of a request was valid. */
export function recordKey(request: Asked, isValid: boolean): void {
  const hash = keyHash(request);
  if (hash === undefined) return;
  if (isValid) keys.add(hash);
  else keys.delete(hash);
}
