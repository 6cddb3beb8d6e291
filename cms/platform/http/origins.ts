import { env } from '../env/env';

const ALLOWED = new Set(
  [env.siteUrl, env.cmsUrl, ...(env.previewUrl ? [env.previewUrl] : [])].map((url) => new URL(url).origin),
);

const CMS_ORIGIN = new URL(env.cmsUrl).origin;

/**
 * Checks whether a page outside the CMS, such as one of the site, sent the request. Programs send no origin, so they do
 * not count.
 */
export function isForeignPage({ headers }: Pick<Request, 'headers'>): boolean {
  const origin = headers.get('Origin');
  if (origin !== null) return origin !== CMS_ORIGIN;
  return ['cross-site', 'same-site'].includes(headers.get('Sec-Fetch-Site') ?? '');
}

/** Checks whether pages of an origin may call the live services. These are the site, its preview and the CMS. */
export function isAllowedOrigin(origin: string): boolean {
  return ALLOWED.has(origin);
}
