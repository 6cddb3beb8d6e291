import { createHash } from 'node:crypto';
import { perProcess } from '../../payload-fixes/perProcess';
import { hasSession } from './hasSession';

type Asked = Pick<Request, 'headers'>;

/** Hashes of the keys that have authenticated a request to this process. */
const keys = perProcess('knownKeys', () => new Set<string>());

/** The hash of a program's key; undefined for a request without one. */
function keyHash({ headers }: Asked): string | undefined {
  const authorization = headers.get('Authorization') ?? '';
  return / API-Key /.test(authorization)
    ? createHash('sha256').update(authorization).digest('base64url')
    : undefined;
}

/**
 * Whether a request has a signed session, or a key that has authenticated before.
 * Only for rate limits, not for permissions: a revoked session or key is recognized by the database only.
 */
export const isKnownSender = (request: Asked): boolean =>
  hasSession(request) || keys.has(keyHash(request) ?? '');

/** Whether a request has a key that has not authenticated yet, so that the database must be asked. */
export const hasUnknownKey = (request: Asked): boolean =>
  keyHash(request) !== undefined && !isKnownSender(request);

/** Notes whether the key of a request has authenticated it. */
export function recordKey(request: Asked, isValid: boolean): void {
  const hash = keyHash(request);
  if (hash === undefined) return;
  if (isValid) keys.add(hash);
  else keys.delete(hash);
}
