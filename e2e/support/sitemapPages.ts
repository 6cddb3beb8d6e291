import type { APIRequestContext } from '@playwright/test';

/** Returns the XML of all sitemap files in the index, joined to one text. */
export async function sitemapPages(request: APIRequestContext): Promise<string> {
  const index = await (await request.get('/sitemap-index.xml')).text();
  const files = [...index.matchAll(/<loc>[^<]*(\/sitemap-\d+\.xml)<\/loc>/g)].map(([, file]) => file ?? '');
  return (await Promise.all(files.map(async (file) => (await request.get(file)).text()))).join('');
}
