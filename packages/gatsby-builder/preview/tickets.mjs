import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * @typedef {object} Claims
 * @property {'entry' | 'session'} use an entry is made by the CMS and good for one way in; a session is the browser's cookie
 * @property {number} until end of its time, in milliseconds since 1970
 * @property {string} [once] what no other entry has
 */

/** How long a browser may look before the CMS is asked again whether its user is still logged in. */
export const SESSION_MS = 10 * 60_000;

/**
 * The key of the tickets: made of the key that the CMS and the site's build share, and good for nothing else.
 * @param {string} apiKey
 */
const ticketKey = (apiKey) => createHmac('sha256', apiKey).update('preview tickets').digest();

/** @param {string} apiKey @param {string} text */
const sign = (apiKey, text) => createHmac('sha256', ticketKey(apiKey)).update(text).digest('base64url');

/**
 * A signed ticket; `cms/content/publishing/previewTicket.ts` makes the same.
 * @param {string} apiKey
 * @param {Claims} claims
 */
export function makeTicket(apiKey, claims) {
  const text = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${text}.${sign(apiKey, text)}`;
}

/**
 * Whether a ticket was made with our key, for this use, and its time is not over.
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
