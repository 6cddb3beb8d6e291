import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { env } from '../../platform/env/env';

/** How long a link is valid: long enough to choose and download documents, but too short to be worth sharing. */
export const LINK_SECONDS = 30 * 60;

const keyOf = (): Buffer =>
  Buffer.from(hkdfSync('sha256', env.payloadSecret, '', 'documents: links to files of residents', 32));

const sign = (filename: string, expires: string): Buffer =>
  createHmac('sha256', keyOf()).update(`${expires}\n${filename}`).digest();

/**
 * Returns a URL to a resident's file with an expiry time and a signature.
 * @param filename name of a file in `residentFiles`
 * @param expires expiry time in seconds since 1970
 */
export function signedLink(filename: string, expires: number): string {
  const query = new URLSearchParams({
    expires: String(expires),
    signature: sign(filename, String(expires)).toString('base64url'),
  });
  return `${env.cmsUrl}/api/residentFiles/file/${encodeURIComponent(filename)}?${query.toString()}`;
}

/** Checks whether the query string has a valid and unexpired signature for the file. */
export function isSigned(filename: string, query: URLSearchParams): boolean {
  const expires = query.get('expires') ?? '';
  if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 <= Date.now()) return false;
  const given = Buffer.from(query.get('signature') ?? '', 'base64url');
  const right = sign(filename, expires);
  return given.length === right.length && timingSafeEqual(given, right);
}
