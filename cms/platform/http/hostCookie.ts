import { env, isLocal } from '../env/env';

/** Payload's name of the session cookie. */
export const SESSION_COOKIE = 'payload-token';
const HOST_COOKIE = `__Host-${SESSION_COOKIE}`;

/** Browsers accept this prefix only over https. */
const isOn = env.cmsUrl.startsWith('https:') && !isLocal;

/**
 * Converts the browser's `__Host-` session cookie to Payload's name. The prefix stops other hosts of the
 * domain from setting one.
 * Payload's own prefix option would also rename cookies that scripts set without `Secure`, which browsers
 * reject under this prefix.
 * @param cookies the request's Cookie header
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

/** Adds the prefix to the session cookie of a response. */
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
