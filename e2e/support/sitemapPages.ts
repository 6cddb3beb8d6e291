import type { APIRequestContext } from '@playwright/test';

/**
 * What the site tells search engines of its pages, in all files that its index names.
 * @returns their XML, one after the other
 */
export async function sitemapPages(request: APIRequestContext): Promise<string> {
  const index = await (await request.get('/sitemap-index.xml')).text();
  const files = [...index.matchAll(/<loc>[^<]*(\/sitemap-\d+\.xml)<\/loc>/g)].map(([, file]) => file ?? '');
  return (await Promise.all(files.map(async (file) => (await request.get(file)).text()))).join('');
}
