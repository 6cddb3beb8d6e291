import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { parseCookies } from 'payload';
import { env, isLocal } from '../../platform/env/env';

const NAME = 'known-device';
const KNOWN_SECONDS = 180 * 24 * 60 * 60;

const sign = (email: string, id: string, until: string): string =>
  createHmac('sha256', env.payloadSecret)
    .update(JSON.stringify(['known device', email, id, until]))
    .digest('base64url');

/**
 * Creates the cookie that identifies a browser after a successful login to this account. It grants no access. It only
 * exempts the browser from login limits that other people's attempts have reached (`loginLimit`).
 * @param known id of the device, if it already has one
 */
export function deviceCookie(email: string, known: string | null): string {
  const id = known ?? randomUUID();
  const until = String(Math.floor(Date.now() / 1000) + KNOWN_SECONDS);
  const value = [id, until, sign(email, id, until)].join('.');
  const more = `Path=/api/users; Max-Age=${KNOWN_SECONDS}; HttpOnly; SameSite=Strict${isLocal ? '' : '; Secure'}`;
  return `${NAME}=${value}; ${more}`;
}

/**
 * Returns the id of a browser that has logged in to this account before, from its signed cookie.
 * @param email e-mail address as typed
 * @returns null if the cookie is missing, invalid or expired
 */
export function knownDevice(headers: Headers, email: string): string | null {
  const [id = '', until = '', signature = ''] = (parseCookies(headers).get(NAME) ?? '').split('.');
  const [said, right] = [Buffer.from(signature), Buffer.from(sign(email, id, until))];
  const isRight = said.length === right.length && timingSafeEqual(said, right);
  return isRight && Number(until) * 1000 > Date.now() ? id : null;
}
