import { env } from '../env';

const ALLOWED = new Set(
  [env.siteUrl, env.cmsUrl, ...(env.previewUrl ? [env.previewUrl] : [])].map((url) => new URL(url).origin),
);

const OWN = new URL(env.cmsUrl).origin;

/**
 * True for what a browser sends from a page of another origin than the CMS's own, the site's included. Programs name no origin.
 */
export function isForeignPage({ headers }: Pick<Request, 'headers'>): boolean {
  const origin = headers.get('Origin');
  if (origin !== null) return origin !== OWN;
  return ['cross-site', 'same-site'].includes(headers.get('Sec-Fetch-Site') ?? '');
}

/** True for the pages that may use the live services from a browser: the site, its preview and the CMS itself. */
export function isAllowedOrigin(origin: string): boolean {
  return ALLOWED.has(origin);
}
