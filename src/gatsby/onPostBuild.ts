import { writeFile } from 'node:fs/promises';
import type { ParentSpanPluginArgs } from 'gatsby';
import { requireEnv } from '../lib/requireEnv';

/** Gatsby API: robots.txt, which must name the sitemap by its whole address. */
export async function onPostBuild(_args: ParentSpanPluginArgs): Promise<void> {
  const sitemap = new URL('/sitemap-index.xml', requireEnv('SITE_URL', process.env.SITE_URL));
  const preview = process.env.GATSBY_PREVIEW === 'true';
  await writeFile('public/robots.txt', `User-agent: *\n${preview ? 'Disallow: /' : 'Allow: /'}\n\nSitemap: ${sitemap}\n`);
}
