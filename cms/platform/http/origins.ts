import { env } from '../env';

const ALLOWED = new Set(
  [env.siteUrl, env.cmsUrl, ...(env.previewUrl ? [env.previewUrl] : [])].map((url) => new URL(url).origin),
);

/** True for the pages that may use the live services from a browser: the site, its preview and the CMS itself. */
export function isAllowedOrigin(origin: string): boolean {
  return ALLOWED.has(origin);
}
