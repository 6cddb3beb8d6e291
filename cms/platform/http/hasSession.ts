import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '../env/env';
import { readCookie } from './readCookie';
import { SESSION_COOKIE } from './hostCookie';

type Asked = Pick<Request, 'headers'>;

/** Returns the key with which Payload signs sessions. */
const signingKey = (): string => createHash('sha256').update(env.payloadSecret).digest('hex').slice(0, 32);

const tokenOf = (request: Asked): string =>
  /^(?:JWT|Bearer) (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1] ??
  readCookie(request, SESSION_COOKIE);

/**
 * Checks whether a request has an unexpired session signed by this CMS. Use it for rate limits only and never for
 * permissions, because only the database knows that a session has been revoked.
 */
export function hasSession(request: Asked): boolean {
  const [head = '', claims = '', signature = ''] = tokenOf(request).split('.');
  const givenSignature = Buffer.from(signature, 'base64url');
  const right = createHmac('sha256', signingKey()).update(`${head}.${claims}`).digest();
  if (givenSignature.length !== right.length || !timingSafeEqual(givenSignature, right)) return false;
  const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp?: unknown };
  return typeof exp === 'number' && exp * 1000 > Date.now();
}
