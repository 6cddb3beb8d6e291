import { linkSigner } from '../../platform/crypto/linkSigner';

const CONFIRM = 'confirm';
const UNSUBSCRIBE = 'unsubscribe';

/** PostgreSQL rejects comparisons of ids with larger numbers. */
const LARGEST_ID = 2_147_483_647;

const { sign, isSigned } = linkSigner('alerts: links in mails');

/**
 * Token of a confirmation link.
 * @param key key of the request
 * @param expiresAt expiry in ms
 */
export const confirmToken = (key: string, expiresAt: number): string =>
  [key, expiresAt, sign(CONFIRM, key, String(expiresAt))].join('.');

/** Key of a confirmation token; null when the signature is invalid or expired. */
export function readConfirmToken(token: string): string | null {
  const [key = '', expires = '', signature = '', ...more] = token.split('.');
  if (more.length > 0 || !/^\d{1,15}$/.test(expires) || Number(expires) <= Date.now()) return null;
  return isSigned(signature, CONFIRM, key, expires) ? key : null;
}

/**
 * Token of an unsubscribe link. Never expires, and is bound to the address, because ids can be reused.
 * @param id id of the subscriber
 */
export const unsubscribeToken = (id: number, email: string): string =>
  `${id}.${sign(UNSUBSCRIBE, String(id), email)}`;

/** Subscriber id of an unsubscribe token before verification; null for an invalid format. */
export function namedSubscriber(token: string): number | null {
  const id = Number(/^(\d{1,10})\./.exec(token)?.[1] ?? NaN);
  return id <= LARGEST_ID ? id : null;
}

/** True when an unsubscribe token belongs to this subscriber. */
export function isUnsubscribeToken(token: string, { id, email }: { id: number; email: string }): boolean {
  return isSigned(token.split('.')[1] ?? '', UNSUBSCRIBE, String(id), email);
}
