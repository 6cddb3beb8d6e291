import { env, isLocal } from '../env';

/** The cookie of a login, as Payload names it. */
export const SESSION_COOKIE = 'payload-token';
const OUTER = `__Host-${SESSION_COOKIE}`;

/** Only under https do browsers take such a cookie. */
const isOn = env.cmsUrl.startsWith('https:') && !isLocal;

/**
 * The login's cookie bears the prefix `__Host-` outside, so that no other host of the domain can plant one. Payload's own prefix would
 * name its
 * cookies of language and colour as well, which scripts write without `Secure`: browsers refuse those under this prefix.
 * @param cookies header Cookie as it came
 * @returns as Payload reads it; a login without the prefix is left out
 */
export function readHostCookie(cookies: string, on: boolean = isOn): string {
  if (!on) return cookies;
  return cookies
    .split(/; */)
    .filter((pair) => !pair.startsWith(`${SESSION_COOKIE}=`))
    .map((pair) => (pair.startsWith(`${OUTER}=`) ? pair.replace(OUTER, SESSION_COOKIE) : pair))
    .join('; ');
}

/** Gives the login's cookie of an answer its prefix. */
export function writeHostCookie(response: Response, on: boolean = isOn): Response {
  const cookies = response.headers.getSetCookie();
  if (!on || !cookies.some((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`))) return response;
  const headers = new Headers(response.headers);
  headers.delete('Set-Cookie');
  for (const cookie of cookies)
    headers.append(
      'Set-Cookie',
      cookie.startsWith(`${SESSION_COOKIE}=`) ? cookie.replace(SESSION_COOKIE, OUTER) : cookie,
    );
  return new Response(response.body, { status: response.status, headers });
}
