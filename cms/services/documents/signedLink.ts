import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { env } from '../../platform/env/env';

/** Long enough to choose and download, too short to share. */
export const LINK_SECONDS = 30 * 60;

const keyOf = (): Buffer =>
  Buffer.from(hkdfSync('sha256', env.payloadSecret, '', 'documents: links to files of residents', 32));

const sign = (filename: string, expires: string): Buffer =>
  createHmac('sha256', keyOf()).update(`${expires}\n${filename}`).digest();

/**
 * Signed address of a resident's file.
 * @param filename file of `residentFiles`
 * @param expires expiry in seconds since 1970
 */
export function signedLink(filename: string, expires: number): string {
  const query = new URLSearchParams({
    expires: String(expires),
    signature: sign(filename, String(expires)).toString('base64url'),
  });
  return `${env.cmsUrl}/api/residentFiles/file/${encodeURIComponent(filename)}?${query.toString()}`;
}

/** True when the query has a valid, unexpired signature for the file. */
export function isSigned(filename: string, query: URLSearchParams): boolean {
  const expires = query.get('expires') ?? '';
  if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 <= Date.now()) return false;
  const given = Buffer.from(query.get('signature') ?? '', 'base64url');
  const right = sign(filename, expires);
  return given.length === right.length && timingSafeEqual(given, right);
}
