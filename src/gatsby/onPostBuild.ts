import { writeFile } from 'node:fs/promises';
import type { ParentSpanPluginArgs, Store } from 'gatsby';
import { requireEnv } from '../lib/requireEnv';
import { moveStylesToHead } from './moveStylesToHead';
import { rewritePages } from './rewritePages';

interface Redirect {
  fromPath: string;
  toPath: string;
  statusCode?: number;
}

/** Gatsby API: styles in the head of each page, and what a static host needs beside the pages, robots.txt and the redirects. */
export async function onPostBuild({ store }: ParentSpanPluginArgs): Promise<void> {
  await rewritePages('public', moveStylesToHead);
  await writeFile('public/robots.txt', robots());
  await writeFile('public/_redirects', redirects(store));
}

/** robots.txt must name the sitemap by its whole address; a preview is for no search engine. */
function robots(): string {
  const sitemap = new URL('/sitemap-index.xml', requireEnv('SITE_URL', process.env.SITE_URL)).toString();
  const preview = process.env.GATSBY_PREVIEW === 'true';
  return `User-agent: *\n${preview ? 'Disallow: /' : 'Allow: /'}\n\nSitemap: ${sitemap}\n`;
}

/** One line each in the format that static hosts share: from, to, status. The last one gives English paths their 404 page. */
function redirects(store: Store): string {
  const { redirects: all } = store.getState() as { redirects: Redirect[] };
  const lines = all.map(
    ({ fromPath, toPath, statusCode = 301 }) => `${encodeURI(fromPath)} ${encodeURI(toPath)} ${statusCode}`,
  );
  return [...lines, '/en/* /en/404/ 404', ''].join('\n');
}
