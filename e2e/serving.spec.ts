import { expect, test } from './support/test';

/** How the site is handed out: what a static host must do as well (docs/deploying.md). */
test.describe('the site is served', () => {
  test('pages fresh each time, files with a hash for a year', async ({ request }) => {
    const page = await request.get('/');
    expect(page.headers()['cache-control']).toContain('max-age=0');
    const script = /src="(\/[\w-]+-[0-9a-f]{20}\.js)"/.exec(await page.text())?.[1] ?? '';
    expect((await request.get(script)).headers()['cache-control']).toContain('immutable');
    const data = await request.get('/page-data/index/page-data.json');
    expect(data.headers()['cache-control']).toContain('max-age=0');
  });

  for (const encoding of ['br', 'gzip']) {
    test(`compressed as ${encoding} for browsers that read it`, async ({ request }) => {
      const page = await request.get('/', { headers: { 'Accept-Encoding': encoding } });
      expect(page.headers()['content-encoding']).toBe(encoding);
      expect(await page.text()).toContain('<html');
    });
  }

  test('with headers that keep other sites out', async ({ request }) => {
    const headers = (await request.get('/')).headers();
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'SAMEORIGIN' });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  test('with one address for each page', async ({ request }) => {
    const response = await request.get('/about', { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe('/about/');
  });

  test('old addresses keep their campaign parameters', async ({ request }) => {
    const response = await request.get('/company/?utm_source=mail', { maxRedirects: 0 });
    expect(response.headers().location).toBe('/about/?utm_source=mail');
  });

  test('a path that is no proper encoding is simply not found', async ({ request }) => {
    expect((await request.get('/%E0%A4%A')).status()).toBeGreaterThanOrEqual(400);
    expect((await request.get('/%E0%A4%A')).status()).toBeLessThan(500);
  });
});
