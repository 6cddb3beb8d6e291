import { Router } from 'express';
import { languageOf } from './previewTexts.mjs';
import { isTicket, makeTicket, SESSION_MS } from './tickets.mjs';

/** @typedef {import('express').Request} Request */
/** @typedef {import('express').Response} Response */

const COOKIE = 'preview-session';
/**
 * Time in ms for which a used ticket is remembered. It is longer than a ticket is valid, so that no ticket can be used
 * twice.
 */
const ENTRY_MS = 5 * 60_000;
const LANGUAGE_COOKIE = 'preview-language';
/**
 * Query parameter that is added to the redirect after login. If a request has the parameter but no session cookie, the
 * browser does not accept cookies.
 */
const LOGIN_PARAMETER = 'preview-entered';

/**
 * Checks that a value is a path on this site. Browsers treat `//host` and `/\host` as other hosts, so these are
 * rejected. @param {unknown} value @returns {value is string}
 */
const isOwnPath = (value) => typeof value === 'string' && /^\/(?![/\\])[^\r\n]*$/.test(value);

/** @param {Request} request @param {string} name */
function cookieOf(request, name) {
  const pairs = (request.headers.cookie ?? '').split(/; */);
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** Returns the language in which the editor uses the admin. @param {Request} request */
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
 * Returns middleware that admits only logged-in editors of the CMS. A browser without a session is redirected to
 * `/api/preview` of the CMS, which sends it back with a ticket. The ticket is valid for a minute and is exchanged for a
 * cookie that is valid for ten minutes. After that, the CMS checks the login again. Requests that are not page
 * navigations get status 401.
 * @param {object} options
 * @param {string} options.cmsUrl
 * @param {string} options.apiKey
 * @param {(request: Request, response: Response, reason: 'noCookie') => void} options.explain
 */
export function previewAccess({ cmsUrl, apiKey, explain }) {
  const router = Router();
  /** Time until which each used ticket is remembered, in ms. @type {Map<string, number>} */
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
        .send('This ticket has expired or was already used. Open the preview from the admin.');
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
    response.redirect(303, withParameter(to, LOGIN_PARAMETER));
  });

  router.use((request, response, next) => {
    const isNavigation =
      request.method === 'GET' &&
      (request.headers['sec-fetch-mode'] ?? 'navigate') === 'navigate' &&
      Boolean(request.accepts('html'));
    const hasEntered = LOGIN_PARAMETER in request.query;
    if (isTicket(apiKey, cookieOf(request, COOKIE), 'session')) {
      if (isNavigation && hasEntered)
        response.redirect(303, withoutParameter(request.originalUrl, LOGIN_PARAMETER));
      else if (request.method === 'GET' || request.headers['sec-fetch-site'] === 'same-origin') next();
      else response.status(403).json({ error: 'Requests from other websites are not allowed' });
    } else if (!isNavigation) response.status(401).json({ error: 'Not logged in' });
    else if (hasEntered) explain(request, response, 'noCookie');
    else response.redirect(302, `${cmsUrl}/api/preview?to=${encodeURIComponent(request.originalUrl)}`);
  });
  return router;
}

/** Returns whether the client uses HTTPS, directly or through a proxy. @param {Request} request */
const isHttps = (request) => request.secure || request.headers['x-forwarded-proto'] === 'https';
