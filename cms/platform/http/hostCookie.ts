import { env, isLocal } from '../env/env';

/** Name that Payload gives the session cookie. */
export const SESSION_COOKIE = 'payload-token';
const HOST_COOKIE = `__Host-${SESSION_COOKIE}`;

/** The prefix is used only over HTTPS, because browsers do not accept it otherwise. */
const isOn = env.cmsUrl.startsWith('https:') && !isLocal;

/**
 * Renames the browser's `__Host-` session cookie to the name that Payload expects. The prefix prevents other hosts of
 * the domain from setting the cookie. Payload's own option for a prefix cannot be used: it would also rename cookies
 * that scripts set without `Secure`, which browsers then reject.
 * @param cookies the request's `Cookie` header
 * @returns the header for Payload, without session cookies that lack the prefix
 */
export function readHostCookie(cookies: string, on: boolean = isOn): string {
  if (!on) return cookies;
  return cookies
    .split(/; */)
    .filter((pair) => !pair.startsWith(`${SESSION_COOKIE}=`))
    .map((pair) => (pair.startsWith(`${HOST_COOKIE}=`) ? pair.replace(HOST_COOKIE, SESSION_COOKIE) : pair))
    .join('; ');
}

/** Adds the `__Host-` prefix to the session cookie of a response. */
export function writeHostCookie(response: Response, on: boolean = isOn): Response {
  const cookies = response.headers.getSetCookie();
  if (!on || !cookies.some((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`))) return response;
  const headers = new Headers(response.headers);
  headers.delete('Set-Cookie');
  for (const cookie of cookies)
    headers.append(
      'Set-Cookie',
      cookie.startsWith(`${SESSION_COOKIE}=`) ? cookie.replace(SESSION_COOKIE, HOST_COOKIE) : cookie,
    );
  return new Response(response.body, { status: response.status, headers });
}
