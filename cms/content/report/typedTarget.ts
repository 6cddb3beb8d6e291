import { readablePath } from '../../platform/addresses/readablePath';
import type { Reference } from './Fault';

/** Base URLs of the site and the CMS without a trailing slash. Links that start with them are internal. */
export interface OwnAddresses {
  siteUrl: string;
  cmsUrl: string;
}

const FILES = '/api/media/file/';

const withoutQuery = (address: string): string => address.replace(/[?#].*/s, '');

/** Returns the path of a URL on this site. Returns null for other sites, files, phone numbers and anchors. */
export function pathOnSite(url: unknown, siteUrl: string): string | null {
  if (typeof url !== 'string') return null;
  const address = url.startsWith(`${siteUrl}/`) ? url.slice(siteUrl.length) : url;
  if (!/^\/(?!\/)/.test(address)) return null;
  const path = readablePath(withoutQuery(address));
  const isFile = /\.[a-z0-9]{2,5}$/i.test(path);
  return isFile || path.startsWith('/api/') ? null : path.replace(/\/?$/, '/');
}

/** Returns the name of the media file that a URL of the CMS refers to, or null for other URLs. */
export function fileOnCms(url: unknown, cmsUrl: string): string | null {
  if (typeof url !== 'string' || !url.startsWith(`${cmsUrl}${FILES}`)) return null;
  return readablePath(withoutQuery(url.slice(cmsUrl.length + FILES.length)), decodeURIComponent) || null;
}

/** Returns the target of a typed URL if it can be looked up: a path of the site or a media file. */
export function typedTarget(
  url: unknown,
  { siteUrl, cmsUrl }: OwnAddresses,
): Pick<Reference, 'to' | 'value'> | null {
  const file = fileOnCms(url, cmsUrl);
  if (file !== null) return { to: 'file', value: file };
  const path = pathOnSite(url, siteUrl);
  return path === null ? null : { to: 'address', value: path };
}
