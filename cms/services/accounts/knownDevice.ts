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
 * Cookie that identifies a browser that has logged in to an account. It grants no access, but exempts the device from
 * limits caused by strangers (`loginLimit`).
 * @param known id of the device, if it has one
 */
export function deviceCookie(email: string, known: string | null): string {
  const id = known ?? randomUUID();
  const until = String(Math.floor(Date.now() / 1000) + KNOWN_SECONDS);
  const value = [id, until, sign(email, id, until)].join('.');
  const more = `Path=/api/users; Max-Age=${KNOWN_SECONDS}; HttpOnly; SameSite=Strict${isLocal ? '' : '; Secure'}`;
  return `${NAME}=${value}; ${more}`;
}

/**
 * Id of a device that has logged in to an account.
 * @param email address as typed
 * @returns null for an unknown or expired device
 */
export function knownDevice(headers: Headers, email: string): string | null {
  const [id = '', until = '', signature = ''] = (parseCookies(headers).get(NAME) ?? '').split('.');
  const [said, right] = [Buffer.from(signature), Buffer.from(sign(email, id, until))];
  const isRight = said.length === right.length && timingSafeEqual(said, right);
  return isRight && Number(until) * 1000 > Date.now() ? id : null;
}
