import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * @typedef {object} Claims
 * @property {'entry' | 'session'} use the CMS issues an `entry` ticket, which can be used once; a `session` ticket is
 *   the value of the browser's cookie
 * @property {number} until expiry time, in milliseconds since 1970
 * @property {string} [once] unique id of an entry ticket
 */

/** Lifetime of a session in ms. When it ends, the CMS checks the login again. */
export const SESSION_MS = 10 * 60_000;

/**
 * Returns the key that signs tickets. It is derived from the API key that the CMS and the site's build share.
 * @param {string} apiKey
 */
const ticketKey = (apiKey) => createHmac('sha256', apiKey).update('preview tickets').digest();

/** @param {string} apiKey @param {string} text */
const sign = (apiKey, text) => createHmac('sha256', ticketKey(apiKey)).update(text).digest('base64url');

/**
 * Creates a signed ticket. The format must equal that of `cms/content/publishing/previewTicket.ts`.
 * @param {string} apiKey
 * @param {Claims} claims
 */
export function makeTicket(apiKey, claims) {
  const text = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${text}.${sign(apiKey, text)}`;
}

/**
 * Checks that a ticket has a valid signature, is meant for this use and has not expired.
 * @param {string} apiKey
 * @param {unknown} ticket
 * @param {Claims['use']} use
 * @param {number} [now] in milliseconds
 */
export function isTicket(apiKey, ticket, use, now = Date.now()) {
  if (!apiKey || typeof ticket !== 'string') return false;
  const [text = '', signature = '', ...rest] = ticket.split('.');
  const wanted = Buffer.from(sign(apiKey, text));
  const given = Buffer.from(signature);
  if (rest.length > 0 || wanted.length !== given.length || !timingSafeEqual(wanted, given)) return false;
  const claims = JSON.parse(Buffer.from(text, 'base64url').toString());
  return claims.use === use && typeof claims.until === 'number' && claims.until > now;
}
