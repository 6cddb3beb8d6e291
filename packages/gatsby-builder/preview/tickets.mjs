import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * @typedef {object} Claims
 * @property {'entry' | 'session'} use the CMS issues an `entry`, valid once; a `session` is the browser's cookie
 * @property {number} until expiry time, in milliseconds since 1970
 * @property {string} [once] unique id of an entry
 */

/** Session lifetime in ms. Afterwards the CMS checks the login again. */
export const SESSION_MS = 10 * 60_000;

/**
 * Signing key of tickets, derived from the API key that the CMS and the site's build share.
 * @param {string} apiKey
 */
const ticketKey = (apiKey) => createHmac('sha256', apiKey).update('preview tickets').digest();

/** @param {string} apiKey @param {string} text */
const sign = (apiKey, text) => createHmac('sha256', ticketKey(apiKey)).update(text).digest('base64url');

/**
 * Creates a signed ticket, in the same format as `cms/content/publishing/previewTicket.ts`.
 * @param {string} apiKey
 * @param {Claims} claims
 */
export function makeTicket(apiKey, claims) {
  const text = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${text}.${sign(apiKey, text)}`;
}

/**
 * Tells whether a ticket has a valid signature and use, and is not expired.
 * @param {string} apiKey
 * @param {unknown} ticket
 * @param {Claims['use']} use
 * @param {number} [now]
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
