import { readablePath } from '../../platform/addresses/readablePath';
import type { Reference } from './Fault';

/** Addresses by which a typed link is told from one that leads elsewhere, without a slash behind. */
export interface OwnAddresses {
  siteUrl: string;
  cmsUrl: string;
}

const FILES = '/api/media/file/';

const withoutQuery = (address: string): string => address.replace(/[?#].*$/, '');

/** The path of the site that an address leads to; null for other sites, files, phones, anchors. */
export function pathOnSite(url: unknown, siteUrl: string): string | null {
  if (typeof url !== 'string') return null;
  const address = url.startsWith(`${siteUrl}/`) ? url.slice(siteUrl.length) : url;
  if (!/^\/(?!\/)/.test(address)) return null;
  const path = readablePath(withoutQuery(address));
  const isFile = /\.[a-z0-9]{2,5}$/i.test(path);
  return isFile || path.startsWith('/api/') ? null : path.replace(/\/?$/, '/');
}

/** The name of the media file of the CMS that an address leads to; null for everything else. */
export function fileOnCms(url: unknown, cmsUrl: string): string | null {
  if (typeof url !== 'string' || !url.startsWith(`${cmsUrl}${FILES}`)) return null;
  return readablePath(withoutQuery(url.slice(cmsUrl.length + FILES.length)), decodeURIComponent) || null;
}

/** What a typed address refers to, where that can be looked up: a path of the site, or a file among the media. */
export function typedTarget(
  url: unknown,
  { siteUrl, cmsUrl }: OwnAddresses,
): Pick<Reference, 'to' | 'value'> | null {
  const file = fileOnCms(url, cmsUrl);
  if (file !== null) return { to: 'file', value: file };
  const path = pathOnSite(url, siteUrl);
  return path === null ? null : { to: 'address', value: path };
}
