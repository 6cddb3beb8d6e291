import { linkSigner } from '../../platform/crypto/linkSigner';

const CONFIRM = 'confirm';
const UNSUBSCRIBE = 'unsubscribe';

/** Largest PostgreSQL `integer`. Comparing an id with a larger number would fail with a database error. */
const LARGEST_ID = 2_147_483_647;

const { sign, isSigned } = linkSigner('alerts: links in mails');

/**
 * Creates the signed token of a confirmation link.
 * @param key key of the request
 * @param expiresAt expiry time in ms
 */
export const confirmToken = (key: string, expiresAt: number): string =>
  [key, expiresAt, sign(CONFIRM, key, String(expiresAt))].join('.');

/** Returns the request's key from a confirmation token, or null if the token is invalid or expired. */
export function readConfirmToken(token: string): string | null {
  const [key = '', expires = '', signature = '', ...more] = token.split('.');
  if (more.length > 0 || !/^\d{1,15}$/.test(expires) || Number(expires) <= Date.now()) return null;
  return isSigned(signature, CONFIRM, key, expires) ? key : null;
}

/**
 * Creates the signed token of an unsubscribe link. It never expires. It also covers the e-mail address, because ids can
 * be reused.
 * @param id id of the subscriber
 */
export const unsubscribeToken = (id: number, email: string): string =>
  `${id}.${sign(UNSUBSCRIBE, String(id), email)}`;

/**
 * Returns the subscriber id from an unsubscribe token, or null if the format is invalid. The signature is not checked
 * yet; use `isUnsubscribeToken` for that.
 */
export function subscriberIdOf(token: string): number | null {
  const id = Number(/^(\d{1,10})\./.exec(token)?.[1] ?? NaN);
  return id <= LARGEST_ID ? id : null;
}

/** Checks whether an unsubscribe token is valid for this subscriber. */
export function isUnsubscribeToken(token: string, { id, email }: { id: number; email: string }): boolean {
  return isSigned(token.split('.')[1] ?? '', UNSUBSCRIBE, String(id), email);
}
