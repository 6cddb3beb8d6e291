import { Router } from 'express';
import { languageOf } from './previewTexts.mjs';
import { isTicket, makeTicket, SESSION_MS } from './tickets.mjs';

/** @typedef {import('express').Request} Request */
/** @typedef {import('express').Response} Response */

const COOKIE = 'preview-session';
/** Longer than a ticket is good for. */
const ENTRY_MS = 5 * 60_000;
const LANGUAGE_COOKIE = 'preview-language';
/** Parameter of the address to which a way in leads: if the cookie is not there then, the browser does not keep it. */
const ENTERED = 'preview-entered';

/** A path of this site: `//host` and `/\host` lead to others. @param {unknown} value @returns {value is string} */
const isOwnPath = (value) => typeof value === 'string' && /^\/(?![/\\])[^\r\n]*$/.test(value);

/** @param {Request} request @param {string} name */
function cookieOf(request, name) {
  const pairs = (request.headers.cookie ?? '').split(/; */);
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** The language in which the admin is read by who looks. @param {Request} request */
export const staffLanguage = (request) => languageOf(request.query.ui ?? cookieOf(request, LANGUAGE_COOKIE));

/** @param {string} url @param {string} name */
function withParameter(url, name) {
  const [address = '', anchor] = url.split('#');
  return `${address}${address.includes('?') ? '&' : '?'}${name}=1${anchor === undefined ? '' : `#${anchor}`}`;
}

/** @param {string} url @param {string} name */
function withoutParameter(url, name) {
  const [address = '', query = ''] = url.split('?');
  const left = query.split('&').filter((pair) => pair && !pair.startsWith(`${name}=`));
  return left.length > 0 ? `${address}?${left.join('&')}` : address;
}

/**
 * Lets in who is logged in to the CMS as an editor. A browser without a session is sent to the CMS, which knows its user and sends it back
 * with a ticket that is good for a minute (`/api/preview`); that becomes a cookie for a few minutes, after which the CMS is asked again.
 * Programs get 401.
 * @param {object} options
 * @param {string} options.cmsUrl
 * @param {string} options.apiKey
 * @param {(request: Request, response: Response, reason: 'noCookie') => void} options.explain
 */
export function previewAccess({ cmsUrl, apiKey, explain }) {
  const router = Router();
  /** Tickets that have let somebody in, by the end of their time. @type {Map<string, number>} */
  const used = new Map();
  /** @param {unknown} ticket */
  const isUnused = (ticket) => {
    const now = Date.now();
    for (const [one, until] of used) if (until < now) used.delete(one);
    if (!isTicket(apiKey, ticket, 'entry', now) || used.has(String(ticket))) return false;
    used.set(String(ticket), now + ENTRY_MS);
    return true;
  };

  router.get('/__preview/enter', (request, response) => {
    const { ticket, to } = request.query;
    if (!isOwnPath(to) || !isUnused(ticket)) {
      response
        .status(403)
        .type('text')
        .send('This way in is no longer open: open the preview from the admin.');
      return;
    }
    const session = makeTicket(apiKey, { use: 'session', until: Date.now() + SESSION_MS });
    const attributes = `Path=/; SameSite=Lax${isHttps(request) ? '; Secure' : ''}`;
    response.append(
      'Set-Cookie',
      `${COOKIE}=${session}; HttpOnly; Max-Age=${SESSION_MS / 1000}; ${attributes}`,
    );
    const language = new URL(to, 'http://preview').searchParams.get('ui');
    if (language) response.append('Set-Cookie', `${LANGUAGE_COOKIE}=${languageOf(language)}; ${attributes}`);
    response.redirect(303, withParameter(to, ENTERED));
  });

  router.use((request, response, next) => {
    const isNavigation =
      request.method === 'GET' &&
      (request.headers['sec-fetch-mode'] ?? 'navigate') === 'navigate' &&
      Boolean(request.accepts('html'));
    const hasEntered = ENTERED in request.query;
    if (isTicket(apiKey, cookieOf(request, COOKIE), 'session')) {
      if (isNavigation && hasEntered) response.redirect(303, withoutParameter(request.originalUrl, ENTERED));
      else if (request.method === 'GET' || request.headers['sec-fetch-site'] === 'same-origin') next();
      else response.status(403).json({ error: 'Pages of other websites do not write here' });
    } else if (!isNavigation) response.status(401).json({ error: 'Not logged in' });
    else if (hasEntered) explain(request, response, 'noCookie');
    else response.redirect(302, `${cmsUrl}/api/preview?to=${encodeURIComponent(request.originalUrl)}`);
  });
  return router;
}

/** Whether the browser came by HTTPS, to us or to a proxy before us. @param {Request} request */
const isHttps = (request) => request.secure || request.headers['x-forwarded-proto'] === 'https';
