import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { env } from '../../platform/env';

type Purpose = 'confirm' | 'unsubscribe';

/** PostgreSQL refuses to compare its ids with a larger number. */
const LARGEST_ID = 2_147_483_647;

const keyOf = (): Buffer =>
  Buffer.from(hkdfSync('sha256', env.payloadSecret, '', 'alerts: links in mails', 32));

const sign = (purpose: Purpose, ...parts: string[]): Buffer =>
  createHmac('sha256', keyOf())
    .update(JSON.stringify([purpose, ...parts]))
    .digest();

function isSignature(given: string, right: Buffer): boolean {
  const bytes = Buffer.from(given, 'base64url');
  return bytes.length === right.length && timingSafeEqual(bytes, right);
}

/**
 * What the link of a confirmation carries.
 * @param key of the request
 * @param expiresAt in ms; from then on it is refused
 */
export const confirmToken = (key: string, expiresAt: number): string =>
  [key, expiresAt, sign('confirm', key, String(expiresAt)).toString('base64url')].join('.');

/** The key that a confirmation's link carries; null when we did not sign it, or it has expired. */
export function readConfirmToken(token: string): string | null {
  const [key = '', expires = '', signature = '', ...more] = token.split('.');
  if (more.length > 0 || !/^\d{1,15}$/.test(expires) || Number(expires) <= Date.now()) return null;
  return isSignature(signature, sign('confirm', key, expires)) ? key : null;
}

/**
 * What ends a subscription. It never expires, and holds for this address alone: the number of a row may be given out again.
 * @param id of the subscriber
 */
export const unsubscribeToken = (id: number, email: string): string =>
  `${id}.${sign('unsubscribe', String(id), email).toString('base64url')}`;

/** The subscriber whom a link to end a subscription names, before its signature is checked; null for what is no such link. */
export function namedSubscriber(token: string): number | null {
  const id = Number(/^(\d{1,10})\./.exec(token)?.[1] ?? NaN);
  return id <= LARGEST_ID ? id : null;
}

/** Whether a link to end a subscription is this subscriber's. */
export function isUnsubscribeToken(token: string, { id, email }: { id: number; email: string }): boolean {
  return isSignature(token.split('.')[1] ?? '', sign('unsubscribe', String(id), email));
}
