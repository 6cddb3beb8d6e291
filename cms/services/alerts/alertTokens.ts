import { linkSigner } from '../../platform/linkSigner';

const CONFIRM = 'confirm';
const UNSUBSCRIBE = 'unsubscribe';

/** PostgreSQL refuses to compare its ids with a larger number. */
const LARGEST_ID = 2_147_483_647;

const { sign, isSigned } = linkSigner('alerts: links in mails');

/**
 * What the link of a confirmation carries.
 * @param key of the request
 * @param expiresAt in ms; from then on it is refused
 */
export const confirmToken = (key: string, expiresAt: number): string =>
  [key, expiresAt, sign(CONFIRM, key, String(expiresAt))].join('.');

/** The key that a confirmation's link carries; null when we did not sign it, or it has expired. */
export function readConfirmToken(token: string): string | null {
  const [key = '', expires = '', signature = '', ...more] = token.split('.');
  if (more.length > 0 || !/^\d{1,15}$/.test(expires) || Number(expires) <= Date.now()) return null;
  return isSigned(signature, CONFIRM, key, expires) ? key : null;
}

/**
 * What ends a subscription. It never expires, and holds for this address alone: the number of a row may be given out again.
 * @param id of the subscriber
 */
export const unsubscribeToken = (id: number, email: string): string =>
  `${id}.${sign(UNSUBSCRIBE, String(id), email)}`;

/** The subscriber whom a link to end a subscription names, before its signature is checked; null for what is no such link. */
export function namedSubscriber(token: string): number | null {
  const id = Number(/^(\d{1,10})\./.exec(token)?.[1] ?? NaN);
  return id <= LARGEST_ID ? id : null;
}

/** Whether a link to end a subscription is this subscriber's. */
export function isUnsubscribeToken(token: string, { id, email }: { id: number; email: string }): boolean {
  return isSigned(token.split('.')[1] ?? '', UNSUBSCRIBE, String(id), email);
}
